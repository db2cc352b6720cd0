// Lets models that `import Combine` for `ObservableObject` and `@Published` alone compile unchanged.
@_exported public import protocol Surface.ObservableObject
@_exported public import struct Surface.Published
