/// A list that assistive technologies step through, such as the headings of a page.
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the next entry; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The localized name of the rotor; empty for one with a system type.
    open var name: String
    /// Finds the next entry.
    open var itemSearchBlock: Search

    /// Creates a list.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }

    /// Creates a list of a kind that the system names.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }

    /// Creates a list with a name with attributes of speech.
    public convenience init(
        attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
    ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

    /// The kind that the system names; `none` for one of the app's own.
    open private(set) var systemRotorType = SystemRotorType.none

    /// The kinds of lists that the system names. Raw values match Apple's.
    public enum SystemRotorType: Int, Hashable, Sendable {
        /// A rotor of the app's own.
        case none = 0
        /// Steps through links, visited or not.
        case link = 1
        /// Links that were visited.
        case visitedLink = 2
        /// Steps through headings of every level.
        case heading = 3
        /// Headings of the first level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the sixth level.
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

    /// Where a search goes. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// Toward the beginning of the content.
        case previous = 0
        /// Toward the end of the content.
        case next = 1
    }
}

/// What is searched for in a custom rotor.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The present entry.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    /// Where the search goes.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An entry of a custom rotor.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The object; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of its text; nil for all.
    open var targetRange: UITextRange?

    /// Creates an entry.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
