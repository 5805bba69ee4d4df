/// What an action does, which it is passed.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control, a bar item or a menu.
open class UIAction: UIMenuElement {
    /// The line below the title; nil for none.
    open override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The image while the action is selected; nil for the same. Menus here show a checkmark instead.
    open var selectedImage: UIImage?
    /// How the action repeats while its key is held; has no effect here.
    open var repeatBehavior: RepeatBehavior = .automatic
    /// The title of the action.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image of the action.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title for places with space for it; has no effect here.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu.
    open var attributes: Attributes
    /// The state of the action in a menu.
    open var state: State
    /// The identifier of the action.
    public private(set) lazy var identifier = Identifier("action.\(RenderContext.current.makeNumber())")
    /// The object that performs the action, while its handler runs.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    /// Calls the handler with a sender; the target, which subclasses may use, is ignored.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

    /// The source of a popover from the action: the sender, while the handler runs.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    /// Calls the handler.
    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    override var shownAttributes: Attributes { attributes }
    override var shownState: State { state }
    override func choose(from sender: Any?) {
        RenderContext.record(.action, "UIAction \(title)")
        perform(from: sender)
    }

    /// The identifiers of actions.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
