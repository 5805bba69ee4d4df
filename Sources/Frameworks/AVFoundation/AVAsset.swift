// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AudioToolbox
@_exported public import CoreMedia
public import UIKit

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The identifier of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Whether a value was read. Raw values match Apple's.
public enum AVKeyValueStatus: Int, Hashable, Sendable {
    /// It was not asked for.
    case unknown = 0
    /// It is being read.
    case loading = 1
    /// The value was loaded.
    case loaded = 2
    /// It could not be.
    case failed = 3
    /// It is no longer asked for.
    case cancelled = 4
}

/// An audiovisual asset; nothing of its media is read here, so that it has no tracks.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading {
    /// Creates an asset for the media at an address.
    public convenience init(url URL: URL) { self.init() }
    /// How long it is; not known.
    open var duration: CMTime { .indefinite }
    /// How fast it plays.
    open var preferredRate: Float { 1 }
    /// How loud it is.
    open var preferredVolume: Float { 1 }
    /// How its picture is turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The size of its picture; not known.
    open var naturalSize: CGSize { .zero }
    /// Whether it can be played.
    open var isPlayable: Bool { false }
    /// Whether it can be written.
    open var isExportable: Bool { false }
    /// Whether its samples can be read.
    open var isReadable: Bool { false }
    /// Whether it can be a part of others.
    open var isComposable: Bool { false }
    /// Whether it is protected.
    open var hasProtectedContent: Bool { false }
    /// Whether its times are exact.
    open var providesPreciseDurationAndTiming: Bool { false }
    /// Its pictures and sounds.
    open var tracks: [AVAssetTrack] { [] }
    /// Returns the track of a number.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    /// Returns the tracks of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// Returns the tracks of a kind.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
    /// Passes the tracks of a media type.
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(tracks(withMediaType: mediaType), nil) } }
    /// The metadata of the asset: none.
    open var metadata: [AVMetadataItem] { [] }
    /// The metadata of the asset in all common key spaces: none.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// The formats of that.
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    /// Returns the metadata in a format: none.
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    /// When it was made.
    open var creationDate: AVMetadataItem? { nil }
    /// Reads values, which fails here.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    { CompletionQueue.async { handler?() } }
    /// Returns whether a value was read: it was not.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        .failed
    }
    /// Cancels the loading of values; has no effect here.
    open func cancelLoading() {}
}

/// An asset for the media at an address.
open class AVURLAsset: AVAsset {
    /// The address of the media.
    public let url: URL
    /// Creates an asset for the media at an address.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    /// The kinds of files that can be read: none.
    open class func audiovisualTypes() -> [AVFileType] { [] }
    /// Returns whether a kind of files can be played: not here.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

/// The key of whether times are exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of media in an asset.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading {
    /// The asset of the track; nil here.
    open var asset: AVAsset? { nil }
    /// The identifier of the track.
    open var trackID: CMPersistentTrackID { 0 }
    /// The media type of the track.
    open var mediaType: AVMediaType { .video }
    /// When there is something.
    open var timeRange: CMTimeRange { .zero }
    /// The size of the picture.
    open var naturalSize: CGSize { .zero }
    /// The parts of a second.
    open var naturalTimeScale: CMTimeScale { 600 }
    /// Pictures a second.
    open var nominalFrameRate: Float { 0 }
    /// The shortest time of a picture.
    open var minFrameDuration: CMTime { .invalid }
    /// Bits a second.
    open var estimatedDataRate: Float { 0 }
    /// How the picture is turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// How loud it is.
    open var preferredVolume: Float { 1 }
    /// Whether the track is enabled for playback.
    open var isEnabled: Bool { true }
    /// Whether it can be played.
    open var isPlayable: Bool { false }
    /// What it consists of.
    open var formatDescriptions: [Any] { [] }
}

/// What has values that are read on demand.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
    /// Fails: nothing is read here.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails: nothing is read here.
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>)
        async throws -> (A, B)
    { throw CocoaError(.featureUnsupported) }
    /// Fails: nothing is read here.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { throw CocoaError(.featureUnsupported) }
}

/// A value that is read on demand.
open class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading> {}

/// A value of a type that is read on demand.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, T>: AVPartialAsyncProperty<Root> {}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// How long it is.
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    /// Its pictures and sounds.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// Whether it can be written.
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// How its picture is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    /// The metadata of the asset.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    /// The metadata of the asset in all common key spaces.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The size of the picture.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    /// How the picture is turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    /// When there is something.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
}
