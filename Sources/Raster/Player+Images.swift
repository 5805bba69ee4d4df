import Geometry
import Scene

extension Player {
    /// The maximum number of pixels of an image that is resampled before it is transformed.
    private static let transformedPixelLimit = 16_777_216.0

    mutating func draw(_ placement: ImagePlacement) {
        let pixmap = placement.bitmap.pixmap
        guard pixmap.width > 0, pixmap.height > 0, !placement.destination.isEmpty else { return }
        guard placement.capInsets.isFinite else { return }
        if state.transform.isUpright {
            let box = FixedRect(placement.destination, transform: state.transform)
            let window = box.pixels.intersection(state.clip)
            let scale = (x: state.transform.a, y: state.transform.d)
            guard let rows = Player.rows(of: placement, box: box, window: window, scale: scale) else {
                return
            }
            paint(rows, of: placement, box: box, window: window)
        } else {
            drawTransformed(placement)
        }
    }

    /// Draws an image, whose rows `makeRows` makes of its pixels.
    private mutating func paint(
        _ makeRows: (UnsafePointer<UInt32>) -> ImageRows, of placement: ImagePlacement, box: FixedRect,
        window: PixelRect
    ) {
        let opacity = UInt8((state.opacity * 255).rounded())
        placement.bitmap.pixmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let source = ImageSource(
                rows: makeRows(base), isOpaque: placement.bitmap.isOpaque && placement.tint == nil)
            if opacity == 255 {
                var receiver = receiver(of: source)
                box.emit(window: window, into: &receiver)
            } else {
                var receiver = receiver(of: TranslucentSource(source: source, opacity: opacity))
                box.emit(window: window, into: &receiver)
            }
        }
    }

    /// Returns a function that makes the resampled rows of a placement for `box` on the device, within
    /// `window`; `scale` is in device pixels per point. Nil if nothing is visible.
    private static func rows(
        of placement: ImagePlacement, box: FixedRect, window: PixelRect, scale: (x: Double, y: Double)
    ) -> ((UnsafePointer<UInt32>) -> ImageRows)? {
        guard !window.isEmpty else { return nil }
        let bitmap = placement.bitmap, caps = placement.capInsets
        let columns = AxisMap(
            AxisSegment.segments(
                pixelCount: bitmap.pixmap.width, caps: (caps.left, caps.right), bitmapScale: bitmap.scale,
                devicePerPoint: scale.x, start: box.minX, end: box.maxX, resizing: placement.resizing),
            visible: window.minX..<window.maxX)
        let rows = AxisMap(
            AxisSegment.segments(
                pixelCount: bitmap.pixmap.height, caps: (caps.top, caps.bottom), bitmapScale: bitmap.scale,
                devicePerPoint: scale.y, start: box.minY, end: box.maxY, resizing: placement.resizing),
            visible: window.minY..<window.maxY)
        guard columns.taps.count == window.width, rows.taps.count == window.height else { return nil }
        let tint = placement.tint?.premultipliedRGBA8
        return { pixels in
            ImageRows(
                pixels: pixels, width: bitmap.pixmap.width, columns: columns, rows: rows, tint: tint)
        }
    }

    /// Draws the placement axis-aligned at its device size, then transforms the result.
    private mutating func drawTransformed(_ placement: ImagePlacement) {
        let t = state.transform, destination = placement.destination
        let window = FixedRect(destination, transform: t).pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        var scale = (
            x: (t.a * t.a + t.b * t.b).squareRoot(), y: (t.c * t.c + t.d * t.d).squareRoot()
        )
        let area = destination.width * scale.x * destination.height * scale.y
        guard area.isFinite else { return }
        if area > Player.transformedPixelLimit {
            let shrink = (Player.transformedPixelLimit / area).squareRoot()
            scale = (scale.x * shrink, scale.y * shrink)
        }
        let width = Player.wholePixels(destination.width * scale.x)
        let height = Player.wholePixels(destination.height * scale.y)
        let upright = Player.upright(placement, width: width, height: height, scale: scale)
        let toDevice = AffineTransform(
            a: destination.width / Double(width), b: 0, c: 0, d: destination.height / Double(height),
            tx: destination.minX, ty: destination.minY
        ).concatenating(t)
        guard let inverse = toDevice.inverse, inverse.isFinite else { return }
        paintTransformed(upright, inverse: inverse, outline: RoundedRect(destination).path, window: window)
    }

    private static func wholePixels(_ length: Double) -> Int { Int(min(max(1, length.rounded()), 32_767)) }

    /// Draws the placement alone on a surface.
    private static func upright(
        _ placement: ImagePlacement, width: Int, height: Int, scale: (x: Double, y: Double)
    ) -> Surface {
        let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        let surface = Surface(bounds: bounds)
        let box = FixedRect(width: width, height: height)
        var player = Player(surface: surface, scale: 1, glyphs: .none, cache: RasterCache())
        if let rows = rows(of: placement, box: box, window: bounds, scale: scale) {
            player.paint(rows, of: placement, box: box, window: bounds)
        }
        return surface
    }

    private mutating func paintTransformed(
        _ picture: Surface, inverse: AffineTransform, outline: Path, window: PixelRect
    ) {
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, window.width))
        defer { row.deallocate() }
        let source = TransformedImageSource(
            pixels: picture.address(x: 0, y: 0), width: picture.bounds.width, height: picture.bounds.height,
            inverse: inverse, row: row)
        converter.begin(window: window)
        converter.add(outline, transform: state.transform)
        let opacity = UInt8((state.opacity * 255).rounded())
        var receiver = receiver(of: TranslucentSource(source: source, opacity: opacity))
        converter.sweep(.nonZero, into: &receiver)
    }
}
