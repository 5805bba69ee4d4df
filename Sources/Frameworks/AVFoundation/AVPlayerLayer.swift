// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// How video fills the bounds of a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
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

/// A layer that displays the video of a player; its content is not drawn, and a note says so.
open class AVPlayerLayer: CALayer {
    /// The player whose video the layer displays.
    open var player: AVPlayer? {
        didSet { reportVideo() }
    }
    /// How video fills the layer; kept, and has no effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The attributes of the pixel buffers of frames.
    open var pixelBufferAttributes: [String: Any]?
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        reportVideo()
    }

    private func reportVideo() {
        guard player != nil else { return }
        UndrawnContent.report("the video of an AVPlayerLayer is not drawn", of: "AVPlayerLayer")
    }

    /// Whether the first frame is ready for display.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the video in the layer: empty.
    open var videoRect: CGRect { .zero }
}

/// A layer whose animations follow the time of an item, which stands.
open class AVSynchronizedLayer: CALayer {
    /// The item whose time the layer follows.
    open var playerItem: AVPlayerItem?
    /// Creates a layer of an item.
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}

/// A layer that shows pictures the app decodes; it stays empty.
open class AVSampleBufferDisplayLayer: CALayer {
    /// How video fills the layer; kept, and has no effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it takes pictures.
    open var isReadyForMoreMediaData: Bool { false }
    /// Enqueues a frame for display; has no effect here.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    /// Discards enqueued frames; has no effect here.
    open func flush() {}
    /// Discards enqueued frames and removes the displayed one; has no effect here.
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
