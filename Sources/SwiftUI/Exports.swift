// Lets sources that `import SwiftUI` compile unchanged where Apple's module is not there.
@_exported public import WidthwiseUI
