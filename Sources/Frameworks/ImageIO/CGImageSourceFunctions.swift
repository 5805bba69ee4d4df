// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ImageCodec
public import UIKit

/// Creates a source of the images in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource([UInt8](Data(referencing: data)))
}

/// Creates a source of the images in a file; nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource([UInt8]($0)) }
}

/// Creates a source of the images in the bytes of a provider.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
    -> CGImageSource?
{
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Creates a source of images whose data comes in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource([], isFinal: false)
}

/// Gives a source more data.
///
/// - Parameters:
///   - isrc: The source, which was created for data in parts.
///   - data: All data so far.
///   - final: Whether it is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update([UInt8](Data(referencing: data)), isFinal: final)
}

/// Returns the number of images that can be decoded: 0 for data that is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns how far a source is.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns how far an image of a source is.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<isrc.count).contains(index) ? isrc.status : .statusUnknownType
}

/// Returns the index of the image that stands for all: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the type of the data, such as `public.png`; nil for data that is no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.header.flatMap { typeIdentifiers[$0.format] }.map { NSString(string: $0) }
}

/// Returns the types that are decoded here.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"])
}

/// Decodes an image as its pixels are stored, without its orientation; nil, with a diagnostic, where it cannot be decoded.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The index of the image, from 0.
///   - options: The factor by which it is reduced; others make no difference here.
/// - Returns: The image.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    guard let image = isrc.pixmap(at: index, isUpright: false).map({ CGImage($0) }) else { return nil }
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    guard [2, 4, 8].contains(factor) else { return image }
    return image.resized(
        width: max(1, (image.width + factor - 1) / factor),
        height: max(1, (image.height + factor - 1) / factor))
}

/// Decodes an image as a thumbnail, which keeps its aspect ratio and is not enlarged.
///
/// Files have no thumbnails of their own here.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The index of the image, from 0.
///   - options: The pixels of its longer side, and whether it is made of the image and upright.
/// - Returns: The thumbnail; nil unless the options ask to make it of the image.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways)
            || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let pixmap = isrc.pixmap(
            at: index, isUpright: isSet(kCGImageSourceCreateThumbnailWithTransform))
    else { return nil }
    let image = CGImage(pixmap)
    guard let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue, limit > 0
    else { return image }
    let factor = limit / Double(max(image.width, image.height))
    guard factor < 1 else { return image }
    return image.resized(
        width: max(1, Int((Double(image.width) * factor).rounded())),
        height: max(1, Int((Double(image.height) * factor).rounded())))
}

/// The identifiers of formats by their names.
private let typeIdentifiers = [
    "PNG": "public.png", "JPEG": "public.jpeg", "GIF": "com.compuserve.gif", "WebP": "org.webmproject.webp",
    "HEIC": "public.heic", "AVIF": "public.avif", "TIFF": "public.tiff", "BMP": "com.microsoft.bmp",
    "ICO": "com.microsoft.ico", "JPEG XL": "public.jpeg-xl", "JPEG 2000": "public.jpeg-2000",
    "PSD": "com.adobe.photoshop-image", "PDF": "com.adobe.pdf",
]

extension CGImage {
    /// Returns the image at another size in pixels.
    fileprivate func resized(width: Int, height: Int) -> CGImage? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
    }
}
