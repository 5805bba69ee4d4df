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

    /// How the entry is shown; nothing special for menus.
    var shownAttributes: Attributes { [] }
    /// What marks the entry; nothing for menus.
    var shownState: State { .off }
    /// Does what the entry stands for.
    func choose(from sender: Any?) {}
}

/// An entry of a menu that sends an action up the responder chain.
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// What the sender of the action carries.
    public let propertyList: Any?
    /// How the entry is shown.
    open var attributes: Attributes
    /// What marks the entry.
    open var state: State
    /// A longer title for places with room for it; has no effect here.
    open var discoverabilityTitle: String?

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override var shownAttributes: Attributes { attributes }
    override var shownState: State { state }
    override func choose(from sender: Any?) {
        ApplicationState.note(.action, "\(title) \(action)")
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
}
