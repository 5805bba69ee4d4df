/// How assistive technologies treat an element. Raw values match Apple's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each trait.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is treated as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is treated as a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is treated as an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that cannot change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element gives a summary when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element updates its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts a media session, as sound or video.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is touched directly, as a piano's keys.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page is turned once the element was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a header that divides content into sections.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element supports zooming of its content.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// The element is treated as a switch with two states.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// How an object contains elements, for assistive technologies. Raw values match Apple's.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    /// The object is no container.
    case none = 0
    /// A table of rows and columns.
    case dataTable = 1
    /// A list of elements in order.
    case list = 2
    /// A landmark of a page.
    case landmark = 3
    /// Elements that belong together.
    case semanticGroup = 4
}

/// The direction in which assistive technologies scroll. Raw values match Apple's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    /// Toward the right of the content.
    case right = 1
    /// Toward the left of the content.
    case left = 2
    /// Toward the top of the content.
    case up = 3
    /// Toward the bottom of the content.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the previous page.
    case previous = 6
}

/// How assistive technologies navigate the elements of an object. Raw values match Apple's.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
    /// The system chooses the style.
    case automatic = 0
    /// Each element is navigated separately.
    case separate = 1
    /// The elements are treated as one.
    case combined = 2
}

/// The context of an object's text, for assistive technologies.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a context from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that is edited, as in a word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Long-form text, as in a novel.
    public static let narrative = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextNarrative")
    /// Text of a conversation, as in a chat.
    public static let messaging = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// File names and paths, as in a file browser.
    public static let fileSystem = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code, in which punctuation matters.
    public static let sourceCode = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Input and output of a console.
    public static let console = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextConsole")
}
