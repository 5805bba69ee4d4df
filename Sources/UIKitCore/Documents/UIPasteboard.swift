/// A pasteboard of the render. The general one is empty at its start; others are created by name.
///
/// An item is a dictionary of values by uniform type identifier, such as a string for `public.utf8-plain-text`.
public final class UIPasteboard: NSObject {
    /// The system's pasteboard, for copy and paste.
    public static var general: UIPasteboard { RenderContext.current.shared { UIPasteboard() } }
    /// Posted when the items have changed.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted after a pasteboard was removed.
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key of the types that were added, in the user info of a notification.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that were removed, in the user info of a notification.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// The name that identifies the pasteboard.
    public let name: Name
    /// Whether the items persist after the app quits; here they never do.
    public var isPersistent = false
    /// The number of times that the items have changed.
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

    /// Creates a pasteboard that shares its items with others of its name; nil if there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = Self.board(named: pasteboardName, create: create) else { return nil }
        self.init(named: pasteboardName)
        shared = board
    }
    /// The pasteboard that has the items; nil for this one.
    private var shared: UIPasteboard?

    /// Returns a new, empty pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        let name = Name("pasteboard.\(RenderContext.current.makeNumber())")
        let made = UIPasteboard(named: name)
        Named.current.boards[name] = made
        return made
    }
    /// Removes the pasteboard of a name, and posts `removedNotification`.
    public static func remove(withName pasteboardName: Name) {
        guard let removed = Named.current.boards.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    // MARK: Items

    /// The items, each a dictionary of values by type.
    public var items: [[String: Any]] {
        get { shared?.items ?? contents }
        set { replace(newValue) }
    }
    /// The number of items.
    public var numberOfItems: Int { items.count }
    /// The types of the first item, sorted.
    public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    /// Appends items to those on the pasteboard.
    public func addItems(_ items: [[String: Any]]) { replace(self.items + items) }
    /// Replaces the items; the options are ignored.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }
    /// Replaces the items by one with a value of a type.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace([[pasteboardType: value]])
    }
    /// Replaces the items by one with data of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace([[pasteboardType: data]])
    }
    /// Returns the value of a type of the first item that has it; nil for none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] ?? Self.value(of: $0, kind: pasteboardType) }.first
    }
    /// Returns the value of a type of the first item that has it, as data; nil for none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }
    /// Returns the data of a type of some items, all if nil; nil if none has it.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = chosen(itemSet).compactMap { Self.value(of: $0, kind: pasteboardType).flatMap(Self.data) }
        return found.isEmpty ? nil : found
    }
    /// Returns whether an item has a value of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: nil)
    }
    /// Returns whether one of some items, all if nil, has a value of one of some types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { Self.value(of: item, kind: $0) != nil }
        }
    }
    /// Returns the indices of the items with a value of one of some types; nil for none.
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

    /// Item providers of the items.
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
    /// Replaces the items by those of item providers.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        self.itemProviders = itemProviders
    }
    /// Replaces the items by those of objects.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        itemProviders = objects.map { NSItemProvider(object: $0) }
    }
    /// Replaces the items by those of objects; the options are ignored.
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
