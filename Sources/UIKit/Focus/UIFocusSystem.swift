/// What moves the focus; there is none here, as on an iPhone without a keyboard.
open class UIFocusSystem: NSObject {
    private override init() { super.init() }

    /// Returns what moves the focus in a part of the interface: nil.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Finds what moves the focus in a part of the interface: nil.
    public convenience init?(for environment: any UIFocusEnvironment) { nil }

    /// The item that is focused; nil for none.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Requests an update of the focus; has no effect here.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Updates the focus if that was requested; has no effect here.
    open func updateFocusIfNeeded() {}
    /// Returns whether a part of the interface is another or in it.
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
    /// Gives a sound an identifier; none is played.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

    /// Posted after the focus has moved.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted after the focus could not move.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the move in the notifications.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the animations in the notifications.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// A move of the focus.
open class UIFocusUpdateContext: NSObject {
    /// The item that the focus leaves; nil for none.
    open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that the focus comes to; nil for none.
    open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The direction.
    open internal(set) var focusHeading: UIFocusHeading = []
    /// The view that the focus leaves; nil for none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that the focus comes to; nil for none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// A move of the focus in a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that the focus leaves; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that the focus comes to; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A move of the focus in a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that the focus leaves; nil for none.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that the focus comes to; nil for none.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// What animations of a move of the focus receive.
public protocol UIFocusAnimationContext: AnyObject {
    /// How long the animation of the system is, in seconds.
    var duration: TimeInterval { get }
}

/// Animates what changes with the focus; the changes are made at once.
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: UIFocusAnimationContext {
        let duration: TimeInterval = 0
    }

    /// Changes something as the focus moves.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    /// Changes something as an item is focused.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(Context())
        completion?()
    }
    /// Changes something as an item is no longer focused.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(Context())
        completion?()
    }
}

/// A rectangle that leads the focus elsewhere.
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads the focus.
    open var isEnabled = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Where the guide leads, in order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The view that the guide leads to, as before iOS 10; nil for none.
    open weak var preferredFocusedView: UIView?
}

/// How an item looks while it is focused.
open class UIFocusEffect: NSObject, NSCopying {
    /// Creates that of the system.
    public override init() { super.init() }
    /// Returns the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A frame around an item that is focused; it is not drawn, as nothing is focused.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the frame is. Raw values match Apple's.
    public enum Position: Int, Hashable, Sendable {
        /// As it fits.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// In the shape.
        case inside = 2
    }

    /// The view that draws the frame; nil for as it fits.
    open weak var containerView: UIView?
    /// The view above which the frame is; nil for as it fits.
    open weak var referenceView: UIView?
    /// Where the frame is.
    open var position = Position.automatic

    /// Creates a frame of the item's shape.
    public override init() { super.init() }
    /// Creates a frame of a rectangle.
    public init(rect: CGRect) { super.init() }
    /// Creates a frame of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    /// Creates a frame of a path.
    public init(path bezierPath: UIBezierPath) { super.init() }
}

/// How an item leans as the focus is about to leave it: not at all.
open class UIFocusMovementHint: NSObject, NSCopying {
    /// Where the focus is about to go.
    open var movementDirection: CGVector { .zero }
    /// The perspective.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// How far the item turns.
    open var rotation: CGVector { .zero }
    /// How far the item moves.
    open var translation: CGVector { .zero }
    /// All of it as a transform.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
    /// Returns the hint itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIScene {
    /// What moves the focus in the scene; nil for none.
    public var focusSystem: UIFocusSystem? { nil }
}

extension UIScreen {
    /// The item that is focused; nil for none.
    public var focusedItem: (any UIFocusItem)? { nil }
    /// The view that is focused; nil for none.
    public var focusedView: UIView? { nil }
    /// Whether something can be focused.
    public var supportsFocus: Bool { false }
}
