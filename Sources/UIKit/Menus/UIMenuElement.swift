/// An entry of a menu: an action, a command or a menu.
open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// The line below the title; nil for none.
    open internal(set) var subtitle: String?
    /// The image; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// What marks an entry. Raw values match Apple's.
    public enum State: Int, Hashable, Sendable {
        /// Nothing.
        case off = 0
        /// A checkmark.
        case on = 1
        /// A dash.
        case mixed = 2
    }

    /// How an entry is shown. Raw values match Apple's.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Dimmed, and without effect.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// In red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// How an entry is repeated as it is held. Raw values match Apple's.
    public enum RepeatBehavior: Int, Hashable, Sendable {
        /// As the system finds fit.
        case automatic = 0
        /// It is.
        case repeatable = 1
        /// It is not.
        case nonRepeatable = 2
    }

    /// How the entry is shown; nothing special for menus.
    var shownAttributes: Attributes { [] }
    /// What marks the entry; nothing for menus.
    var shownState: State { .off }
    /// Does what the entry stands for.
    func choose(from sender: Any?) {}
}
