// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A kind of content, as in "public.png".
public struct UTType: Hashable, Sendable, Codable {
    /// The identifier of the type.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Creates a kind by its name.
    public init?(_ identifier: String) { self.identifier = identifier }
    /// Creates a kind of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    /// Creates a kind of another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    /// Creates the kind of files whose names end so: a dynamic one where none is declared; nil for no end.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let end = filenameExtension.lowercased()
        guard !end.isEmpty else { return nil }
        let found = UTType.all.first { $0.ends.contains(end) }
        identifier = found?.identifier ?? DynamicType(filenameExtension: end).identifier
    }
    /// Creates the kind of a MIME type: a dynamic one where none is declared; nil for no type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let type = mimeType.lowercased()
        guard !type.isEmpty else { return nil }
        let found = UTType.all.first { $0.mime == type }
        identifier = found?.identifier ?? DynamicType(mimeType: type).identifier
    }

    /// A kind that the system declares.
    struct Row: Sendable {
        let identifier: String
        let ends: [String]
        let mime: String?
        let parents: [String]
    }

    private static let all = basicRows + furtherRows

    private static let basicRows: [Row] = [
        Row(identifier: "public.png", ends: ["png"], mime: "image/png", parents: ["public.image"]),
        Row(identifier: "public.jpeg", ends: ["jpg", "jpeg"], mime: "image/jpeg", parents: ["public.image"]),
        Row(identifier: "public.heic", ends: ["heic"], mime: "image/heic", parents: ["public.image"]),
        Row(identifier: "com.compuserve.gif", ends: ["gif"], mime: "image/gif", parents: ["public.image"]),
        Row(identifier: "public.tiff", ends: ["tif", "tiff"], mime: "image/tiff", parents: ["public.image"]),
        Row(
            identifier: "org.webmproject.webp", ends: ["webp"], mime: "image/webp", parents: ["public.image"]),
        Row(identifier: "public.svg-image", ends: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
        Row(identifier: "com.adobe.pdf", ends: ["pdf"], mime: "application/pdf", parents: ["public.data"]),
        Row(identifier: "public.plain-text", ends: ["txt"], mime: "text/plain", parents: ["public.text"]),
        Row(identifier: "public.html", ends: ["html", "htm"], mime: "text/html", parents: ["public.text"]),
        Row(identifier: "public.rtf", ends: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
        Row(identifier: "public.xml", ends: ["xml"], mime: "application/xml", parents: ["public.text"]),
        Row(identifier: "public.json", ends: ["json"], mime: "application/json", parents: ["public.text"]),
        Row(
            identifier: "public.comma-separated-values-text", ends: ["csv"], mime: "text/csv",
            parents: ["public.text"]),
        Row(identifier: "public.mp3", ends: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
        Row(identifier: "public.mpeg-4-audio", ends: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
        Row(
            identifier: "com.microsoft.waveform-audio", ends: ["wav"], mime: "audio/wav",
            parents: ["public.audio"]),
        Row(identifier: "public.mpeg-4", ends: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
        Row(
            identifier: "com.apple.quicktime-movie", ends: ["mov"], mime: "video/quicktime",
            parents: ["public.movie"]),
        Row(
            identifier: "public.zip-archive", ends: ["zip"], mime: "application/zip",
            parents: ["public.archive"]),
        Row(identifier: "public.image", ends: [], mime: nil, parents: ["public.data"]),
        Row(identifier: "public.text", ends: [], mime: nil, parents: ["public.data"]),
        Row(identifier: "public.audio", ends: [], mime: nil, parents: ["public.audiovisual-content"]),
        Row(identifier: "public.movie", ends: [], mime: nil, parents: ["public.audiovisual-content"]),
        Row(identifier: "public.audiovisual-content", ends: [], mime: nil, parents: ["public.data"]),
        Row(identifier: "public.data", ends: [], mime: nil, parents: ["public.item"]),
        Row(identifier: "public.folder", ends: [], mime: nil, parents: ["public.directory"]),
        Row(identifier: "public.directory", ends: [], mime: nil, parents: ["public.item"]),
    ]

    private var row: Row? { UTType.all.first { $0.identifier == identifier } }
    private var dynamic: DynamicType? { DynamicType(identifier: identifier) }
    /// How names of files end, without the dot.
    public var preferredFilenameExtension: String? { row?.ends.first ?? dynamic?.filenameExtension }
    /// The MIME type.
    public var preferredMIMEType: String? { row?.mime ?? dynamic?.mimeType }
    /// Whether the kind was made for an end or a MIME type of which none is declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// A word for the kind.
    public var localizedDescription: String? { row?.ends.first?.uppercased() }
    /// Returns whether the kind is another kind or a part of it.
    public func conforms(to type: UTType) -> Bool {
        let parents = row?.parents ?? (isDynamic ? ["public.data"] : [])
        return self == type || parents.contains { UTType(known: $0).conforms(to: type) }
    }
    /// Returns whether the kind is a part of another.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether the app or the system declares the kind.
    public var isDeclared: Bool { row != nil }

    /// Any file or directory.
    public static let item = UTType(known: "public.item")
    /// Any kind of content.
    public static let content = UTType(known: "public.content")
    /// Content of several parts.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Any sequence of bytes.
    public static let data = UTType(known: "public.data")
    /// A folder shown to the user.
    public static let folder = UTType(known: "public.folder")
    /// A directory of the file system.
    public static let directory = UTType(known: "public.directory")
    /// An address of a resource.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without markup.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text with styles.
    public static let rtf = UTType(known: "public.rtf")
    /// A web page.
    public static let html = UTType(known: "public.html")
    /// A document in XML.
    public static let xml = UTType(known: "public.xml")
    /// A document in JSON.
    public static let json = UTType(known: "public.json")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A table as text.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// A document in PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An image of any kind.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// The picture of a sensor.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A photo that moves.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Films and sounds.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Video, with or without audio.
    public static let movie = UTType(known: "public.movie")
    /// Video without audio.
    public static let video = UTType(known: "public.video")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Audio without video.
    public static let audio = UTType(known: "public.audio")
    /// A sound of MP3.
    public static let mp3 = UTType(known: "public.mp3")
    /// A sound of WAV.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// A Zip archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// An archive of files.
    public static let archive = UTType(known: "public.archive")
    /// Contacts as a vCard.
    public static let vCard = UTType(known: "public.vcard")
}

extension UIDocumentPickerViewController {
    /// Creates a controller that chooses documents of kinds.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
}

extension URL {
    /// Returns the address with a part added that has the end of a kind.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(UTType.name(partialName, of: contentType))
    }
    /// Returns the address with the end of a kind added, unless it has one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let own = pathExtension
        if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: contentType) == true { return self }
        return contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }
}
