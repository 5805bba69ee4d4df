/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
    /// How weighty a button is.
    public enum Style: Int, Hashable, Sendable {
        /// As the rest.
        case plain = 0
        /// Ends something: semibold.
        case done = 2
    }

    /// What the system has words, pictures or a room for.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// "Done", semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", semibold.
        case save = 3
        /// A plus.
        case add = 4
        /// Room that takes what is left.
        case flexibleSpace = 5
        /// Room of the item's width.
        case fixedSpace = 6
        /// A sheet with a pencil.
        case compose = 7
        /// An arrow back.
        case reply = 8
        /// A box with an arrow.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross.
        case close = 24
    }

    /// How weighty the button is.
    open var style: Style = .plain { didSet { itemDidChange() } }
    /// Points; 0 for as wide as the content.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// A view shown in place of words and picture.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The colour; nil for the bar's tint.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// What the system has for it; nil for an item of the author's own.
    package let systemItem: SystemItem?

    /// A button that shows nothing.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// A button of the system's; target and action are kept for source compatibility and never used.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Any? = nil) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.words
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// A button with words; target and action are kept for source compatibility and never used.
    public init(title: String?, style: Style, target: Any? = nil, action: Any? = nil) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
    }

    /// A button with a picture; target and action are kept for source compatibility and never used.
    public init(image: UIImage?, style: Style, target: Any? = nil, action: Any? = nil) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
    }

    /// A button with words or a picture and something to do, which is kept and never done.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        systemItem = nil
        super.init()
        self.title = title ?? primaryAction?.title
        self.image = image
    }

    /// A place for a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    /// Room that takes what is left.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
    }

    /// Room of a width.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        item.width = width
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    /// The English words; nil for pictures and rooms.
    fileprivate var words: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// Whether it is room and nothing else.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
