import Geometry
import Scene

extension Player {
    /// The maximum size in device pixels per em of cached glyphs; larger ones are drawn as outlines at their
    /// exact position.
    private static let largestCachedSize = 256.0

    mutating func draw(_ run: GlyphRun, _ paint: Paint) {
        guard run.size > 0, run.size.isFinite, run.origin.isFinite, paint.isVisible else { return }
        let t = state.transform
        let solid = paint.color.flatMap { pixel(of: .color($0)) }
        let isCached = t.isUpright && max(t.a, t.d) * run.size <= Player.largestCachedSize
        var ink = receiver(of: SolidSource(color: solid ?? 0))
        for glyph in run.glyphs {
            let place = run.origin + glyph.position
            guard place.isFinite else { continue }
            if isCached, solid != nil {
                drawCached(glyph.id, of: run, at: t.apply(place), &ink)
            } else {
                drawOutline(glyph.id, of: run, at: place, paint)
            }
        }
    }

    /// Draws a glyph snapped to a quarter of a pixel horizontally and to a whole pixel vertically.
    private mutating func drawCached(
        _ glyph: UInt32, of run: GlyphRun, at place: Point, _ ink: inout PaintReceiver<SolidSource>
    ) {
        guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { return }
        let quarters = Int((place.x * 4 + 0.5).rounded(.down))
        let x = quarters >> 2, y = Int((place.y + 0.5).rounded(.down))
        let scale = (x: state.transform.a * run.size, y: state.transform.d * run.size)
        let key = GlyphCache.Key(
            face: run.face.index, glyph: glyph, horizontalScale: scale.x.bitPattern,
            verticalScale: scale.y.bitPattern, subpixelOffset: quarters & 3)
        let shape = shape(for: key, face: run.face, scale: scale)
        switch shape {
        case .blank: break
        case .mask(let mask):
            mask.emit(x: x, y: y, window: state.clip, into: &ink)
        case .color(let bitmap, let placement):
            let origin = Point(x: Double(quarters) / 4, y: Double(y))
            let toDevice = AffineTransform(
                a: scale.x, b: 0, c: 0, d: scale.y, tx: origin.x, ty: origin.y)
            draw(ImagePlacement(bitmap, in: placement), toDevice: toDevice, alpha: ink.source.color >> 24)
        }
    }

    private mutating func shape(
        for key: GlyphCache.Key, face: GlyphRun.Face, scale: (x: Double, y: Double)
    ) -> GlyphShape {
        if let known = cache.glyphs.shape(for: key) { return known }
        let shape = makeShape(key, face: face, scale: scale)
        cache.glyphs.insert(shape, for: key)
        return shape
    }

    private mutating func makeShape(
        _ key: GlyphCache.Key, face: GlyphRun.Face, scale: (x: Double, y: Double)
    ) -> GlyphShape {
        if let color = glyphs.colorGlyph(key.glyph, face, scale.y) {
            return .color(color.bitmap, placement: color.placement)
        }
        guard let outline = glyphs.outline(key.glyph, face), let ems = outline.controlBounds, ems.isFinite
        else { return .blank }
        let toPixels = AffineTransform(
            a: scale.x, b: 0, c: 0, d: scale.y, tx: Double(key.subpixelOffset) / 4, ty: 0)
        let box = FixedRect(ems, transform: toPixels).pixels
        guard !box.isEmpty, box.width <= 4096, box.height <= 4096 else { return .blank }
        var mask = GlyphMask(box: box)
        converter.begin(window: box)
        converter.add(outline, transform: toPixels)
        converter.sweep(.nonZero, into: &mask)
        return .mask(mask)
    }

    /// Draws a glyph of any size and transform at its exact position.
    private mutating func drawOutline(
        _ glyph: UInt32, of run: GlyphRun, at place: Point, _ paint: Paint
    ) {
        let toPoints = AffineTransform(
            a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y)
        let pixelsPerEm = run.size * state.transform.largestScale
        if let color = glyphs.colorGlyph(glyph, run.face, pixelsPerEm) {
            let toDevice = toPoints.concatenating(state.transform)
            let alpha = (paint.color?.alpha ?? 1) * state.opacity
            draw(
                ImagePlacement(color.bitmap, in: color.placement), toDevice: toDevice,
                alpha: UInt32((alpha * 255).rounded()))
        } else if let outline = glyphs.outline(glyph, run.face) {
            fill(outline.applying(toPoints), .nonZero, paint)
        }
    }

    /// Draws a color glyph's bitmap; `toDevice` maps ems to device pixels, `alpha` is the paint's, 0...255.
    private mutating func draw(_ placement: ImagePlacement, toDevice: AffineTransform, alpha: UInt32) {
        withState(transform: toDevice, opacity: Double(alpha) / 255) { $0.draw(placement) }
    }
}
