/// The pasteboard of the render, which is empty at its start.
public final class UIPasteboard: NSObject {
    /// The system's pasteboard.
    public static var general: UIPasteboard { ApplicationState.current.pasteboard }
    /// Posted when the contents have changed.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// How often the contents have changed.
    public private(set) var changeCount = 0
    private var contents: [Any] = []

    override init() { super.init() }

    /// The texts.
    public var strings: [String]? {
        get { list() }
        set { replace(newValue) }
    }
    /// The first text.
    public var string: String? {
        get { strings?.first }
        set { replace(newValue.map { [$0] }) }
    }
    /// The URLs.
    public var urls: [URL]? {
        get { list() }
        set { replace(newValue) }
    }
    /// The first URL.
    public var url: URL? {
        get { urls?.first }
        set { replace(newValue.map { [$0] }) }
    }
    /// The images.
    public var images: [UIImage]? {
        get { list() }
        set { replace(newValue) }
    }
    /// The first image.
    public var image: UIImage? {
        get { images?.first }
        set { replace(newValue.map { [$0] }) }
    }
    /// The colors.
    public var colors: [UIColor]? {
        get { list() }
        set { replace(newValue) }
    }
    /// The first color.
    public var color: UIColor? {
        get { colors?.first }
        set { replace(newValue.map { [$0] }) }
    }
    /// Whether there is text.
    public var hasStrings: Bool { strings != nil }
    /// Whether there are URLs.
    public var hasURLs: Bool { urls != nil }
    /// Whether there are images.
    public var hasImages: Bool { images != nil }
    /// Whether there are colors.
    public var hasColors: Bool { colors != nil }

    private func list<Item>() -> [Item]? {
        let items = contents.compactMap { $0 as? Item }
        return items.isEmpty ? nil : items
    }

    private func replace(_ items: [Any]?) {
        contents = items ?? []
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
