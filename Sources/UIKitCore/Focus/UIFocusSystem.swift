/// The object that manages the focus; there is none here, as on an iPhone without a keyboard.
open class UIFocusSystem: NSObject {
    private override init() { super.init() }

    /// Returns the focus system of an environment; always nil here.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Creates nothing: there is no focus system here, so that the result is always nil.
    public convenience init?(for environment: any UIFocusEnvironment) { nil }

    /// The focused item; nil for none.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Requests an update of the focus; has no effect here.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Updates the focus if that was requested; has no effect here.
    open func updateFocusIfNeeded() {}
    /// Returns whether an environment is another one or contains it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var current: (any UIFocusEnvironment)? = otherEnvironment
        while let part = current {
            if part === environment { return true }
            current = part.parentFocusEnvironment
        }
        return false
    }
    /// Registers a sound for an identifier; none is played.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

    /// Posted after the focus has moved.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted after the focus failed to move.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the update context in the notifications.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the animation coordinator in the notifications.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// The information on a focus update.
open class UIFocusUpdateContext: NSObject {
    /// The item that the focus leaves; nil for none.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that is focused next; nil for none.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction of the movement; empty by default.
    open internal(set) var focusHeading: UIFocusHeading = []
    /// The view that the focus leaves; nil for none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that is focused next; nil for none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The information on a focus update in a table view.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that the focus leaves; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that is focused next; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// The information on a focus update in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that the focus leaves; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that is focused next; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// The information that animations of a focus update receive.
public protocol UIFocusAnimationContext: AnyObject {
    /// The duration of the system's animation, in seconds.
    var duration: TimeInterval { get }
}

/// Coordinates animations with a focus update; the changes are made at once.
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: UIFocusAnimationContext {
        let duration: TimeInterval = 0
    }

    /// Runs animations alongside a focus update, and then the completion handler.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    /// Runs animations alongside those of an item that is focused, and then the completion handler.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(Context())
        completion?()
    }
    /// Runs animations alongside those of an item that loses the focus, and then the completion handler.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(Context())
        completion?()
    }
}

/// A region that redirects the focus to other environments.
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus; true by default.
    open var isEnabled = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The environments that the guide redirects the focus to, in order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The view that the guide redirects the focus to, as before iOS 10; nil for none.
    open weak var preferredFocusedView: UIView?
}

/// The visual effect of an item while it is focused.
open class UIFocusEffect: NSObject, NSCopying {
    /// Creates the default effect of the system.
    public override init() { super.init() }
    /// Returns the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo around an item that is focused; it is not drawn, as nothing is focused.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the halo is drawn. Raw values match Apple's.
    public enum Position: Int, Hashable, Sendable {
        /// Where the system chooses.
        case automatic = 0
        /// Outside the edge of the shape.
        case outside = 1
        /// Inside the edge of the shape.
        case inside = 2
    }

    /// The view that contains the halo; nil for one that the system chooses.
    open weak var containerView: UIView?
    /// The view that the halo is placed above; nil for one that the system chooses.
    open weak var referenceView: UIView?
    /// Where the halo is drawn; `automatic` by default.
    open var position = Position.automatic

    /// Creates a halo in the shape of the item.
    public override init() { super.init() }
    /// Creates a halo around a rectangle.
    public init(rect: CGRect) { super.init() }
    /// Creates a halo around a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    /// Creates a halo around a path.
    public init(path bezierPath: UIBezierPath) { super.init() }
}

/// How an item shifts as the focus is about to leave it: not at all.
open class UIFocusMovementHint: NSObject, NSCopying {
    /// The direction in which the focus is about to move.
    open var movementDirection: CGVector { .zero }
    /// The transform for perspective: the identity.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// The rotation of the item: zero.
    open var rotation: CGVector { .zero }
    /// The translation of the item in points: zero.
    open var translation: CGVector { .zero }
    /// The transform that combines perspective, rotation and translation: the identity.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
    /// Returns the hint itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIScreen {
    /// The focused item; nil for none.
    public var focusedItem: (any UIFocusItem)? { nil }
    /// The focused view; nil for none.
    public var focusedView: UIView? { nil }
    /// Whether the screen supports the focus; always false here.
    public var supportsFocus: Bool { false }
}
