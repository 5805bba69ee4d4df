// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ImageCodec
public import UIKit

/// Returns the properties of a file as a whole: its bytes, and how often an animation is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let header = isrc.header else { return nil }
    var values: [CFString: Any] = [kCGImagePropertyFileSize: isrc.bytes.count]
    if header.format == "GIF" {
        // Without Netscape's extension there is one run.
        values[kCGImagePropertyGIFDictionary] = dictionary([
            kCGImagePropertyGIFLoopCount: header.loopCount ?? 1
        ])
    }
    return dictionary(values)
}

/// Returns the properties of an image: its pixels, bits and colors, its orientation and density if the file says them, and
/// how long a frame is shown.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let header = isrc.header, (0..<isrc.count).contains(index) else { return nil }
    var values: [CFString: Any] = [
        kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
        kCGImagePropertyDepth: header.depth,
        kCGImagePropertyColorModel: header.isGray
            ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
    if header.hasAlpha { values[kCGImagePropertyHasAlpha] = true }
    if header.orientation != .up {
        let value = header.orientation.rawValue
        values[kCGImagePropertyOrientation] = value
        values[kCGImagePropertyTIFFDictionary] = dictionary([kCGImagePropertyTIFFOrientation: value])
    }
    if let density = header.dotsPerInch {
        values[kCGImagePropertyDPIWidth] = density.x
        values[kCGImagePropertyDPIHeight] = density.y
    }
    if header.format == "GIF" {
        values[kCGImagePropertyGIFDictionary] = delays(hundredths: header.delays[index])
    }
    return dictionary(values)
}

/// Returns how long a frame is shown, in seconds.
///
/// Source: `kCGImagePropertyGIFDelayTime` in Apple's documentation, which is clamped to a minimum of 100 milliseconds.
private func delays(hundredths: Int) -> CFDictionary {
    let delay = Double(hundredths) / 100
    return dictionary([
        kCGImagePropertyGIFDelayTime: max(0.1, delay), kCGImagePropertyGIFUnclampedDelayTime: delay,
    ])
}

private func dictionary(_ values: [CFString: Any]) -> CFDictionary { NSDictionary(dictionary: values) }
