package import Geometry
package import Scene
package import Typography

/// Limits of the rasterizer.
package enum Rasterizer {
    /// The maximum number of device pixels of an image: 256 Mi, a gigabyte of memory.
    package static let maximumPixelCount = 268_435_456
    /// The maximum width and height in device pixels of an image drawn in bands.
    ///
    /// Chosen: libpng's default limit.
    package static let maximumBandedSide = 1_000_000
    /// The maximum number of device pixels of an image drawn in bands: 1 Gi.
    ///
    /// Chosen: the longest image of a phone's width.
    package static let maximumBandedPixelCount = 1_073_741_824
}

/// Rasterizes a display list at `scale` device pixels per point over `background`, or over transparency.
///
/// The size of the image is the list's in device pixels, fractions rounded up; a scale or size that is not
/// finite gives no pixels. Commands with numbers that are not finite are omitted. The result is
/// byte-identical on every machine, with any number of workers, with or without a cache.
///
/// - Parameters:
///   - list: The commands and the size in points.
///   - scale: Device pixels per point.
///   - text: The source of glyphs.
///   - background: The background color; transparent if nil.
///   - workers: The number of threads; each draws some rows at a time.
///   - cache: Keeps shapes for the next image; must not be used concurrently.
/// - Returns: The image.
/// - Throws: If it would have too many pixels.
package func rasterize(
    _ list: DisplayList, scale: Double, text: TextEngine, background: Color? = nil, workers: Int = 1,
    cache: RasterCache? = nil
) throws(RasterError) -> Pixmap {
    let cache = cache ?? RasterCache()
    cache.use(for: text.library)
    return try rasterize(
        list, scale: scale, glyphs: GlyphSource(text.library), background: background, workers: workers,
        cache: cache)
}

/// The same with glyphs from anywhere.
package func rasterize(
    _ list: DisplayList, scale: Double, glyphs: GlyphSource, background: Color?, workers: Int = 1,
    cache: RasterCache = RasterCache()
) throws(RasterError) -> Pixmap {
    guard let size = try pixelSize(of: list, scale: scale) else { return Pixmap(width: 0, height: 0) }
    let painter = BandPainter(
        list: list, scale: scale, size: size, background: background?.premultipliedRGBA8 ?? 0, glyphs: glyphs,
        inBands: workers > 1)
    let count = size.width * size.height
    func paint(_ buffer: UnsafeMutableBufferPointer<UInt32>) {
        guard let base = buffer.baseAddress, count > 0 else { return }
        painter.paint(rows: 0..<size.height, into: base, caches: cache.caches(count: max(1, workers)))
    }
    let pixels: [UInt32]
    if var known = cache.takeSparePixels(count: count) {
        known.withUnsafeMutableBufferPointer { paint($0) }
        pixels = known
    } else {
        pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            initializedCount = count
            paint(buffer)
        }
    }
    return Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
}

/// Rasterizes a display list in bands, so that memory stays bounded however tall it is.
///
/// - Parameters:
///   - list: The commands and the size in points, within the limits of `bandedPixelSize`.
///   - scale: Device pixels per point.
///   - text: The source of glyphs.
///   - background: The background color; transparent if nil.
///   - rowCount: Rows of every band but the last.
///   - workers: The number of threads that draw a band.
///   - cache: Keeps shapes for the next image; must not be used concurrently.
///   - body: Receives the bands from the top; returns false to stop.
/// - Throws: If the image would be too large.
package func rasterizeBands(
    _ list: DisplayList, scale: Double, text: TextEngine, background: Color? = nil, rowCount: Int = 1024,
    workers: Int = 1, cache: RasterCache? = nil, body: (Pixmap) -> Bool
) throws(RasterError) {
    let cache = cache ?? RasterCache()
    cache.use(for: text.library)
    try rasterizeBands(
        list, scale: scale, glyphs: GlyphSource(text.library), background: background, rowCount: rowCount,
        workers: workers, cache: cache, body: body)
}

/// The same with glyphs from anywhere.
package func rasterizeBands(
    _ list: DisplayList, scale: Double, glyphs: GlyphSource, background: Color?, rowCount: Int,
    workers: Int = 1, cache: RasterCache = RasterCache(), body: (Pixmap) -> Bool
) throws(RasterError) {
    guard let size = try bandedPixelSize(of: list, scale: scale) else { return }
    let rowCount = max(1, rowCount), caches = cache.caches(count: max(1, workers))
    let painter = BandPainter(
        list: list, scale: scale, size: size, background: background?.premultipliedRGBA8 ?? 0, glyphs: glyphs,
        inBands: workers > 1 || rowCount < size.height)
    for top in stride(from: 0, to: size.height, by: rowCount) {
        let rows = top..<min(size.height, top + rowCount), count = rows.count * size.width
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            initializedCount = count
            guard let base = buffer.baseAddress, count > 0 else { return }
            painter.paint(rows: rows, into: base, caches: caches)
        }
        guard let band = Pixmap(width: size.width, height: rows.count, pixels: pixels), body(band) else {
            return
        }
    }
}

/// Returns the size in device pixels of a list drawn in bands; nil if it has no pixels.
///
/// - Throws: If a side is longer than `Rasterizer.maximumBandedSide`, or there are more pixels than
///   `Rasterizer.maximumBandedPixelCount`.
package func bandedPixelSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize? {
    guard scale > 0, scale.isFinite, list.size.isFinite else { return nil }
    let error = RasterError.tooLarge(width: list.size.width, height: list.size.height, scale: scale)
    guard max(list.size.width, list.size.height) * scale <= Double(Rasterizer.maximumBandedSide) else {
        throw error
    }
    let size = PixelSize(list.size, scale: scale)
    guard size.width * size.height <= Rasterizer.maximumBandedPixelCount else { throw error }
    return size.width > 0 && size.height > 0 ? size : nil
}

/// Returns the size in device pixels; nil if there are none.
private func pixelSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize? {
    guard scale > 0, scale.isFinite, list.size.isFinite else { return nil }
    let error = RasterError.tooLarge(width: list.size.width, height: list.size.height, scale: scale)
    let area = max(list.size.width * scale, 1) * max(list.size.height * scale, 1)
    guard area <= Double(Rasterizer.maximumPixelCount) else { throw error }
    let size = PixelSize(list.size, scale: scale)
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, count <= Rasterizer.maximumPixelCount else { throw error }
    return size
}
