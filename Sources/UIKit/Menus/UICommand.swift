/// An entry of a menu that sends an action up the responder chain.
open class UICommand: UIMenuElement {
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
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
    /// What the command is while modifier keys are held; menus here show the command itself.
    public let alternates: [UICommandAlternate]
    /// How the command is repeated as its key is held; has no effect here.
    open var repeatBehavior: RepeatBehavior = .automatic

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override var shownAttributes: Attributes { attributes }
    override var shownState: State { state }
    override func choose(from sender: Any?) {
        RenderContext.record(.action, "\(title) \(action)")
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
}
