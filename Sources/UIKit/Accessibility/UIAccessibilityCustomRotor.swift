/// A list that assistive technologies step through, such as the headings of a page.
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the next entry; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The name.
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
        /// None.
        case none = 0
        /// Links.
        case link = 1
        /// Links that were visited.
        case visitedLink = 2
        /// Headings.
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
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// Where a search goes. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// Back.
        case previous = 0
        /// On.
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
