/// A class whose objects can be made of dragged or shared content.
public protocol NSItemProviderReading: AnyObject {
    /// The kinds of content, by their names.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be dragged or shared.
public protocol NSItemProviderWriting: AnyObject {
    /// The kinds of content, by their names.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// An image.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// An image.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}

/// Provides content that is dragged or shared.
open class NSItemProvider: NSObject {
    /// Called with content or an error.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    private var object: AnyObject?
    private var identifiers: [String]
    /// The name that is suggested for a file.
    open var suggestedName: String?

    /// Creates a provider of nothing.
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
    /// The kinds of content, by their names.
    open var registeredTypeIdentifiers: [String] { identifiers }
    /// Returns whether there is content of a kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        identifiers.contains(typeIdentifier)
    }
    /// Adds an object.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: Any? = nil) {
        self.object = object
        identifiers += type(of: object).writableTypeIdentifiersForItemProvider
    }
    /// Returns whether an object of a class can be made.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object.map { type(of: $0) == aClass } ?? false
    }
    /// Makes an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Provides the content of a kind.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? object as? any NSSecureCoding : nil
        completionHandler?(item, item == nil ? CocoaError(.featureUnsupported) : nil)
    }
}
