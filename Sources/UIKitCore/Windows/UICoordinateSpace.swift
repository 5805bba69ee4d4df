/// An object with a coordinate space: a view or the screen.
public protocol UICoordinateSpace: AnyObject {
    /// The bounds, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns a space as the view that it is; nil for the screen.
///
/// Not inlined: the optimizer of Swift 6.3.1 fails on the cast where it knows that the space is a class.
@inline(never)
func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
}

extension UIScreen: UICoordinateSpace {
    /// Converts a point to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
    }
    /// Converts a point from another space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
    }
    /// Converts a rectangle to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
    }
    /// Converts a rectangle from another space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    }
    /// The coordinate space of the screen in the present orientation.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinate space of the screen; the same, since the device does not turn here.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The bounds in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The scale in pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The brightness, 0 to 1, of a display that does not change.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// The maximum number of frames a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { RenderEnvironment.current.traits }
    /// Whether the screen is recorded or mirrored; always false.
    public var isCaptured: Bool { false }
    /// The screens: the one of the device.
    public static var screens: [UIScreen] { [main] }
}
