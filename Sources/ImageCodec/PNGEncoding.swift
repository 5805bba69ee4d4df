package import Scene

/// Encodes an image as PNG: RGB if every pixel is opaque, otherwise RGBA; 8 bits per channel, tagged as sRGB,
/// without a time stamp. An image without pixels gives no bytes, since PNG cannot represent it.
///
/// Alpha is unpremultiplied with rounding to the nearest, `(c·255 + a/2) / a`; a pixel of alpha 0 is written
/// as transparent black. Decoding gives the same premultiplied pixels, bit for bit. The same image gives the
/// same bytes on every machine, with any number of threads (`workers`).
package func encodePNG(_ pixmap: Pixmap, options: PNGOptions = .standard, workers: Int = 1) -> [UInt8] {
    // An image that is not opaque nearly always has transparency in its first row.
    let isOpaque = pixmap.pixels.prefix(pixmap.width).allSatisfy { $0 >> 24 == 255 }
    var encoder = PNGBandEncoder(size: pixmap.size, isOpaque: isOpaque, options: options)
    let file = encoder.add(pixmap, workers: workers)
    guard encoder.foundTransparency else { return file }
    encoder = PNGBandEncoder(size: pixmap.size, isOpaque: false, options: options)
    return encoder.add(pixmap, workers: workers)
}
