public import Geometry
public import Scene
public import Typography

/// Limits of the rasteriser.
public enum Rasterizer {
    /// The most device pixels of one picture: 256 Mi, a gigabyte of memory.
    public static let maximumPixelCount = 268_435_456
    /// The most device pixels a side of a picture that is drawn in bands.
    ///
    /// Chosen: as many as libpng reads unless it is told otherwise.
    public static let maximumBandedSide = 1_000_000
    /// The most device pixels of a picture that is drawn in bands: 1 Gi.
    ///
    /// Chosen: room for that many rows of a phone's width.
    public static let maximumBandedPixelCount = 1_073_741_824
}

/// Draws a list: `scale` device pixels a point over `background`, or over nothing.
///
/// A picture's extent is the list's in device pixels, fractions counting as a whole pixel; a scale or extent
/// that is not finite gives no pixels. Commands with numbers that are not finite are left out. The same list
/// gives the same bytes on every machine, with any number of workers, with or without a cache.
///
/// - Parameters:
///   - list: The commands and the extent in points.
///   - scale: Device pixels a point.
///   - text: Where glyphs come from.
///   - background: What lies below; nothing where nil.
///   - workers: How many threads draw, each some rows at a time.
///   - cache: Keeps shapes for the next picture; nobody else may use it meanwhile.
/// - Returns: The picture.
/// - Throws: Where it would have too many pixels.
public func rasterize(
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
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        initializedCount = count
        guard let base = buffer.baseAddress, count > 0 else { return }
        painter.paint(rows: 0..<size.height, into: base, caches: cache.caches(count: max(1, workers)))
    }
    return Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
}

/// Draws a list band by band, so that memory stays bounded however tall it is.
///
/// - Parameters:
///   - list: The commands and the extent in points, as large as `bandedPixelSize` allows.
///   - scale: Device pixels a point.
///   - text: Where glyphs come from.
///   - background: What lies below; nothing where nil.
///   - rowCount: Rows of every band but the last.
///   - workers: How many threads draw a band.
///   - cache: Keeps shapes for the next picture; nobody else may use it meanwhile.
///   - body: Gets each band in turn, from the top; where it returns false, no more are drawn.
/// - Throws: Where the picture would be too large.
public func rasterizeBands(
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

/// The extent in device pixels of a list that is drawn in bands; nil where there are none to draw.
///
/// - Throws: Where a side is longer than `Rasterizer.maximumBandedSide`, or there are more pixels than
///   `Rasterizer.maximumBandedPixelCount`.
public func bandedPixelSize(of list: DisplayList, scale: Double) throws(RasterError) -> PixelSize? {
    guard scale > 0, scale.isFinite, list.size.isFinite else { return nil }
    let error = RasterError.tooLarge(width: list.size.width, height: list.size.height, scale: scale)
    guard max(list.size.width, list.size.height) * scale <= Double(Rasterizer.maximumBandedSide) else {
        throw error
    }
    let size = PixelSize(list.size, scale: scale)
    guard size.width * size.height <= Rasterizer.maximumBandedPixelCount else { throw error }
    return size.width > 0 && size.height > 0 ? size : nil
}

/// The extent in device pixels; nil where there are none to draw.
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
