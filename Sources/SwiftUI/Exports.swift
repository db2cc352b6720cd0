// Lets sources that `import SwiftUI` compile unchanged where Apple's module is not there. Apple's
// exports Observation as well, so that `@Observable` needs no import of its own.
@_exported public import Observation
@_exported public import WidthwiseUI
