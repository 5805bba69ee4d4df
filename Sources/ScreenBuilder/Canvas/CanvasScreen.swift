/// The screens that a rule of the canvas is about.
enum CanvasScreen: Hashable, Sendable {
    /// Every one, also the square without a device.
    case any
    /// Those with a home button, and the square without a device.
    case homeButton
    /// Those with a home indicator.
    case homeIndicator
    /// Those with a home indicator, in landscape.
    case homeIndicatorInLandscape
    /// iPhones in landscape.
    case phoneInLandscape
    /// iPads in any orientation.
    case pad
    /// The device with one of Interface Builder's names.
    case device(String)
}
