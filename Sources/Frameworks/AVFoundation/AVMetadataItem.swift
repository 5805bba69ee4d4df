// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Something told about a film or a sound.
open class AVMetadataItem: NSObject {
    /// The name.
    open internal(set) var identifier: AVMetadataIdentifier?
    /// What is told.
    open internal(set) var value: (any NSCopying & NSObjectProtocol)?
    /// The language.
    open internal(set) var extendedLanguageTag: String?
    /// The name in all formats.
    open var commonKey: AVMetadataKey? { nil }
    /// The format.
    open var keySpace: AVMetadataKeySpace? { nil }
    /// What is told, as a text.
    open var stringValue: String? { (value as? NSString).map { "\($0)" } }
    /// What is told, as a number.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// What is told, as bytes.
    open var dataValue: Data? { nil }
    /// What is told, as a date.
    open var dateValue: Date? { nil }
    /// When it is told.
    open var time: CMTime { .invalid }
    /// Returns what has a name.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    /// Returns what has a format.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { metadataItems.filter { $0.keySpace == keySpace } }
}

/// Something to be told about a film or a sound.
open class AVMutableMetadataItem: AVMetadataItem {
    /// The name.
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// What is told.
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
    /// The language.
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { super.extendedLanguageTag = newValue }
    }
    /// What the value is.
    open var dataType: String?
    /// Creates an item.
    public override init() { super.init() }
}

/// The name of something in all formats.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who plays.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// Who wrote it.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// What it is.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The kind.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// Where it was made.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}

/// The name of something told about a film.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// Who plays.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// What it is.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    /// The line below the title.
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    /// The kind.
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.genre")
    /// For whom it is.
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(
        rawValue: "itsk/----.com.apple.iTunes.iTunEXTC")
}

/// Where names of what is told come from.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From all formats.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// From MP3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// From iTunes.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// From QuickTime.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A format of what is told.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of MP3.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// That of iTunes.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// That of QuickTime.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    /// Not known.
    public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

/// A kind of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Films of iTunes.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Sounds of iTunes.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// WAVE.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// Core Audio.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// JPEG.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// HEIC.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// HEIF.
    public static let heif = AVFileType(rawValue: "public.heif")
    /// TIFF.
    public static let tif = AVFileType(rawValue: "public.tiff")
    /// Raw pictures.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
