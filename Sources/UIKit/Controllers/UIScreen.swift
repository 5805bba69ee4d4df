/// The device's display.
public final class UIScreen: NSObject, Sendable {
    /// The points it shows, as the device is held.
    public let bounds: CGRect
    /// Device pixels a point.
    public let scale: CGFloat

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    /// The display of the screen being rendered.
    public static var main: UIScreen {
        let environment = RenderEnvironment.current
        return UIScreen(
            bounds: CGRect(origin: .zero, size: environment.screenSize),
            scale: environment.traits.displayScale)
    }
}
