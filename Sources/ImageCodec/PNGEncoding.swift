public import Scene

/// Encodes a picture as PNG: RGB when every pixel is opaque, else RGBA; 8 bits a channel, tagged sRGB,
/// without a time stamp. A picture without pixels gives no bytes, since PNG cannot hold it.
///
/// Alpha is divided out with rounding to the nearest, `(c·255 + a/2) / a`; a pixel of alpha 0 is written as
/// transparent black. Decoding gives back the same premultiplied pixels, bit for bit. The same picture gives
/// the same bytes on every machine, with any number of threads (`workers`).
public func encodePNG(_ pixmap: Pixmap, options: PNGOptions = .standard, workers: Int = 1) -> [UInt8] {
    // A picture that is not opaque nearly always shows it in its first row.
    let isOpaque = pixmap.pixels.prefix(pixmap.width).allSatisfy { $0 >> 24 == 255 }
    var encoder = PNGBandEncoder(size: pixmap.size, isOpaque: isOpaque, options: options)
    let file = encoder.add(pixmap, workers: workers)
    guard encoder.foundTransparency else { return file }
    encoder = PNGBandEncoder(size: pixmap.size, isOpaque: false, options: options)
    return encoder.add(pixmap, workers: workers)
}
