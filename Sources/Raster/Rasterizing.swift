import Geometry
public import Scene
public import Typography

/// Limits of the rasteriser.
public enum Rasterizer {
    /// The most device pixels of one picture: 256 Mi, a gigabyte of memory.
    public static let maximumPixelCount = 268_435_456
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
func rasterize(
    _ list: DisplayList, scale: Double, glyphs: GlyphSource, background: Color?, workers: Int = 1,
    cache: RasterCache = RasterCache()
) throws(RasterError) -> Pixmap {
    guard let size = try pixelSize(of: list, scale: scale) else { return Pixmap(width: 0, height: 0) }
    let painter = BandPainter(
        list: list, scale: scale, size: size, background: background?.premultipliedRGBA8 ?? 0, glyphs: glyphs)
    let count = size.width * size.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        initializedCount = count
        guard let base = buffer.baseAddress, count > 0 else { return }
        painter.paint(into: base, caches: cache.caches(count: max(1, workers)))
    }
    return Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
}

/// Draws a list band by band, so that memory stays bounded however tall it is; `body` gets each band in turn
/// with its first row, from the top.
public func rasterizeBands(
    _ list: DisplayList, scale: Double, text: TextEngine, background: Color? = nil, rowCount: Int = 1024,
    cache: RasterCache? = nil, body: (Pixmap, Int) -> Void
) throws(RasterError) {
    guard let size = try pixelSize(of: list, scale: scale) else { return }
    let cache = cache ?? RasterCache()
    cache.use(for: text.library)
    let painter = BandPainter(
        list: list, scale: scale, size: size, background: background?.premultipliedRGBA8 ?? 0,
        glyphs: GlyphSource(text.library))
    for top in stride(from: 0, to: size.height, by: max(1, rowCount)) {
        let bottom = min(size.height, top + max(1, rowCount)), count = (bottom - top) * size.width
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            initializedCount = count
            guard let base = buffer.baseAddress, count > 0 else { return }
            painter.paint(rows: top..<bottom, into: base, cache: cache)
        }
        if let band = Pixmap(width: size.width, height: bottom - top, pixels: pixels) { body(band, top) }
    }
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
