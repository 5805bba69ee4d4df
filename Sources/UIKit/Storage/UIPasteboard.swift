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
    /// The contents by kinds.
    public var items: [[String: Any]] {
        get { contents.map { [identifier(of: $0): $0] } }
        set { replace(newValue.flatMap(\.values)) }
    }
    /// The number of contents.
    public var numberOfItems: Int { contents.count }
    /// Providers of the contents.
    public var itemProviders: [NSItemProvider] {
        get {
            contents.map {
                NSItemProvider(item: $0 as? any NSSecureCoding, typeIdentifier: identifier(of: $0))
            }
        }
        set { replace(newValue) }
    }
    /// Sets contents by kinds.
    public func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) { self.items = items }
    /// Sets the content of a kind.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { replace([value]) }
    /// Returns the content of a kind.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.first { identifier(of: $0) == pasteboardType }
    }
    /// Sets the content of a kind.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { replace([data]) }
    /// Returns whether there is content of a kind.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contents.contains { pasteboardTypes.contains(identifier(of: $0)) }
    }

    private func identifier(of content: Any) -> String {
        switch content {
        case is String: "public.utf8-plain-text"
        case is URL: "public.url"
        case is UIImage: "public.png"
        case is UIColor: "com.apple.uikit.color"
        default: "public.data"
        }
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
