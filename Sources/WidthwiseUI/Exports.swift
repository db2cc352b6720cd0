// One import gives programs the views, the runner behind `App.main()`, and Foundation's geometry.
@_exported public import Surface
