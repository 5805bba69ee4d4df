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
/// gives the same bytes on every machine.
public func rasterize(
    _ list: DisplayList, scale: Double, text: TextEngine, background: Color? = nil
) throws(RasterError) -> Pixmap {
    try rasterize(list, scale: scale, glyphs: GlyphSource(text.library), background: background)
}

/// The same with glyphs from anywhere.
func rasterize(
    _ list: DisplayList, scale: Double, glyphs: GlyphSource, background: Color?
) throws(RasterError) -> Pixmap {
    guard scale > 0, scale.isFinite, list.size.isFinite else { return Pixmap(width: 0, height: 0) }
    let error = RasterError.tooLarge(width: list.size.width, height: list.size.height, scale: scale)
    let area = max(list.size.width * scale, 1) * max(list.size.height * scale, 1)
    guard area <= Double(Rasterizer.maximumPixelCount) else { throw error }
    let size = PixelSize(list.size, scale: scale)
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, count <= Rasterizer.maximumPixelCount else { throw error }

    let bounds = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        buffer.initialize(repeating: background?.premultipliedRGBA8 ?? 0)
        initializedCount = count
        guard let base = buffer.baseAddress, count > 0 else { return }
        var player = Player(
            surface: Surface(bounds: bounds, borrowing: base), scale: scale, glyphs: glyphs)
        player.play(list.commands)
    }
    return Pixmap(width: size.width, height: size.height, pixels: pixels) ?? Pixmap(width: 0, height: 0)
}
