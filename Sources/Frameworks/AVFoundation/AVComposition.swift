// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// An asset composed of parts of others.
open class AVComposition: AVAsset {
    var compositionTracks: [AVMutableCompositionTrack] = []
    /// The pictures and sounds.
    open override var tracks: [AVAssetTrack] { compositionTracks }
    /// The end of the longest track.
    open override var duration: CMTime { compositionTracks.map(\.timeRange.end).max() ?? .zero }
}

/// An asset composed of parts of others that can be changed.
open class AVMutableComposition: AVComposition {
    private var size: CGSize?
    /// The size of the picture.
    open override var naturalSize: CGSize {
        get { size ?? .zero }
        set { size = newValue }
    }
    /// Adds an empty track and returns it.
    @discardableResult
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
        -> AVMutableCompositionTrack?
    {
        let used = Set(compositionTracks.map(\.trackID))
        let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !used.contains(preferredTrackID)
        let track = AVMutableCompositionTrack(
            mediaType: mediaType, trackID: isFree ? preferredTrackID : (used.max() ?? 0) + 1)
        compositionTracks.append(track)
        return track
    }
    /// Removes a track.
    open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }
    /// Returns a track of a kind.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        compositionTracks.first { $0.mediaType == track.mediaType }
    }
}

/// A track composed of parts of others.
open class AVCompositionTrack: AVAssetTrack {}

/// A track composed of parts of others that can be changed.
open class AVMutableCompositionTrack: AVCompositionTrack {
    private let kind: AVMediaType, number: CMPersistentTrackID
    private var end = CMTime.zero, transform = CGAffineTransform.identity, scale: CMTimeScale = 600
    init(mediaType: AVMediaType, trackID: CMPersistentTrackID) { (kind, number) = (mediaType, trackID) }
    /// The media type of the track.
    open override var mediaType: AVMediaType { kind }
    /// The identifier of the track.
    open override var trackID: CMPersistentTrackID { number }
    /// When there is something.
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }
    /// How the picture is turned.
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    /// The parts of a second.
    open override var naturalTimeScale: CMTimeScale {
        get { scale }
        set { scale = newValue }
    }
    /// Inserts a part of a track; only its length is kept.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        insertEmptyTimeRange(CMTimeRange(start: startTime, duration: timeRange.duration))
    }
    /// Adds a gap.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.duration.isNumeric else { return }
        let start = timeRange.start.isNumeric ? timeRange.start : end
        end = max(end, start) + timeRange.duration
    }
    /// Removes a part.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        end = end - self.timeRange.intersection(timeRange).duration
    }
    /// Makes a part longer or shorter.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        end = end - self.timeRange.intersection(timeRange).duration + duration
    }
}

/// How pictures are put together; none are here.
open class AVVideoComposition: NSObject {
    /// How long a picture is seen.
    open internal(set) var frameDuration = CMTime.zero
    /// The size of pictures.
    open internal(set) var renderSize = CGSize.zero
    /// The scale of pictures.
    open internal(set) var renderScale: Float = 1
    /// What is done, one after the other.
    open internal(set) var instructions: [any AVVideoCompositionInstructionProtocol] = []
    /// What adds animations.
    open internal(set) var animationTool: AVVideoCompositionCoreAnimationTool?
}

/// How pictures are to be put together; none are here.
open class AVMutableVideoComposition: AVVideoComposition {
    /// How long a picture is seen.
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { super.frameDuration = newValue }
    }
    /// The size of pictures.
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { super.renderSize = newValue }
    }
    /// The scale of pictures.
    open override var renderScale: Float {
        get { super.renderScale }
        set { super.renderScale = newValue }
    }
    /// What is done, one after the other.
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions }
        set { super.instructions = newValue }
    }
    /// What adds animations.
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool }
        set { super.animationTool = newValue }
    }
    /// Creates one without values.
    public override init() { super.init() }
    /// Creates a composition with the size of an asset's video.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        renderSize = asset.naturalSize
        frameDuration = CMTime(value: 1, timescale: 30)
    }
}

/// What is done with pictures for some time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The time range of the instruction.
    var timeRange: CMTimeRange { get }
}

/// What is done with pictures for some time.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    /// The time range of the instruction.
    open internal(set) var timeRange = CMTimeRange.zero
    /// What is done with each track.
    open internal(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    /// The color behind pictures.
    open internal(set) var backgroundColor: CGColor?
}

/// What is to be done with pictures for some time.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    /// The time range of the instruction.
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    /// What is done with each track.
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { super.layerInstructions = newValue }
    }
    /// The color behind pictures.
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    /// Creates one without values.
    public override init() { super.init() }
}

/// What is done with a track.
open class AVVideoCompositionLayerInstruction: NSObject {
    /// The number of the track.
    open internal(set) var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
}

/// What is to be done with a track; no picture shows it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    /// Creates one without values.
    public override init() { super.init() }
    /// Creates one of a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    /// Sets the transform at a time; has no effect here.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Sets the opacity at a time; has no effect here.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// Sets the crop rectangle at a time; has no effect here.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    /// Sets a transform ramp; has no effect here.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
        timeRange: CMTimeRange
    ) {}
    /// Sets an opacity ramp; has no effect here.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
}

/// Adds Core Animation layers to a video.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    /// Puts the video into a layer of a layer tree.
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init()
    }
    /// Makes a layer a track.
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        self.init()
    }
}

/// How sounds are put together.
open class AVAudioMix: NSObject {
    /// How each track sounds.
    open internal(set) var inputParameters: [AVAudioMixInputParameters] = []
}
/// How sounds are to be put together.
open class AVMutableAudioMix: AVAudioMix {
    /// How each track sounds.
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { super.inputParameters }
        set { super.inputParameters = newValue }
    }
    /// Creates one without values.
    public override init() { super.init() }
}
/// How a track sounds.
open class AVAudioMixInputParameters: NSObject {}
/// How a track is to sound.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    /// The number of the track.
    open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    /// Creates one without values.
    public override init() { super.init() }
    /// Creates one of a track.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    /// Sets the volume at a time; has no effect here.
    open func setVolume(_ volume: Float, at time: CMTime) {}
    /// Sets a volume ramp; has no effect here.
    open func setVolumeRamp(
        fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
    ) {}
}
