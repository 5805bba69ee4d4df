/// A menu element that sends an action up the responder chain.
open class UICommand: UIMenuElement {
    /// The title of the command in a menu.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The selector of the method that the responder performs.
    public let action: Selector
    /// The data of the command, which the action reads from its sender; nil for none.
    public let propertyList: Any?
    /// The attributes of the command in a menu.
    open var attributes: Attributes
    /// The state of the command in a menu.
    open var state: State
    /// A longer title for places with space for it; has no effect here.
    open var discoverabilityTitle: String?
    /// The alternates of the command for modifier keys; menus here show the command itself.
    public let alternates: [UICommandAlternate]
    /// How the command repeats while its key is held; has no effect here.
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
