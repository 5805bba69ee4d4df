public import Scene

/// Encodes a picture as PNG: RGB when every pixel is opaque, else RGBA; 8 bits a channel, tagged sRGB,
/// without a time stamp. A picture without pixels gives no bytes, since PNG cannot hold it.
///
/// Alpha is divided out with rounding to the nearest, `(c·255 + a/2) / a`; a pixel of alpha 0 is written as
/// transparent black. Decoding gives back the same premultiplied pixels, bit for bit. The same picture gives
/// the same bytes on every machine, with any number of threads (`workers`).
public func encodePNG(_ pixmap: Pixmap, options: PNGOptions = .standard, workers: Int = 1) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { return [] }
    let isOpaque = pixmap.isOpaque
    var file = PNGChunks(capacity: 4096)
    file.add("IHDR", header(width: pixmap.width, height: pixmap.height, colorType: isOpaque ? 2 : 6))
    file.add("sRGB", [0])
    let pixels = isOpaque ? pixmap.pixels : pixmap.pixels.map(unpremultiplied)
    pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let stream = PNGStream(
            pixels: base, width: pixmap.width, height: pixmap.height, channels: isOpaque ? 3 : 4,
            compression: options.compression)
        file.add("IDAT", stream.compressed(workers: workers))
    }
    file.add("IEND", [])
    return file.bytes
}

/// Eight bits a channel, not interlaced.
private func header(width: Int, height: Int, colorType: UInt8) -> [UInt8] {
    [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) } }
        + [8, colorType, 0, 0, 0]
}

/// A pixel with its alpha divided out.
private func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func divided(_ channel: UInt32) -> UInt32 { min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha) }
    return divided(pixel) | divided(pixel >> 8) << 8 | divided(pixel >> 16) << 16 | alpha << 24
}
