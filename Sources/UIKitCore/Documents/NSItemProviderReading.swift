/// A class whose objects can be made of dragged or shared content.
public protocol NSItemProviderReading: AnyObject {
    /// The uniform type identifiers of content that objects can be made of.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of content of a kind.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
    /// Throws; texts, URLs and images are made by `NSItemProvider` itself.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw CocoaError(.featureUnsupported)
    }
}

/// A class whose objects can be dragged or shared.
public protocol NSItemProviderWriting: AnyObject {
    /// The uniform type identifiers of content that objects can provide.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Provides the content of a kind.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Provides nothing; the content of texts, URLs and images is made by `NSItemProvider` itself.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The uniform type identifier of plain text in UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// The uniform type identifier of plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The uniform type identifier of a URL.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// The uniform type identifier of a URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The uniform type identifiers of PNG and JPEG images.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// The uniform type identifier of a PNG image.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}

/// Which apps can see content that is dragged or shared. Raw values match Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    /// Visible to all apps.
    case all = 0
    /// Visible to apps of the same team.
    case team = 1
    /// Visible to apps of the same group.
    case group = 2
    /// Visible to the app alone.
    case ownProcess = 3
}

/// How a file is provided.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may be opened in place.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
