import Geometry
import Raster
import Scene

extension ReferencePlayer {
    /// Whether axis-aligned rectangles stay axis-aligned and unmirrored.
    private var isUpright: Bool {
        transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    }

    // MARK: Shapes

    func coverage(of shape: RoundedRect) -> ReferenceCoverage {
        if shape.isSquare, isUpright { return ReferenceBox(shape.rect, transform).coverage(in: area) }
        return coverage(of: shape.path, .nonZero)
    }

    func coverage(of path: Path, _ rule: FillRule) -> ReferenceCoverage {
        var outline = ReferenceOutline()
        outline.add(path, transform)
        return outline.coverage(rule, in: area)
    }

    private mutating func paint(_ coverage: ReferenceCoverage, _ paint: Paint) {
        switch paint {
        case .color(let color): self.paint(coverage) { _, _ in color.premultipliedRGBA8 }
        case .gradient(let gradient):
            if let color = gradient.color(under: transform) { self.paint(coverage, color) }
        }
    }

    mutating func fill(_ shape: RoundedRect, _ paint: Paint) {
        if !shape.rect.isEmpty { self.paint(coverage(of: shape), paint) }
    }

    mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
        self.paint(coverage(of: path, rule), paint)
    }

    mutating func fillBorder(_ shape: RoundedRect, _ width: Double, _ paint: Paint) {
        guard width > 0 else { return }
        guard width * 2 < min(shape.rect.width, shape.rect.height) else { return fill(shape, paint) }
        var outline = ReferenceOutline()
        outline.add(shape.path, transform)
        outline.add(shape.inset(by: width).path, transform, reversed: true)
        self.paint(outline.coverage(.nonZero, in: area), paint)
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        guard style.width > 0 else { return }
        let t = transform, scale = max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
        fill(Stroker.outline(of: path, style: style, scale: scale), .nonZero, paint)
    }

    // MARK: Shadows

    /// Returns the standard deviation in device pixels; 0 if the blur is not visible.
    func sigma(_ radius: Double) -> Double {
        let sigma = radius * transform.determinant.magnitude.squareRoot()
        return sigma > 0.05 ? min(sigma, 256) : 0
    }

    /// Returns the offset of a group's shadow, in whole pixels.
    private func move(_ shadow: Shadow) -> (x: Int, y: Int) {
        let vector = transform.apply(shadow.offset) - transform.apply(.zero)
        return (Int(vector.x.rounded()), Int(vector.y.rounded()))
    }

    /// Returns the distance in pixels outside the image from which a shadow can reach into it.
    func margin(of shadow: Shadow) -> Int {
        let sigma = sigma(shadow.radius), moved = move(shadow)
        return max(abs(moved.x), abs(moved.y)) + (sigma > 0 ? ReferenceBlur(sigma: sigma).reach : 0)
    }

    mutating func castShadow(of group: ReferenceSurface, _ shadow: Shadow) {
        let sigma = sigma(shadow.radius), moved = move(shadow)
        func alpha(_ x: Int, _ y: Int) -> UInt32 {
            group.contains(x - moved.x, y - moved.y) ? group[x - moved.x, y - moved.y] >> 24 : 0
        }
        var coverage = ReferenceCoverage(area, 0)
        if sigma > 0 {
            coverage = ReferenceBlur(sigma: sigma).blurred(in: area, alpha)
        } else {
            coverage.forEachPixel { x, y in coverage[x, y] = alpha(x, y) }
        }
        paint(coverage) { _, _ in shadow.color.premultipliedRGBA8 }
    }

    /// Draws the shadow of a path: its coverage, blurred in blocks aligned to the device's origin.
    mutating func drawShadow(_ path: Path, _ shadow: Shadow) {
        guard shadow.isVisible else { return }
        let moved = path.applying(.translation(x: shadow.offset.x, y: shadow.offset.y))
        let sigma = sigma(shadow.radius)
        guard sigma > 0 else { return fill(moved, .nonZero, .color(shadow.color)) }
        var outline = ReferenceOutline()
        outline.add(moved, transform)
        drawShadow(outline, sigma, shadow.color, (0, 0))
    }

    /// Draws the shadow of a shape. If it is axis-aligned and uniformly scaled, its edges are first rounded
    /// to 1/256 pixel, and blocks begin at its first pixel.
    mutating func drawShadow(_ shape: RoundedRect, _ shadow: Shadow) {
        guard shadow.isVisible, !shape.rect.isEmpty else { return }
        let moved = shape.offset(by: shadow.offset), sigma = sigma(shadow.radius)
        guard sigma > 0 else { return fill(moved, .color(shadow.color)) }
        guard isUpright, transform.a == transform.d else { return drawShadow(shape.path, shadow) }
        let box = ReferenceBox(moved.rect, transform), corner = box.pixels, radii = shape.radii
        func length(_ edge: Int, _ pixel: Int) -> Double { Double(edge - pixel << 8) / 256 }
        let rect = Rect(
            minX: length(box.minX, corner.minX), minY: length(box.minY, corner.minY),
            maxX: length(box.maxX, corner.minX), maxY: length(box.maxY, corner.minY))
        let atCorner = RoundedRect(
            rect,
            radii: RoundedRect.Radii(
                topLeft: radii.topLeft * transform.a, topRight: radii.topRight * transform.a,
                bottomRight: radii.bottomRight * transform.a, bottomLeft: radii.bottomLeft * transform.a),
            curve: shape.curve)
        var outline = ReferenceOutline()
        outline.add(atCorner.path, .identity, movedBy: (corner.minX, corner.minY))
        drawShadow(outline, sigma, shadow.color, (corner.minX, corner.minY))
    }

    private mutating func drawShadow(
        _ outline: ReferenceOutline, _ sigma: Double, _ color: Color, _ origin: (x: Int, y: Int)
    ) {
        let blur = ReferenceBlur(sigma: sigma)
        let sharp = outline.coverage(.nonZero, in: area.expanded(by: blur.reach + blur.block))
        let coverage = blur.blurred(in: area, originX: origin.x, originY: origin.y) { x, y in
            sharp.contains(x, y) ? sharp[x, y] : 0
        }
        paint(coverage) { _, _ in color.premultipliedRGBA8 }
    }

    // MARK: Images

    /// Draws an image; one that is rotated, skewed or mirrored is first drawn axis-aligned at its size.
    mutating func draw(_ placement: ImagePlacement, _ transform: AffineTransform, opacity: UInt32) {
        let bitmap = placement.bitmap.pixmap, rect = placement.destination
        guard bitmap.width > 0, bitmap.height > 0, !rect.isEmpty else { return }
        let outer = self.transform
        setTransform(transform)
        defer { setTransform(outer) }
        let t = transform
        if isUpright {
            let box = ReferenceBox(rect, t)
            guard let color = placement.color(box: box, scaleX: t.a, scaleY: t.d) else { return }
            return paint(box.coverage(in: area), opacity: opacity, color)
        }
        var scaleX = (t.a * t.a + t.b * t.b).squareRoot(), scaleY = (t.c * t.c + t.d * t.d).squareRoot()
        let shrink = (16_777_216 / (rect.width * scaleX * rect.height * scaleY)).squareRoot()
        if shrink < 1 { (scaleX, scaleY) = (scaleX * shrink, scaleY * shrink) }
        func whole(_ length: Double) -> Int { Int(min(max(1, length.rounded()), 32_767)) }
        let width = whole(rect.width * scaleX), height = whole(rect.height * scaleY)
        let box = ReferenceBox(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), .identity)
        var upright = Pixmap(width: width, height: height)
        if let color = placement.color(box: box, scaleX: scaleX, scaleY: scaleY) {
            for y in 0..<height { for x in 0..<width { upright[x, y] = color(x, y) } }
        }
        let toDevice = AffineTransform(
            a: rect.width / Double(width), b: 0, c: 0, d: rect.height / Double(height), tx: rect.minX,
            ty: rect.minY
        ).concatenating(t)
        guard let inverse = toDevice.inverse, inverse.isFinite else { return }
        let picture = upright
        paint(coverage(of: RoundedRect(rect).path, .nonZero), opacity: opacity) { x, y in
            picture.mixture(at: inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
        }
    }

    // MARK: Glyphs

    /// Draws glyphs. Axis-aligned glyphs in a solid color, up to 256 pixels per em, are snapped to quarters
    /// of a pixel horizontally and to whole pixels vertically; all others are drawn at their exact position.
    mutating func draw(_ run: GlyphRun, _ paint: Paint) {
        guard run.size > 0, paint.isVisible else { return }
        var color: UInt32?
        if case .color(let plain) = paint {
            color = plain.premultipliedRGBA8
            if plain.premultipliedRGBA8 >> 24 == 0 { return }
        }
        let t = transform, onGrid = isUpright && max(t.a, t.d) * run.size <= 256 && color != nil
        let scale = max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d).squareRoot()
        for glyph in run.glyphs {
            let place = run.origin + glyph.position, exact = t.apply(place)
            let toPoints = AffineTransform(
                a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y)
            let quarters = Int((exact.x * 4 + 0.5).rounded(.down)), line = Int((exact.y + 0.5).rounded(.down))
            func toPixels(_ x: Double, _ y: Double) -> AffineTransform {
                AffineTransform(a: t.a * run.size, b: 0, c: 0, d: t.d * run.size, tx: x, ty: y)
            }
            let pixelsPerEm = onGrid ? t.d * run.size : run.size * scale
            if let picture = glyphs.colorGlyph(glyph.id, run.face, pixelsPerEm) {
                draw(
                    ImagePlacement(picture.bitmap, in: picture.placement),
                    onGrid ? toPixels(Double(quarters) / 4, Double(line)) : toPoints.concatenating(t),
                    opacity: color.map { $0 >> 24 } ?? 255)
            } else if let outline = glyphs.outline(glyph.id, run.face) {
                guard onGrid else {
                    fill(outline.applying(toPoints), .nonZero, paint)
                    continue
                }
                var lines = ReferenceOutline()
                lines.add(
                    outline, toPixels(Double(quarters & 3) / 4, 0), movedBy: (quarters >> 2, line))
                self.paint(lines.coverage(.nonZero, in: area), paint)
            }
        }
    }
}
