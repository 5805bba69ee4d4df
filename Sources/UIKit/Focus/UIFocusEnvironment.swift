/// A part of the interface that takes part in moving the focus by keys; nothing is ever focused here, as on an iPhone
/// without a keyboard.
public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus goes first, in order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The part that this one is in; nil for none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What holds the items inside this part; nil for none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The view that the focus goes to first, as before iOS 9; nil for none.
    var preferredFocusedView: UIView? { get }
    /// The group in which keys move the focus; nil for that of the parent.
    var focusGroupIdentifier: String? { get }
    /// Requests an update of the focus.
    func setNeedsFocusUpdate()
    /// Updates the focus if that was requested.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus has moved.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// Returns the sound of a move of the focus; nil for that of the parent.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
    /// Nil.
    public var preferredFocusedView: UIView? { nil }
    /// Nil.
    public var focusGroupIdentifier: String? { nil }
    /// Nil.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? {
        nil
    }
    /// Returns whether another part is this one or in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

/// Something that can be focused.
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item may be focused.
    var canBecomeFocused: Bool { get }
    /// The frame, in the coordinates of the container.
    var frame: CGRect { get }
    /// How the item looks while it is focused; nil for as it is.
    var focusEffect: UIFocusEffect? { get }
    /// How soon the item is focused in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// When the item shows that it is focused.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Whether items behind can be focused.
    var isTransparentFocusItem: Bool { get }
    /// Called when the focus is about to leave the item.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Whether the item is focused: never.
    public var isFocused: Bool { false }
    /// Nil.
    public var focusEffect: UIFocusEffect? { nil }
    /// That of an item that was not focused before.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// As the system does.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// False.
    public var isTransparentFocusItem: Bool { false }
    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Something that knows the items inside it.
public protocol UIFocusItemContainer: AnyObject {
    /// The coordinates of the items.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that touch a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that is focused.
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// Where the content is scrolled to.
    var contentOffset: CGPoint { get set }
    /// The size of the content.
    var contentSize: CGSize { get }
    /// The size of what is visible.
    var visibleSize: CGSize { get }
}

/// The direction in which the focus moves. Raw values match Apple's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the item before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// When an item shows that it is focused. Raw values match Apple's.
public enum UIFocusItemDeferralMode: Int, Hashable, Sendable {
    /// As the system does.
    case automatic = 0
    /// Once the user moves the focus.
    case always = 1
    /// At once.
    case never = 2
}

/// How soon an item is focused in its group. Raw values match Apple's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int
    /// Creates a priority from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from its raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// That of any item.
    public static let ignored = UIFocusGroupPriority(0)
    /// That of the item that was focused last.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// That of an item of importance, as one that is selected.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// That of the item that is focused.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// The sound of a move of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
    /// That of the system.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}
