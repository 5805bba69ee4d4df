/// The display of the device.
public final class UIScreen: NSObject, Sendable {
    /// The bounds in points, in the current orientation.
    public let bounds: CGRect
    /// The scale in pixels per point.
    public let scale: CGFloat

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    /// The display of the rendered screen.
    public static var main: UIScreen {
        let environment = RenderEnvironment.current
        return UIScreen(
            bounds: CGRect(origin: .zero, size: environment.screenSize),
            scale: environment.traits.displayScale)
    }
}
