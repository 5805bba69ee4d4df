/// A rotor with which assistive technologies step through items, such as the headings of a page.
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the next item; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The localized name of the rotor; empty for one with a system type.
    open var name: String
    /// Returns the next item in the direction of the search.
    open var itemSearchBlock: Search

    /// Creates a rotor of the app's own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }

    /// Creates a rotor of a system type.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }

    /// Creates a rotor with a name with attributes of speech.
    public convenience init(
        attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
    ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

    /// The system type; `none` for a rotor of the app's own.
    open private(set) var systemRotorType = SystemRotorType.none

    /// The system types of rotors. Raw values match Apple's.
    public enum SystemRotorType: Int, Hashable, Sendable {
        /// A rotor of the app's own.
        case none = 0
        /// Steps through links, visited or not.
        case link = 1
        /// Steps through visited links.
        case visitedLink = 2
        /// Steps through headings of every level.
        case heading = 3
        /// Steps through headings of the first level.
        case headingLevel1 = 4
        /// Steps through headings of the second level.
        case headingLevel2 = 5
        /// Steps through headings of the third level.
        case headingLevel3 = 6
        /// Steps through headings of the fourth level.
        case headingLevel4 = 7
        /// Steps through headings of the fifth level.
        case headingLevel5 = 8
        /// Steps through headings of the sixth level.
        case headingLevel6 = 9
        /// Steps through bold text.
        case boldText = 10
        /// Steps through italic text.
        case italicText = 11
        /// Steps through underlined text.
        case underlineText = 12
        /// Steps through misspelled words.
        case misspelledWord = 13
        /// Steps through images.
        case image = 14
        /// Steps through text fields.
        case textField = 15
        /// Steps through tables.
        case table = 16
        /// Steps through lists.
        case list = 17
        /// Steps through landmarks, as on web pages.
        case landmark = 18
    }

    /// The direction of a search. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// Toward the beginning of the content.
        case previous = 0
        /// Toward the end of the content.
        case next = 1
    }
}

/// The starting point and the direction of a rotor's search.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item from which the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    /// The direction of the search, by default to the next item.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor's search finds.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element of the item; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of its text; nil for all.
    open var targetRange: UITextRange?

    /// Creates an item of an element and a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
