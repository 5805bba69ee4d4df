import Geometry
package import Raster
package import Scene

/// Rasterizes a list like `rasterize` without its optimizations: one command after another over the whole
/// image, every clip a coverage plane, every group a surface that is large enough for all its effects, every
/// shadow blurred on a whole plane; no cache, no bands, no threads. The optimized renderer gives the same
/// bytes.
///
/// Everything is implemented independently except for geometry: the flattening of curves
/// (`Path.forEachLine`), outlines of strokes (`Stroker`) and of rounded rectangles, glyph shapes, the source
/// pixels of resampled images (`AxisMap`), and two functions of `Numerics`.
///
/// - Parameters:
///   - list: The commands, all numbers finite; groups nested at most 16 deep, antialiased clips at most 64.
///   - scale: Device pixels per point.
///   - glyphs: The source of glyphs.
///   - background: The background color; transparent if nil.
/// - Returns: The image.
package func rasterizeReference(
    _ list: DisplayList, scale: Double, glyphs: GlyphSource = .none, background: Color? = nil
) -> Pixmap {
    let size = PixelSize(list.size, scale: scale)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    var player = ReferencePlayer(
        canvas: canvas, scale: scale, glyphs: glyphs, background: background?.premultipliedRGBA8 ?? 0)
    for command in list.commands { player.play(command) }
    player.closeAll()
    var picture = Pixmap(width: size.width, height: size.height)
    for y in 0..<size.height { for x in 0..<size.width { picture[x, y] = player.surface[x, y] } }
    return picture
}

/// Draws commands one after another.
struct ReferencePlayer {
    /// The graphics state.
    struct State {
        /// From points to device pixels.
        var transform: AffineTransform
        /// The clips, outermost first.
        var clips: [ReferenceCoverage] = []
        var surface: ReferenceSurface
    }

    /// What the end of a scope composites.
    private enum End {
        /// Nothing, for a clip or transform.
        case direct
        case layer(UInt32, BlendMode, PixelRect)
        case shadow(Shadow?)
        /// Whether it has a layer to mask.
        case mask(Bool)
        /// A layer that is not visible.
        case hiddenLayer
    }

    private let canvas: PixelRect
    let glyphs: GlyphSource
    private(set) var state: State
    private var scopes: [(end: End, outer: State)] = []

    var surface: ReferenceSurface { state.surface }
    var transform: AffineTransform { state.transform }
    var area: PixelRect { state.surface.bounds }

    init(canvas: PixelRect, scale: Double, glyphs: GlyphSource, background: UInt32) {
        (self.canvas, self.glyphs) = (canvas, glyphs)
        state = State(transform: .scale(x: scale, y: scale), surface: ReferenceSurface(canvas, background))
    }

    mutating func play(_ command: DrawCommand) {
        switch command {
        case .draw(let drawing): draw(drawing)
        case .push(let scope): begin(scope)
        case .pop: end()
        }
    }

    private mutating func draw(_ drawing: Drawing) {
        switch drawing {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect), paint)
        case .fillRoundedRect(let shape, let paint): fill(shape, paint)
        case .fillBorder(let shape, let width, let paint): fillBorder(shape, width, paint)
        case .fillPath(let path, let rule, let paint): fill(path, rule, paint)
        case .strokePath(let path, let style, let paint): stroke(path, style, paint)
        case .glyphs(let run, let paint): draw(run, paint)
        case .image(let placement): draw(placement, transform, opacity: 255)
        case .shadow(let shape, let shadow): drawShadow(shape, shadow)
        case .pathShadow(let path, let shadow): drawShadow(path, shadow)
        case .blurBackdrop(let shape, let radius): blurBackdrop(shape, radius)
        }
    }

    private mutating func begin(_ scope: Scope) {
        let outer = state
        switch scope {
        case .transform(let inner):
            scopes.append((.direct, outer))
            state.transform = inner.concatenating(transform)
            if transform.determinant == 0 { state.clips.append(ReferenceCoverage(area, 0)) }
        case .clip(let shape):
            scopes.append((.direct, outer))
            state.clips.append(shape.rect.isEmpty ? ReferenceCoverage(area, 0) : coverage(of: shape))
        case .clipPath(let path, let rule):
            scopes.append((.direct, outer))
            state.clips.append(coverage(of: path, rule))
        case .layer(let opacity, let bounds, let blend):
            let coverage = UInt32((min(1, opacity) * 255).rounded())
            let layer = End.layer(coverage, blend, ReferenceBox(bounds, transform).pixels)
            scopes.append((opacity > 0 ? layer : .hiddenLayer, outer))
            beginGroup(bounds)
        case .shadow(let shadow, let bounds):
            scopes.append((.shadow(shadow.isVisible ? shadow : nil), outer))
            if shadow.isVisible { beginGroup(bounds, around: margin(of: shadow)) }
        case .mask(let bounds):
            // A mask applies to the layer directly around it.
            var cuts = false
            if case .layer = scopes.last?.end { cuts = true }
            scopes.append((.mask(cuts), outer))
            beginGroup(bounds)
        }
    }

    /// Ends all open scopes.
    mutating func closeAll() { while !scopes.isEmpty { end() } }

    /// Replaces the transform.
    mutating func setTransform(_ transform: AffineTransform) { state.transform = transform }

    // MARK: Groups

    /// Begins a transparent group, clipped to the pixels of its bounds.
    private mutating func beginGroup(_ bounds: Rect, around margin: Int = 0) {
        let inside = ReferenceBox(bounds, transform).pixels
        var clip = ReferenceCoverage(area.expanded(by: margin), 0)
        clip.forEachPixel { x, y in clip[x, y] = inside.contains(x, y) ? 255 : 0 }
        state.surface = ReferenceSurface(area.expanded(by: margin), 0)
        state.clips = [clip]
    }

    /// Ends the innermost scope; a pop without a push is ignored.
    private mutating func end() {
        guard let (scope, outer) = scopes.popLast() else { return }
        let group = state.surface
        if case .shadow(nil) = scope {
            // Without a shadow there is no group.
            state = State(transform: outer.transform, clips: outer.clips, surface: group)
            return
        }
        switch scope {
        case .direct:
            state = State(transform: outer.transform, clips: outer.clips, surface: group)
        case .layer(let opacity, .normal, _):
            state = outer
            paint(ReferenceCoverage(area, opacity)) { x, y in group[x, y] }
        case .layer(let opacity, let mode, let bounds):
            state = outer
            if opacity > 0 { blend(group, opacity, mode, in: bounds) }
        case .shadow(let shadow):
            state = outer
            if let shadow { castShadow(of: group, shadow) }
            paint(ReferenceCoverage(area, 255)) { x, y in group[x, y] }
        case .mask(let cuts):
            state = outer
            guard cuts else { return }
            for y in area.minY..<area.maxY {
                for x in area.minX..<area.maxX {
                    state.surface[x, y] = scaled(surface[x, y], group[x, y] >> 24)
                }
            }
        case .hiddenLayer: state = outer
        }
    }

    // MARK: Pixels

    /// Returns a coverage multiplied by the clips.
    private func clipped(_ coverage: UInt32, _ x: Int, _ y: Int) -> UInt32 {
        state.clips.reduce(coverage) { product($0, $1[x, y]) }
    }

    /// Composites colors over the surface by a coverage and an opacity, 0...255.
    mutating func paint(
        _ coverage: ReferenceCoverage, opacity: UInt32 = 255, _ color: (_ x: Int, _ y: Int) -> UInt32
    ) {
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX where coverage[x, y] > 0 {
                let part = product(clipped(coverage[x, y], x, y), opacity)
                if part > 0 { state.surface[x, y] = over(scaled(color(x, y), part), surface[x, y]) }
            }
        }
    }

    /// Replaces the surface by colors according to a coverage.
    private mutating func replace(_ coverage: ReferenceCoverage, _ color: (_ x: Int, _ y: Int) -> UInt32) {
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let part = clipped(coverage[x, y], x, y)
                guard part > 0 else { continue }
                state.surface[x, y] = scaled(color(x, y), part) + scaled(surface[x, y], 255 - part)
            }
        }
    }

    /// Blends a group with the surface within the pixels of its bounds.
    private mutating func blend(
        _ group: ReferenceSurface, _ opacity: UInt32, _ mode: BlendMode, in bounds: PixelRect
    ) {
        let below = surface
        var coverage = ReferenceCoverage(area, 0)
        coverage.forEachPixel { x, y in coverage[x, y] = bounds.contains(x, y) ? 255 : 0 }
        replace(coverage) { x, y in blended(scaled(group[x, y], opacity), below[x, y], mode) }
    }

    // MARK: Backdrops

    /// Blurs what was drawn so far; the outermost pixels of the image are repeated beyond its edges.
    private mutating func blurBackdrop(_ shape: RoundedRect, _ radius: Double) {
        let sigma = min(self.sigma(radius), 128)
        guard sigma > 0, !shape.rect.isEmpty else { return }
        let below = surface, canvas = canvas
        let blurred = [0, 8, 16, 24].map { shift in
            ReferenceBlur(sigma: sigma).blurred(in: area) { x, y in
                let column = max(canvas.minX, min(x, canvas.maxX - 1))
                return below[column, max(canvas.minY, min(y, canvas.maxY - 1))] >> UInt32(shift) & 255
            }
        }
        replace(coverage(of: shape)) { x, y in pixel(blurred.map { $0[x, y] }) }
    }
}
