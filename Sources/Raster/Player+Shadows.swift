import Geometry
import Scene

extension Player {
    /// The maximum standard deviation of a shadow's blur in device pixels.
    ///
    /// Chosen: 85 points at scale 3; the surface of a group with a shadow is enlarged by three times as much
    /// on every side.
    private static let widestSigma = 256.0

    /// Returns the standard deviation in device pixels; 0 if the blur is not visible.
    func sigma(_ radius: Double) -> Double {
        Player.sigma(radius, scale: state.transform.determinant.magnitude.squareRoot())
    }

    /// Returns the standard deviation at a scale in device pixels per point.
    static func sigma(_ radius: Double, scale: Double) -> Double {
        let grown = radius * scale
        return grown > 0.05 ? min(grown, Player.widestSigma) : 0
    }

    /// Returns the device pixels that a drawing may touch under a transform; nil if it draws nothing. A
    /// shadow extends equally in all directions whatever the transform, and glyphs may be moved by a pixel.
    static func deviceBox(of drawing: Drawing, transform: AffineTransform) -> PixelRect? {
        let caster: Rect?, shadow: Shadow
        switch drawing {
        case .shadow(let shape, let cast): (caster, shadow) = (shape.rect, cast)
        case .pathShadow(let path, let cast): (caster, shadow) = (path.controlBounds, cast)
        default:
            guard let bounds = drawing.bounds, bounds.isFinite else { return nil }
            return FixedRect(bounds, transform: transform).pixels.expanded(by: 2)
        }
        guard let box = caster?.offset(by: shadow.offset), box.isFinite, shadow.isVisible else { return nil }
        let sigma = sigma(shadow.radius, scale: transform.determinant.magnitude.squareRoot())
        let reach = sigma > 0 ? GaussianBlur(sigma: sigma).reach : 0
        return FixedRect(box, transform: transform).pixels.expanded(by: reach + 2)
    }

    /// Draws the shadow of a filled shape.
    mutating func drawShadow(_ shape: RoundedRect, _ shadow: Shadow) {
        guard shadow.isVisible, let pixel = pixel(of: .color(shadow.color)), !shape.rect.isEmpty else {
            return
        }
        let moved = shape.offset(by: shadow.offset), t = state.transform, sigma = sigma(shadow.radius)
        guard sigma > 0 else { return fill(moved, .color(shadow.color)) }
        let box = FixedRect(moved.rect, transform: t).pixels
        let window = box.expanded(by: GaussianBlur(sigma: sigma).reach).intersection(state.clip)
        guard !window.isEmpty else { return }
        if t.isUpright, t.a == t.d,
            let (patch, cuts) = ShadowPatch.patch(
                moved, transform: t, sigma: sigma, cache: cache, converter: &converter)
        {
            var receiver = receiver(of: SolidSource(color: pixel))
            for part in visibleParts(of: window) {
                patch.emit(
                    x: box.minX, y: box.minY, cuts, window: part, scratch: patchRow, into: &receiver)
            }
        } else {
            drawShadow(of: moved.path, sigma: sigma, window: window, pixel: pixel)
        }
    }

    /// Draws the shadow of a filled outline.
    mutating func drawShadow(_ path: Path, _ shadow: Shadow) {
        guard shadow.isVisible, let pixel = pixel(of: .color(shadow.color)) else { return }
        let moved = path.applying(.translation(x: shadow.offset.x, y: shadow.offset.y))
        let sigma = sigma(shadow.radius)
        guard sigma > 0 else { return fill(moved, .nonZero, .color(shadow.color)) }
        guard let bounds = moved.controlBounds, bounds.isFinite else { return }
        let box = FixedRect(bounds, transform: state.transform).pixels
        let window = box.expanded(by: GaussianBlur(sigma: sigma).reach).intersection(state.clip)
        guard !window.isEmpty else { return }
        drawShadow(of: moved, sigma: sigma, window: window, pixel: pixel)
    }

    private mutating func drawShadow(of path: Path, sigma: Double, window: PixelRect, pixel: UInt32) {
        let plane = emptyPlane(for: window, sigma: sigma)
        var target = plane
        converter.begin(window: plane.bounds)
        converter.add(path, transform: state.transform)
        converter.sweep(.nonZero, into: &target)
        paint(plane, sigma: sigma, window: window, pixel: pixel, under: nil)
    }

    /// Returns the parts of a box that the next command does not cover: above, left, right and below.
    private func visibleParts(of window: PixelRect) -> [PixelRect] {
        // At the antialiased edge of a clip the shadow is visible through the shape.
        guard let hidden, state.opacity == 1, state.masks.isEmpty else { return [window] }
        // The square inscribed in a circle is inset by 1 - 1/√2 of the radius; other corners need less.
        let inset = (hidden.radii.clockwise.reduce(0, max)) * 0.293
        let solid = FixedRect(hidden.rect.inset(by: Insets(all: inset)), transform: state.transform)
        let covered = PixelRect(
            minX: (solid.minX + 255) >> 8, minY: (solid.minY + 255) >> 8, maxX: solid.maxX >> 8,
            maxY: solid.maxY >> 8
        ).intersection(window)
        guard !covered.isEmpty else { return [window] }
        return [
            PixelRect(minX: window.minX, minY: window.minY, maxX: window.maxX, maxY: covered.minY),
            PixelRect(minX: window.minX, minY: covered.minY, maxX: covered.minX, maxY: covered.maxY),
            PixelRect(minX: covered.maxX, minY: covered.minY, maxX: window.maxX, maxY: covered.maxY),
            PixelRect(minX: window.minX, minY: covered.maxY, maxX: window.maxX, maxY: window.maxY),
        ].filter { !$0.isEmpty }
    }

    /// Draws the shadow of a group.
    mutating func castShadow(of group: Surface, _ shadow: Shadow) {
        guard shadow.isVisible, let pixel = pixel(of: .color(shadow.color)) else { return }
        let t = state.transform, sigma = sigma(shadow.radius)
        let origin = t.apply(.zero), moved = t.apply(shadow.offset) - origin
        guard max(moved.x.magnitude, moved.y.magnitude) < 1e6 else { return }
        let (dx, dy) = (Int(moved.x.rounded()), Int(moved.y.rounded()))
        let source = PixelRect(
            minX: group.bounds.minX + dx, minY: group.bounds.minY + dy, maxX: group.bounds.maxX + dx,
            maxY: group.bounds.maxY + dy)
        let reach = sigma > 0 ? GaussianBlur(sigma: sigma).reach : 0
        let window = source.expanded(by: reach).intersection(state.clip)
        guard !window.isEmpty else { return }
        let plane = emptyPlane(for: window, sigma: sigma)
        let common = source.intersection(plane.bounds)
        for y in common.minY..<max(common.minY, common.maxY) {
            let pixels = group.address(x: common.minX - dx, y: y - dy)
            let row = plane.address(x: common.minX, y: y)
            for i in 0..<common.width { row[i] = UInt8(truncatingIfNeeded: pixels[i] >> 24) }
        }
        // The group is drawn over its shadow: where it is opaque, nothing of the shadow remains.
        let hiding = state.opacity == 1 && state.masks.isEmpty ? group : nil
        paint(plane, sigma: sigma, window: window, pixel: pixel, under: hiding)
    }

    /// Returns the device pixels of a group with a shadow that can affect the clip.
    func casterBox(_ bounds: Rect, _ shadow: Shadow, around margin: Int) -> PixelRect {
        let box = FixedRect(bounds, transform: state.transform).pixels
        let sigma = sigma(shadow.radius), reach = sigma > 0 ? GaussianBlur(sigma: sigma).reach : 0
        let moved = state.transform.apply(shadow.offset) - state.transform.apply(.zero)
        guard shadow.isVisible, max(moved.x.magnitude, moved.y.magnitude) < 1e6 else {
            return box.intersection(state.clip.expanded(by: margin))
        }
        let (dx, dy) = (Int(moved.x.rounded()), Int(moved.y.rounded()))
        let clip = state.clip.expanded(by: margin)
        let source = PixelRect(
            minX: clip.minX - max(0, dx) - reach, minY: clip.minY - max(0, dy) - reach,
            maxX: clip.maxX - min(0, dx) + reach, maxY: clip.maxY - min(0, dy) + reach)
        return box.intersection(source)
    }

    private func emptyPlane(for window: PixelRect, sigma: Double) -> CoveragePlane {
        CoveragePlane(bounds: window.expanded(by: sigma > 0 ? GaussianBlur(sigma: sigma).reach : 0))
    }

    /// Blurs a coverage and paints it, but not where a group that is drawn next is opaque.
    private mutating func paint(
        _ plane: CoveragePlane, sigma: Double, window: PixelRect, pixel: UInt32, under group: Surface?
    ) {
        var receiver = receiver(of: SolidSource(color: pixel))
        func row(_ y: Int, _ copy: (UnsafeMutablePointer<UInt8>) -> Void) {
            copy(patchRow)
            group?.clearOpaque(patchRow, x: window.minX, y: y, count: window.width)
            receiver.mask(x: window.minX, y: y, count: window.width, coverage: patchRow)
        }
        guard sigma > 0 else {
            for y in window.minY..<window.maxY {
                row(y) { $0.update(from: plane.address(x: window.minX, y: y), count: window.width) }
            }
            return
        }
        let blurred = plane.blurred(sigma: sigma, cache: cache.blurs)
        for y in window.minY..<window.maxY {
            row(y) { blurred.copyRow(y, from: window.minX, count: window.width, to: $0) }
        }
    }
}

extension PixelRect {
    /// Returns the rectangle extended by `margin` pixels on every side.
    func expanded(by margin: Int) -> PixelRect {
        PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
