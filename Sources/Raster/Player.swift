import Geometry
import Scene

/// Rasterizes a display list onto a surface.
struct Player: DisplayListPlayer, ~Copyable {
    /// The graphics state.
    struct State {
        /// From points to device pixels.
        var transform: AffineTransform
        /// The clip box in device pixels.
        var clip: PixelRect
        /// The antialiased clips, as a range of `masks`.
        var masks: Range<Int>
        /// The opacity of everything drawn; below 1 only in groups that are too deep for a surface of their
        /// own.
        var opacity: Double = 1
    }

    /// What the end of a scope restores and composites.
    enum OpenScope {
        /// A clip, a transform, or a group without a surface of its own.
        case direct(outer: State)
        case layer(outer: State, Surface, opacity: Double, BlendMode)
        case shadow(outer: State, Surface, Shadow)
        case mask(outer: State, Surface)
    }

    private(set) var state: State
    var openScopes: [OpenScope] = []
    private var masks: [AntialiasedClip] = []
    private var layerCount = 0
    private(set) var surface: Surface
    /// The bounds of the whole image; the surface may be a band of it.
    let canvas: PixelRect
    private var commands: ArraySlice<DrawCommand> = []
    /// The rows that each command may touch; empty to draw all commands.
    private var entries: [CommandReach.Entry] = []
    /// The rows of the surface outside all groups.
    private let rows: Range<Int>
    /// The distance in pixels around the visible part of a group that its backdrops read, by the index of the
    /// group's push.
    private let backdropReach: [Int: Int]
    /// The shape that the next command will cover with opaque pixels, if known.
    private(set) var hidden: RoundedRect?
    var converter = ScanConverter()
    let cache: RasterCache
    let glyphs: GlyphSource
    private var scratch: UnsafeMutablePointer<UInt8>
    private var rowCapacity: Int
    /// A coverage buffer of one row of the surface.
    private(set) var patchRow: UnsafeMutablePointer<UInt8>

    /// The maximum depth of groups with surfaces of their own; deeper groups apply their opacity to each
    /// drawing.
    ///
    /// Chosen: deeper than any design; 16 surfaces of the screen's size are the most memory that groups can
    /// take.
    private static let layerLimit = 16
    /// The maximum number of nested antialiased clips; deeper ones clip to their box.
    private static let maskLimit = 64

    /// Creates a player that draws onto `surface` at `scale` pixels per point; `canvas` is the bounds of the
    /// whole image if the surface is a band of it.
    init(
        surface: Surface, scale: Double, glyphs: GlyphSource, cache: RasterCache = RasterCache(),
        canvas: PixelRect? = nil, backdropReach: [Int: Int] = [:]
    ) {
        self.surface = surface
        rows = surface.bounds.minY..<surface.bounds.maxY
        self.canvas = canvas ?? surface.bounds
        self.backdropReach = backdropReach
        self.glyphs = glyphs
        self.cache = cache
        rowCapacity = max(1, surface.bounds.width)
        scratch = .allocate(capacity: rowCapacity)
        patchRow = .allocate(capacity: rowCapacity)
        state = State(transform: .scale(x: scale, y: scale), clip: surface.bounds, masks: 0..<0)
    }

    deinit {
        scratch.deallocate()
        patchRow.deallocate()
    }

    /// Draws all commands, or only those that `reach` says may touch the surface's rows.
    mutating func play(_ commands: ArraySlice<DrawCommand>, reach: CommandReach?) {
        (self.commands, entries) = (commands, reach?.entries ?? [])
        play(commands)
    }

    func skip(at index: Int) -> Int? {
        guard !entries.isEmpty else { return nil }
        let entry = entries[index - commands.startIndex]
        return entry.isDisjoint(from: rows) ? commands.startIndex + Int(entry.next) : nil
    }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        guard !state.clip.isEmpty,
            let box = Player.deviceBox(of: drawing, transform: state.transform),
            !box.intersection(state.clip).isEmpty
        else { return }
        switch drawing {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect), paint)
        case .fillRoundedRect(let shape, let paint): fill(shape, paint)
        case .fillBorder(let shape, let width, let paint): fillBorder(shape, width: width, paint)
        case .fillPath(let path, let rule, let paint): fill(path, rule, paint)
        case .strokePath(let path, let style, let paint): stroke(path, style, paint)
        case .glyphs(let run, let paint): draw(run, paint)
        case .image(let placement): draw(placement)
        case .shadow(let shape, let shadow):
            hidden = commands[(index + 1)...].coveredShape
            drawShadow(shape, shadow)
            hidden = nil
        case .pathShadow(let path, let shadow): drawShadow(path, shadow)
        case .blurBackdrop(let shape, let radius): blurBackdrop(shape, radius: radius)
        }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope? {
        let outer = state
        let margin = backdropReach.isEmpty ? 0 : backdropReach[index] ?? 0
        switch scope {
        case .clip(let shape): clip(to: shape)
        case .clipPath(let path, let rule): clip(to: path, rule)
        case .transform(let transform): concatenate(transform)
        case .layer(let opacity, let bounds, let blend):
            return beginLayer(opacity, bounds, blend, margin: margin)
        case .shadow(let shadow, let bounds): return beginShadow(shadow, bounds, margin: margin)
        case .mask(let bounds): return beginMask(bounds, margin: margin)
        }
        return .direct(outer: outer)
    }

    mutating func end(_ scope: OpenScope, at index: Int) {
        switch scope {
        case .direct(let outer): state = outer
        case .layer(let outer, let outerSurface, let opacity, let blend):
            let group = endGroup(outer, outerSurface)
            draw(group, coverage: UInt8((opacity * 255).rounded()), blend)
        case .shadow(let outer, let outerSurface, let shadow):
            let group = endGroup(outer, outerSurface)
            castShadow(of: group, shadow)
            draw(group, coverage: UInt8((state.opacity * 255).rounded()))
        case .mask(let outer, let outerSurface):
            let mask = endGroup(outer, outerSurface)
            surface.cut(with: mask)
        }
    }

    private mutating func concatenate(_ transform: AffineTransform) {
        state.transform = transform.concatenating(state.transform)
        let isDegenerate = !state.transform.isFinite || state.transform.determinant == 0
        if isDegenerate { clipAll() }
    }

    private mutating func clipAll() { state.clip.maxX = state.clip.minX }

    private mutating func clip(to shape: RoundedRect) {
        guard shape.rect.isFinite, !shape.rect.isEmpty, !state.clip.isEmpty else { return clipAll() }
        let box = FixedRect(shape.rect, transform: state.transform)
        state.clip = state.clip.intersection(box.pixels)
        guard !state.clip.isEmpty, state.masks.count < Player.maskLimit else { return }
        guard !(shape.isSquare && state.transform.isUpright && box.isAligned) else { return }
        var mask = ClipMask(minY: state.clip.minY, maxY: state.clip.maxY)
        if shape.isSquare, state.transform.isUpright {
            box.emit(window: state.clip, into: &mask)
        } else {
            converter.begin(window: state.clip)
            converter.add(shape.path, transform: state.transform)
            converter.sweep(.nonZero, into: &mask)
        }
        addClip(.convex(mask))
    }

    private mutating func clip(to path: Path, _ rule: FillRule) {
        guard let bounds = path.controlBounds, bounds.isFinite, !state.clip.isEmpty else { return clipAll() }
        state.clip = state.clip.intersection(FixedRect(bounds, transform: state.transform).pixels)
        guard !state.clip.isEmpty, state.masks.count < Player.maskLimit else { return }
        var plane = CoveragePlane(bounds: state.clip)
        converter.begin(window: state.clip)
        converter.add(path, transform: state.transform)
        converter.sweep(rule, into: &plane)
        addClip(.any(plane))
    }

    private mutating func addClip(_ clip: AntialiasedClip) {
        masks.removeSubrange(state.masks.upperBound...)
        masks.append(clip)
        state.masks = state.masks.lowerBound..<masks.count
    }

    private mutating func beginLayer(
        _ opacity: Double, _ bounds: Rect, _ blend: BlendMode, margin: Int
    ) -> OpenScope {
        let outer = state
        guard opacity > 0, bounds.isFinite, !state.clip.isEmpty else { return beginHidden() }
        guard layerCount < Player.layerLimit else {
            state.opacity *= min(1, opacity)
            return .direct(outer: outer)
        }
        let box = FixedRect(bounds, transform: state.transform).pixels
            .intersection(state.clip.expanded(by: margin))
        guard !box.intersection(state.clip).isEmpty else { return beginHidden() }
        return .layer(
            outer: outer, beginGroup(on: box), opacity: min(1, opacity) * outer.opacity, blend)
    }

    private mutating func beginShadow(_ shadow: Shadow, _ bounds: Rect, margin: Int) -> OpenScope {
        let outer = state
        guard bounds.isFinite, !state.clip.isEmpty else { return beginHidden() }
        guard layerCount < Player.layerLimit, shadow.isVisible else { return .direct(outer: outer) }
        let box = casterBox(bounds, shadow, around: margin)
        guard !box.isEmpty else { return beginHidden() }
        return .shadow(outer: outer, beginGroup(on: box), shadow)
    }

    /// Begins a mask, whose surface is as large as that of the layer around it.
    private mutating func beginMask(_ bounds: Rect, margin: Int) -> OpenScope {
        guard case .layer = openScopes.last else { return beginHidden() }
        let outer = state
        let box = FixedRect(bounds, transform: state.transform).pixels
        let area = bounds.isFinite ? surface.bounds : state.clip
        return .mask(outer: outer, beginGroup(on: box.intersection(area.expanded(by: margin))))
    }

    /// Begins a group that is not visible.
    private mutating func beginHidden() -> OpenScope {
        let outer = state
        clipAll()
        return .direct(outer: outer)
    }

    /// Begins drawing on a new surface; returns the outer one.
    private mutating func beginGroup(on box: PixelRect) -> Surface {
        let outer = surface
        layerCount += 1
        surface = Surface(bounds: box)
        if box.width > rowCapacity {
            scratch.deallocate()
            patchRow.deallocate()
            rowCapacity = box.width
            scratch = .allocate(capacity: rowCapacity)
            patchRow = .allocate(capacity: rowCapacity)
        }
        state.clip = box
        state.masks = masks.count..<masks.count
        state.opacity = 1
        return outer
    }

    private mutating func endGroup(_ outer: State, _ outerSurface: Surface) -> Surface {
        let group = surface
        state = outer
        surface = outerSurface
        layerCount -= 1
        return group
    }

    private mutating func draw(_ group: Surface, coverage: UInt8, _ blend: BlendMode = .normal) {
        let area = group.bounds.intersection(state.clip)
        guard coverage > 0, !area.isEmpty else { return }
        guard blend == .normal else {
            return draw(BlendedSource(surface: group, mode: blend, opacity: coverage), in: area)
        }
        var receiver = receiver(of: SurfaceSource(surface: group))
        for y in area.minY..<area.maxY {
            receiver.run(x: area.minX, y: y, count: area.width, coverage: coverage)
        }
    }

    private func draw(_ source: BlendedSource, in area: PixelRect) {
        var receiver = receiver(of: source)
        for y in area.minY..<area.maxY {
            receiver.run(x: area.minX, y: y, count: area.width, coverage: 255)
        }
    }

    /// Calls `draw` with another transform and opacity.
    mutating func withState(
        transform: AffineTransform, opacity: Double, _ draw: (inout Player) -> Void
    ) {
        let outer = state
        state.transform = transform
        state.opacity = opacity
        draw(&self)
        state = outer
    }

    /// Returns a receiver that draws `source` with the current clips.
    func receiver<Source: PixelSource>(of source: Source) -> PaintReceiver<Source> {
        PaintReceiver(
            surface: surface, masks: masks[state.masks], scratch: scratch, source: source)
    }
}

extension AffineTransform {
    /// Whether axis-aligned rectangles stay axis-aligned and unmirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The larger of the scale factors along the axes.
    var largestScale: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}
