// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it is seen.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The layer is full.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// It is stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a film, which a picture does not: it stays empty.
open class AVPlayerLayer: CALayer {
    /// What plays.
    open var player: AVPlayer? {
        didSet {
            guard player != nil else { return }
            UndrawnContent.report("the video of an AVPlayerLayer is not drawn", of: "AVPlayerLayer")
        }
    }
    /// How the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// What pictures of the film are to be.
    open var pixelBufferAttributes: [String: Any]?
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    /// Whether the film can be shown.
    open var isReadyForDisplay: Bool { false }
    /// Where the film is; not known.
    open var videoRect: CGRect { .zero }
}

/// A layer whose animations follow the time of an item, which stands.
open class AVSynchronizedLayer: CALayer {
    /// The item.
    open var playerItem: AVPlayerItem?
    /// Creates a layer of an item.
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}

/// A layer that shows pictures the app decodes; it stays empty.
open class AVSampleBufferDisplayLayer: CALayer {
    /// How the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it takes pictures.
    open var isReadyForMoreMediaData: Bool { false }
    /// Shows a picture, of which there are none.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    /// Forgets pictures.
    open func flush() {}
    /// Forgets pictures and the last one.
    open func flushAndRemoveImage() {}
}

/// The beginning, where 0 stands for now.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// Returns the greatest rectangle of a shape in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
