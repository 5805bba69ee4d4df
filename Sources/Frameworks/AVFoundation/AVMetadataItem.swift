// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// An item of metadata of an asset.
open class AVMetadataItem: NSObject {
    /// The identifier of the item.
    open internal(set) var identifier: AVMetadataIdentifier?
    /// The value of the item.
    open internal(set) var value: (any NSCopying & NSObjectProtocol)?
    /// The language of the value, as a BCP 47 tag.
    open internal(set) var extendedLanguageTag: String?
    /// The name in all formats.
    open var commonKey: AVMetadataKey? { nil }
    /// The key space of the item.
    open var keySpace: AVMetadataKeySpace? { nil }
    /// The value as a string; nil if it is none.
    open var stringValue: String? { (value as? NSString).map { "\($0)" } }
    /// The value as a number; nil if it is none.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// The value as data; nil if it is none.
    open var dataValue: Data? { nil }
    /// The value as a date; nil if it is none.
    open var dateValue: Date? { nil }
    /// The time of the item in the asset.
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

/// An item of metadata whose values can be set.
open class AVMutableMetadataItem: AVMetadataItem {
    /// The identifier of the item.
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    /// The value of the item.
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
    /// The language of the value, as a BCP 47 tag.
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
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of the asset.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The artist of the asset.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album that the asset belongs to.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The artwork of the asset.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// Who wrote it.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// What it is.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// The type of the asset.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// Where it was made.
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}

/// An identifier of an item of metadata.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of the asset.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// The artist of the asset.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The album that the asset belongs to.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The artwork of the asset.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// What it is.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    /// The line below the title.
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    /// The genre, in QuickTime metadata.
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.genre")
    /// For whom it is.
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(
        rawValue: "itsk/----.com.apple.iTunes.iTunEXTC")
}

/// A key space of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From all formats.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// The key space of ID3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// The key space of iTunes.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// The key space of QuickTime metadata.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of MP3.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// That of iTunes.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// That of QuickTime.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    /// The format is not known.
    public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

/// A kind of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QuickTime movie.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// An MPEG-4 movie.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Films of iTunes.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Sounds of iTunes.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// An MP3 file.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// A WAVE file.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// An AIFF file.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// A Core Audio file.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// A JPEG image.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// An HEIC image.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// An HEIF image.
    public static let heif = AVFileType(rawValue: "public.heif")
    /// A TIFF image.
    public static let tif = AVFileType(rawValue: "public.tiff")
    /// A raw image in DNG.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
