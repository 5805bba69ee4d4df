/// Provides content that is dragged or shared.
///
/// Handlers are called before a method returns, since a render's code runs on one thread.
open class NSItemProvider: NSObject {
    /// Called with content or an error.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Provides content of a kind, for a class and with options.
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    /// Provides data, and returns the progress.
    typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    /// Provides a file and whether it may be opened in place, and returns the progress.
    typealias FileLoader = (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?

    private var object: AnyObject?
    private var identifiers: [String]
    private var items: [String: LoadHandler] = [:]
    private var dataLoaders: [String: DataLoader] = [:]
    private var fileLoaders: [String: FileLoader] = [:]
    /// The name that is suggested for a file.
    open var suggestedName: String?
    /// The preferred size of the content, in points.
    open var preferredPresentationSize = CGSize.zero
    /// Data for apps of the same team.
    open var teamData: Data?
    /// Provides a preview image of the content.
    open var previewImageHandler: LoadHandler?

    /// Creates a provider without content.
    public override init() { identifiers = [] }
    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
        self.object = object
        identifiers = type(of: object).writableTypeIdentifiersForItemProvider
    }
    /// Creates a provider of an object of a kind.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        object = item as AnyObject?
        identifiers = typeIdentifier.map { [$0] } ?? []
    }
    /// Creates a provider of a file.
    public init?(contentsOf fileURL: URL!) {  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        object = fileURL as NSURL?
        identifiers = ["public.file-url"]
    }

    // MARK: Kinds

    /// The uniform type identifiers of the content.
    open var registeredTypeIdentifiers: [String] { identifiers }
    /// Returns the kinds of content that are files of some options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        fileOptions.isEmpty ? identifiers : identifiers.filter { fileLoaders[$0] != nil }
    }
    /// Returns whether there is content of a kind or of one that conforms to it, as a JPEG image to an image.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        identifiers.contains { ContentKind.conforms($0, to: typeIdentifier) }
    }
    /// Returns whether there is content of a kind, as files of some options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains {
            ContentKind.conforms($0, to: typeIdentifier)
        }
    }

    private func identifier(for typeIdentifier: String) -> String? {
        identifiers.first { $0 == typeIdentifier }
            ?? identifiers.first { ContentKind.conforms($0, to: typeIdentifier) }
    }

    private func add(_ typeIdentifier: String) {
        if !identifiers.contains(typeIdentifier) { identifiers.append(typeIdentifier) }
    }

    // MARK: Registering

    /// Registers an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        self.object = object
        type(of: object).writableTypeIdentifiersForItemProvider.forEach(add)
    }
    /// Registers an object of a class that is made when it is loaded.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    NSItemProvider(object: object).loadDataRepresentation(
                        forTypeIdentifier: identifier, completionHandler: completion)
                }
            }
        }
    }
    /// Registers data of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(typeIdentifier)
        dataLoaders[typeIdentifier] = loadHandler
    }
    /// Registers a file of a type.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(typeIdentifier)
        fileLoaders[typeIdentifier] = loadHandler
    }
    /// Registers content of a type.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(typeIdentifier)
        items[typeIdentifier] = loadHandler
    }

    // MARK: Loading

    /// Returns whether an object of a class can be made.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        if let object, isObject(object, of: aClass) { return true }
        return aClass.readableTypeIdentifiersForItemProvider.contains { identifier(for: $0) != nil }
    }
    /// Makes an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        if let object, isObject(object, of: aClass), let readable = object as? any NSItemProviderReading {
            completionHandler(readable, nil)
            return Progress(totalUnitCount: 1)
        }
        let kinds = aClass.readableTypeIdentifiersForItemProvider
        guard let kind = kinds.first(where: { identifier(for: $0) != nil }) else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: kind) { data, error in
            do {
                completionHandler(try data.map { try ContentKind.object(aClass, of: $0, kind) }, error)
            } catch { completionHandler(nil, error) }
        }
    }

    private func isObject(_ object: AnyObject, of aClass: any NSItemProviderReading.Type) -> Bool {
        (object as? NSObject)?.isKind(of: aClass) ?? (type(of: object) == aClass)
    }

    /// Loads the content of a type.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let kind = identifier(for: typeIdentifier) else {
            completionHandler?(nil, CocoaError(.featureUnsupported))
            return
        }
        if let load = items[kind] { return load(completionHandler, nil, options) }
        if let item = object as? any NSSecureCoding {
            completionHandler?(item, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: kind) { data, error in
            completionHandler?(data.map { $0 as NSData }, error)
        }
    }
    /// Loads the data of a type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let kind = identifier(for: typeIdentifier) else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return progress
        }
        if let load = dataLoaders[kind] { return load(completionHandler) ?? progress }
        if let load = fileLoaders[kind] {
            return load { url, _, error in completionHandler(url.flatMap { try? Data(contentsOf: $0) }, error)
            }
                ?? progress
        }
        if let data = object.flatMap(ContentKind.data) {
            completionHandler(data, nil)
            return progress
        }
        guard let writing = object as? any NSItemProviderWriting else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return progress
        }
        nonisolated(unsafe) let handler = completionHandler  // Called once, by whoever loads the data.
        return writing.loadData(withTypeIdentifier: kind) { handler($0, $1) } ?? progress
    }
    /// Loads a copy of the content of a type as a file, for the time of the call.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in
            completionHandler(url, error)
        }
    }
    /// Loads the content of a type as a file, in place if it may be opened.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        if let kind = identifier(for: typeIdentifier), let load = fileLoaders[kind] {
            return load(completionHandler) ?? progress
        }
        if let url = object as? NSURL, url.isFileURL {
            completionHandler(url as URL, false, nil)
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [suggestedName] data, error in
            guard let data else { return completionHandler(nil, false, error) }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(suggestedName ?? "item")
            do {
                try data.write(to: url)
                completionHandler(url, false, nil)
            } catch { completionHandler(nil, false, error) }
        }
    }
    /// Loads a preview image of the content.
    open func loadPreviewImage(
        options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        guard let previewImageHandler else {
            completionHandler?(nil, CocoaError(.featureUnsupported))
            return
        }
        previewImageHandler(completionHandler, nil, options)
    }
}

extension NSItemProvider {
    /// Returns whether a value of a type such as `String` or `URL` can be made.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Makes a value of a type such as `String` or `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler(
                (object as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC), error)
        }
    }
}
