/// An action of a control, a bar item or a menu.
public final class UIAction: NSObject {
    /// The title of the action.
    public var title: String
    /// The image of the action.
    public var image: UIImage?
    /// The identifier of the action.
    public private(set) lazy var identifier = Identifier("action.\(ApplicationState.current.makeNumber())")
    /// What the action was sent by, while its handler runs.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
        if let identifier { self.identifier = identifier }
    }

    /// Calls the handler.
    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The identifiers of actions.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
