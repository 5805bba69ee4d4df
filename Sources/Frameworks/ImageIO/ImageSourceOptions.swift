// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// The keys of options of sources and destinations, with the values that they have on iOS.

/// The type that the data probably has; it is recognized by its first bytes.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether the decoded pixels are kept; they are part of an image here.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether an image is decoded as it is made, as it is here in any case.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether components may be floating-point numbers; none here are.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// Whether a thumbnail is made of the image where the file has none; files have none here.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// Whether a thumbnail is made of the image in any case.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
    "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// The pixels of the longer side of a thumbnail at most; without it, those of the image.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether a thumbnail is upright, by the orientation of the image.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
    "kCGImageSourceCreateThumbnailWithTransform"
}
/// The factor by which an image is reduced as it is decoded: 2, 4 or 8.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
/// The quality of lossy formats in 0...1, none of which is written here.
public var kCGImageDestinationLossyCompressionQuality: CFString {
    "kCGImageDestinationLossyCompressionQuality"
}
/// The color behind transparent pixels in formats without alpha, none of which is written here.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
