// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Pictures or sounds of a stretch of time; none are made here.
public final class CMSampleBuffer: Sendable {}

/// What a sample consists of; none are made here.
public final class CMFormatDescription: Sendable {
    /// Creates an empty one.
    package init() {}
}

/// An image buffer of a video; none is made here.
public final class CVBuffer: Sendable {}

/// An image buffer of a video.
public typealias CVImageBuffer = CVBuffer
/// An image buffer whose pixels are in memory.
public typealias CVPixelBuffer = CVBuffer

/// A width and height in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int32
    /// The height in pixels.
    public var height: Int32
    /// Creates no size.
    public init() { (width, height) = (0, 0) }
    /// Creates a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// Returns the picture of a sample: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns when a sample is shown: not known.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Returns the size of the pictures of a description: none.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}
/// Returns the width of a picture in pixels: none.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the height of a picture in pixels: none.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
