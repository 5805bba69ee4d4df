/// An element of a menu: an action, a command or a menu.
open class UIMenuElement: NSObject {
    /// The title; empty for none.
    open internal(set) var title: String
    /// The subtitle below the title; nil for none.
    open var subtitle: String?
    /// The image; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// The states of an element. Raw values match Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The element is not selected; there is no mark.
        case off = 0
        /// The element is selected, with a checkmark.
        case on = 1
        /// The element is partly selected, with a dash.
        case mixed = 2
    }

    /// The attributes of an element. Raw values match Apple's.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set, which match Apple's.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is dimmed and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element's title and image are red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not displayed.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the element was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// How an element repeats while its key is held. Raw values match Apple's.
    public enum RepeatBehavior: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The element repeats while its key is held.
        case repeatable = 1
        /// The element is performed once for each press.
        case nonRepeatable = 2
    }

    /// The attributes that are displayed; none for menus.
    var shownAttributes: Attributes { [] }
    /// The state that is displayed; off for menus.
    var shownState: State { .off }
    /// Performs the element's action; does nothing unless overridden.
    func choose(from sender: Any?) {}
}
