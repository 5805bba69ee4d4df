/// A preview that a ported source has as a function.
struct PortedPreview {
    /// The name of the function, which returns an `InterfacePreview`.
    var function: String
    /// Whether it shows a view of SwiftUI, and not one of UIKit.
    var showsView: Bool
    /// The conditions of `#if` around it.
    var conditions: [String]
}
