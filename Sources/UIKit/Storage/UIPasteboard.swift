/// A pasteboard of the render. The system's is empty at its start; others are made by their names.
///
/// An item is a set of values by their kinds, such as a text as `public.utf8-plain-text`.
public final class UIPasteboard: NSObject {
    /// The system's pasteboard.
    public static var general: UIPasteboard { RenderContext.current.shared { UIPasteboard() } }
    /// Posted when the contents have changed.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted after a pasteboard was removed.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key of the kinds that came.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the kinds that went.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The name.
    public let name: Name
    /// Whether the contents outlast the app, which they do not here.
    public var isPersistent = false
    /// How often the contents have changed.
    public private(set) var changeCount = 0
    private var contents: [[String: Any]] = []

    override init() {
        name = .general
        super.init()
    }
    private init(named name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Named pasteboards

    /// The pasteboards of a render by their names.
    private final class Named {
        static let key = AttachmentKey()
        var boards: [Name: UIPasteboard] = [:]
        static var current: Named { key.value(of: UIPasteboard.general) { Named() } }
    }

    private static func board(named name: Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if let known = Named.current.boards[name] { return known }
        guard create else { return nil }
        let made = UIPasteboard(named: name)
        Named.current.boards[name] = made
        return made
    }

    /// Creates a pasteboard that shares its contents with others of its name; nil if there is none and none is made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = Self.board(named: pasteboardName, create: create) else { return nil }
        self.init(named: pasteboardName)
        shared = board
    }
    /// The pasteboard that has the contents; nil for this one.
    private var shared: UIPasteboard?

    /// Returns an empty pasteboard with a name of its own.
    public static func withUniqueName() -> UIPasteboard {
        let name = Name("pasteboard.\(RenderContext.current.makeNumber())")
        let made = UIPasteboard(named: name)
        Named.current.boards[name] = made
        return made
    }
    /// Removes a pasteboard.
    public static func remove(withName pasteboardName: Name) {
        guard let removed = Named.current.boards.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    // MARK: Items

    /// The contents by kinds.
    public var items: [[String: Any]] {
        get { shared?.items ?? contents }
        set { replace(newValue) }
    }
    /// The number of contents.
    public var numberOfItems: Int { items.count }
    /// The kinds of the first item, by their names.
    public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    /// Adds contents by kinds.
    public func addItems(_ items: [[String: Any]]) { replace(self.items + items) }
    /// Sets contents by kinds.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }
    /// Sets the content of a kind.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace([[pasteboardType: value]])
    }
    /// Sets the content of a kind.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace([[pasteboardType: data]])
    }
    /// Returns the content of a kind of the first item that has it.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] ?? Self.value(of: $0, kind: pasteboardType) }.first
    }
    /// Returns the content of a kind as data.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }
    /// Returns the contents of a kind of some items; nil stands for all.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = chosen(itemSet).compactMap { Self.value(of: $0, kind: pasteboardType).flatMap(Self.data) }
        return found.isEmpty ? nil : found
    }
    /// Returns whether there is content of a kind.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: nil)
    }
    /// Returns whether some items, of which nil stands for all, have content of a kind.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { Self.value(of: item, kind: $0) != nil }
        }
    }
    /// Returns the indices of the items with content of a kind.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let indices = items.indices.filter { index in
            pasteboardTypes.contains { Self.value(of: items[index], kind: $0) != nil }
        }
        return indices.isEmpty ? nil : IndexSet(indices)
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        guard let itemSet else { return items }
        return items.indices.filter(itemSet.contains).map { items[$0] }
    }

    private static func value(of item: [String: Any], kind: String) -> Any? {
        item[kind] ?? item.first { ContentKind.conforms($0.key, to: kind) }?.value
    }

    private static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: Providers

    /// Providers of the contents.
    public var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (kind, value) in item {
                    provider.registerDataRepresentation(forTypeIdentifier: kind, visibility: .all) {
                        completion in
                        completion(Self.data(of: value), nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set {
            replace(
                newValue.map { provider in
                    var item: [String: Any] = [:]
                    for kind in provider.registeredTypeIdentifiers {
                        provider.loadDataRepresentation(forTypeIdentifier: kind) { data, _ in
                            item[kind] = data
                        }
                    }
                    return item
                })
        }
    }
    /// Sets the contents by providers.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }
    /// Sets the contents by objects.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        itemProviders = objects.map { NSItemProvider(object: $0) }
    }
    /// Sets the contents by objects.
    public func setObjects(
        _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
    ) { setObjects(objects) }

    private func replace(_ items: [[String: Any]]) {
        if let shared { return shared.replace(items) }
        contents = items
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
}
