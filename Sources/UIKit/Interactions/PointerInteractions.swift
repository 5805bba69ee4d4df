/// What a pointer over a view looks like; there is no pointer, so that nothing is drawn.
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// Provides the looks; not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes.
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// Asks for the pointer styles again.
    open func invalidate() {}
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the looks of a pointer.
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region under the pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the look over a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
}

/// What is animated as a pointer comes or goes.
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// Where a pointer is.
open class UIPointerRegionRequest: NSObject {
    /// The place, in the coordinates of the view.
    open var location: CGPoint { .zero }
    /// The modifier keys that are held.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region with a look of its own.
open class UIPointerRegion: NSObject {
    /// The rectangle, in the coordinates of the view.
    public let rect: CGRect
    /// The name.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The look of a pointer.
open class UIPointerStyle: NSObject {
    /// Creates a look by an effect and a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Creates a look by a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    /// Returns that of no pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(systemStyle: ()) }
    /// Returns that of the system.
    public static func system() -> UIPointerStyle { UIPointerStyle(systemStyle: ()) }

    private init(systemStyle: Void) {}
}

/// How a view changes under a pointer.
public enum UIPointerEffect {
    /// As the system likes.
    case automatic(UITargetedPreview)
    /// It is lit.
    case highlight(UITargetedPreview)
    /// It is lifted.
    case lift(UITargetedPreview)
    /// It grows.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// How a view is tinted.
    public enum TintMode: Hashable, Sendable {
        /// Not.
        case none
        /// Above its content.
        case overlay
        /// Below its content.
        case underlay
    }
}

/// The shape of a pointer.
public enum UIPointerShape {
    /// A path.
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
    /// The distance of a pencil from the screen, 0 to 1.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil with the screen, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The turn of a pencil about its axis, in radians.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction of a pencil in a view's coordinates, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil in a view's coordinates, of the length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
