/// An environment that takes part in focus updates by keys; nothing is ever focused here, as on an iPhone
/// without a keyboard.
public protocol UIFocusEnvironment: AnyObject {
    /// The environments that the focus goes to first, in order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one; nil for none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The view that the focus goes to first, as before iOS 10; nil for none.
    var preferredFocusedView: UIView? { get }
    /// The identifier of the focus group; nil for that of the parent.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of the focus.
    func setNeedsFocusUpdate()
    /// Updates the focus if that was requested.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move to the item of a context.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// Returns the identifier of the sound of a focus update; nil for that of the parent.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
    /// The default implementation: nil.
    public var preferredFocusedView: UIView? { nil }
    /// The default implementation: nil.
    public var focusGroupIdentifier: String? { nil }
    /// Returns nil, for the sound of the parent.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? {
        nil
    }
    /// Returns whether another environment is this one or contained in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

/// An item that can be focused.
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can be focused.
    var canBecomeFocused: Bool { get }
    /// The frame in the coordinates of the container, in points.
    var frame: CGRect { get }
    /// The visual effect of the item while it is focused; nil for none.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item when the focus moves into its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// When the item is shown as focused.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Whether items behind this one can be focused.
    var isTransparentFocusItem: Bool { get }
    /// Called when a further movement would take the focus away from the item.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Whether the item is focused; always false here.
    public var isFocused: Bool { false }
    /// The default implementation: nil.
    public var focusEffect: UIFocusEffect? { nil }
    /// The default implementation: the priority of any item.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// The default implementation: the system's choice.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// The default implementation: false.
    public var isTransparentFocusItem: Bool { false }
    /// The default implementation ignores the hint.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// An object that provides the focus items inside it.
public protocol UIFocusItemContainer: AnyObject {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that intersect a rectangle of the coordinate space.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the focused item.
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the origin of the container, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible part of the content, in points.
    var visibleSize: CGSize { get }
}

/// The directions in which the focus moves. Raw values match Apple's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Toward the top of the screen.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Toward the bottom of the screen.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Toward the left of the screen.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Toward the right of the screen.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous item.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// When an item is shown as focused. Raw values match Apple's.
public enum UIFocusItemDeferralMode: Int, Hashable, Sendable {
    /// When the system chooses.
    case automatic = 0
    /// Not before the user moves the focus.
    case always = 1
    /// At once, without deferral.
    case never = 2
}

/// The priority of an item in its focus group. Raw values match Apple's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority; higher values take precedence.
    public var rawValue: Int
    /// Creates a priority from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from its raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The priority of any item.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of an important item, such as a selected one.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the item that is focused now.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// The identifier of a sound for focus updates.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's string for the sound.
    public var rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No sound is played.
    public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
    /// The default sound of the system.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
