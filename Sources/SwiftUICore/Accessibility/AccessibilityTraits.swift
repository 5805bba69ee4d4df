/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }
    private init(_ index: UInt64) { bits = 1 << index }

    /// Creates a set of no traits.
    public init() { bits = 0 }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(0)
    /// The element is a header that divides content.
    public static let isHeader = AccessibilityTraits(1)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(3)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(4)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(5)
    /// The element plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(6)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(7)
    /// The element is text that cannot change.
    public static let isStaticText = AccessibilityTraits(8)
    /// The element gives a summary when the app starts.
    public static let isSummaryElement = AccessibilityTraits(9)
    /// The element often changes its label or value.
    public static let updatesFrequently = AccessibilityTraits(10)
    /// The element starts media when activated.
    public static let startsMediaSession = AccessibilityTraits(11)
    /// The element lets touches through.
    public static let allowsDirectInteraction = AccessibilityTraits(12)
    /// The element turns the page.
    public static let causesPageTurn = AccessibilityTraits(13)
    /// What is behind the element cannot be reached.
    public static let isModal = AccessibilityTraits(14)
    /// The element is on or off.
    public static let isToggle = AccessibilityTraits(15)
    /// The element is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(16)

    private static let allNames = [
        "button", "header", "selected", "link", "searchField", "image", "playsSound", "keyboardKey",
        "staticText", "summaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn", "modal", "toggle", "tabBar",
    ]

    /// The names of the traits in the order of their bits, for reports.
    package var names: [String] {
        AccessibilityTraits.allNames.enumerated().filter { bits & 1 << UInt64($0.offset) != 0 }.map(\.element)
    }

    /// Whether all traits of another set are in this one.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// Returns the traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }
    /// Returns the traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }
    /// Returns the traits that are in one of the sets alone.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }
    /// Adds the traits of another set to this one.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Removes the traits of another set from this one.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    /// Adds the traits of another set to this one.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps the traits that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in one of the sets alone.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
