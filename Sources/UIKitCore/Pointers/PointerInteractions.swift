/// The pointer's appearance over a view; there is no pointer, so that nothing is drawn.
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate that provides regions and styles; not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes.
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// Invalidates the pointer styles; has no effect here.
    open func invalidate() {}
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that provides the regions and styles of a pointer.
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region under the pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the pointer's style over a region; nil for the system's.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
}

/// The animations that run as a pointer enters or exits a region.
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
    /// The default implementation returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// The default implementation returns nil: the pointer keeps the system's style.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// The location of a pointer for which a region is requested.
open class UIPointerRegionRequest: NSObject {
    /// The location, in the coordinates of the view.
    open var location: CGPoint { .zero }
    /// The modifier keys that are pressed.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region with a pointer style of its own.
open class UIPointerRegion: NSObject {
    /// The rectangle, in the coordinates of the view.
    public let rect: CGRect
    /// The identifier of the region; nil for none.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The style of a pointer.
open class UIPointerStyle: NSObject {
    /// Creates a style with an effect and a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Creates a style with a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    /// Returns the style that hides the pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(systemStyle: ()) }
    /// Returns the style of the system.
    public static func system() -> UIPointerStyle { UIPointerStyle(systemStyle: ()) }

    private init(systemStyle: Void) {}
}

/// How a view changes under a pointer.
public enum UIPointerEffect {
    /// The system chooses the effect.
    case automatic(UITargetedPreview)
    /// The pointer takes the shape of the view, behind it.
    case highlight(UITargetedPreview)
    /// The view is lifted, with the pointer behind it.
    case lift(UITargetedPreview)
    /// The view is scaled, tinted or shadowed, and the pointer keeps its shape.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// How a view is tinted.
    public enum TintMode: Hashable, Sendable {
        /// The view is not tinted.
        case none
        /// The tint is above its content.
        case overlay
        /// The tint is below its content.
        case underlay
    }
}

/// The shape of a pointer.
public enum UIPointerShape {
    /// The shape of a path.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = 6)
    /// A vertical line of a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners unless another is given, in points.
    public static let defaultCornerRadius: CGFloat = 6
}

/// Follows a pointer; there is none, so that it never begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of an Apple Pencil from the screen, 0 to 1.
    open var zOffset: CGFloat { 0 }
    /// The altitude angle of an Apple Pencil, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The roll angle of an Apple Pencil about its axis, in radians.
    open var rollAngle: CGFloat { 0 }
    /// Returns the azimuth angle of an Apple Pencil in a view's coordinates, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the unit vector of the azimuth of an Apple Pencil in a view's coordinates.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
