import Geometry
import Scene

/// Draws a display list's commands, one after another.
struct Player: ~Copyable {
    /// What the commands at hand are subject to.
    struct State {
        /// From points to device pixels.
        var transform: AffineTransform
        /// The pixels that may change.
        var clip: PixelRect
        /// The clips with soft edges, as places in `masks`.
        var masks: Range<Int>
        /// Of everything painted; below 1 only in groups that are too deep to be gathered.
        var opacity: Double = 1
    }

    /// What kinds of groups there are.
    private enum Group {
        case layer, shadow, mask
    }

    /// What a pop restores.
    private enum Scope {
        case clip(State)
        case transform(State)
        case layer(State, outer: Surface, opacity: Double, BlendMode)
        case shadow(State, outer: Surface, Shadow)
        case mask(State, outer: Surface)
        /// A group that draws straight on, or not at all.
        case flat(Group, State)
    }

    private(set) var state: State
    private var scopes: [Scope] = []
    private var masks: [SoftClip] = []
    private var layerCount = 0
    private(set) var surface: Surface
    /// The whole picture, of which the surface may be some rows.
    let canvas: PixelRect
    /// How far around what is seen of a group its backdrops take pixels in, by the place of its push.
    private let backdropReach: [Int: Int]
    /// That of the command at hand.
    private var reachAround = 0
    /// What the next command will cover with opaque pixels, where that is known.
    private(set) var hidden: RoundedRect?
    var converter = ScanConverter()
    let cache: RasterCache
    let glyphs: GlyphSource
    private var scratch: UnsafeMutablePointer<UInt8>
    private var rowCapacity: Int
    /// Room for the coverage of one more row of the surface.
    private(set) var patchRow: UnsafeMutablePointer<UInt8>

    /// Groups within groups beyond this many are not gathered; their opacity goes to each command instead.
    ///
    /// Chosen: deeper than any design, and 16 pictures of the screen's size are the most memory they can take.
    private static let layerLimit = 16
    /// Soft clips within soft clips beyond this many cut at their box.
    private static let maskLimit = 64

    /// A player onto `surface`, whose pixels are `scale` to the point of the list's coordinates; `canvas` is the
    /// whole picture where the surface is a part of it.
    init(
        surface: Surface, scale: Double, glyphs: GlyphSource, cache: RasterCache = RasterCache(),
        canvas: PixelRect? = nil, backdropReach: [Int: Int] = [:]
    ) {
        self.surface = surface
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

    /// Draws all commands, or those alone that `reach` lets touch the surface's rows; what is left open at the
    /// end is closed.
    mutating func play(_ commands: ArraySlice<DrawCommand>, reach: CommandReach? = nil) {
        let rows = surface.bounds.minY..<surface.bounds.maxY
        var index = commands.startIndex
        while index < commands.endIndex {
            if let reach {
                let entry = reach.entries[index - commands.startIndex]
                if entry.isApart(from: rows) {
                    index = commands.startIndex + Int(entry.next)
                    continue
                }
            }
            let command = commands[index]
            if case .drawShadow = command { hidden = commands[(index + 1)...].coveredShape }
            if !backdropReach.isEmpty { reachAround = backdropReach[index] ?? 0 }
            play(command)
            hidden = nil
            index += 1
        }
        while !scopes.isEmpty { pop() }
    }

    private mutating func play(_ command: DrawCommand) {
        switch command {
        case .pushClip(let shape): pushClip(shape)
        case .pushClipPath(let path, let rule): pushClip(path, rule)
        case .pushLayer(let opacity, let bounds, let blend): pushLayer(opacity, bounds, blend)
        case .pushShadow(let shadow, let bounds): pushShadow(shadow, bounds)
        case .pushMask(let bounds): pushMask(bounds)
        case .pushTransform(let transform): pushTransform(transform)
        case .popClip, .popLayer, .popShadow, .popMask, .popTransform: pop(command)
        case .fillRect, .fillRoundedRect, .fillBorder, .fillPath, .strokePath, .drawGlyphs, .drawImage,
            .drawShadow, .drawPathShadow, .blurBackdrop:
            guard !state.clip.isEmpty,
                let box = Player.deviceBox(of: command, transform: state.transform),
                !box.intersection(state.clip).isEmpty
            else { return }
            draw(command)
        }
    }

    private mutating func draw(_ command: DrawCommand) {
        switch command {
        case .fillRect(let rect, let paint): fill(RoundedRect(rect), paint)
        case .fillRoundedRect(let shape, let paint): fill(shape, paint)
        case .fillBorder(let shape, let width, let paint): fillBorder(shape, width: width, paint)
        case .fillPath(let path, let rule, let paint): fill(path, rule, paint)
        case .strokePath(let path, let style, let paint): stroke(path, style, paint)
        case .drawGlyphs(let run, let paint): draw(run, paint)
        case .drawImage(let placement): draw(placement)
        case .drawShadow(let shape, let shadow): drawShadow(shape, shadow)
        case .drawPathShadow(let path, let shadow): drawShadow(path, shadow)
        case .blurBackdrop(let shape, let radius): blurBackdrop(shape, radius: radius)
        case .pushClip, .pushClipPath, .popClip, .pushLayer, .popLayer, .pushShadow, .popShadow, .pushMask,
            .popMask, .pushTransform, .popTransform:
            break
        }
    }

    private mutating func pushTransform(_ transform: AffineTransform) {
        scopes.append(.transform(state))
        state.transform = transform.concatenating(state.transform)
        let flattens = !state.transform.isFinite || state.transform.determinant == 0
        if flattens { state.clip.maxX = state.clip.minX }
    }

    private mutating func pushClip(_ shape: RoundedRect) {
        scopes.append(.clip(state))
        guard shape.rect.isFinite, !shape.rect.isEmpty, !state.clip.isEmpty else {
            state.clip.maxX = state.clip.minX
            return
        }
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

    private mutating func pushClip(_ path: Path, _ rule: FillRule) {
        scopes.append(.clip(state))
        guard let bounds = path.controlBounds, bounds.isFinite, !state.clip.isEmpty else {
            state.clip.maxX = state.clip.minX
            return
        }
        state.clip = state.clip.intersection(FixedRect(bounds, transform: state.transform).pixels)
        guard !state.clip.isEmpty, state.masks.count < Player.maskLimit else { return }
        var plane = CoveragePlane(bounds: state.clip)
        converter.begin(window: state.clip)
        converter.add(path, transform: state.transform)
        converter.sweep(rule, into: &plane)
        addClip(.any(plane))
    }

    private mutating func addClip(_ clip: SoftClip) {
        masks.removeSubrange(state.masks.upperBound...)
        masks.append(clip)
        state.masks = state.masks.lowerBound..<masks.count
    }

    private mutating func pushLayer(_ opacity: Double, _ bounds: Rect, _ blend: BlendMode) {
        guard opacity > 0, bounds.isFinite, !state.clip.isEmpty else { return pushNothing(.layer) }
        guard layerCount < Player.layerLimit else {
            scopes.append(.flat(.layer, state))
            state.opacity *= min(1, opacity)
            return
        }
        let box = FixedRect(bounds, transform: state.transform).pixels
            .intersection(state.clip.expanded(by: reachAround))
        guard !box.intersection(state.clip).isEmpty else { return pushNothing(.layer) }
        scopes.append(.layer(state, outer: surface, opacity: min(1, opacity) * state.opacity, blend))
        beginGroup(on: box)
    }

    private mutating func pushShadow(_ shadow: Shadow, _ bounds: Rect) {
        guard bounds.isFinite, !state.clip.isEmpty else { return pushNothing(.shadow) }
        guard layerCount < Player.layerLimit, shadow.isDrawn else {
            return scopes.append(.flat(.shadow, state))
        }
        let box = casterBox(bounds, shadow, around: reachAround)
        guard !box.isEmpty else { return pushNothing(.shadow) }
        scopes.append(.shadow(state, outer: surface, shadow))
        beginGroup(on: box)
    }

    /// A mask's group is as large as the group it cuts.
    private mutating func pushMask(_ bounds: Rect) {
        guard case .layer = scopes.last else { return pushNothing(.mask) }
        scopes.append(.mask(state, outer: surface))
        let box = FixedRect(bounds, transform: state.transform).pixels
        let outer = bounds.isFinite ? surface.bounds : state.clip
        beginGroup(on: box.intersection(outer.expanded(by: reachAround)))
    }

    private mutating func pushNothing(_ group: Group) {
        scopes.append(.flat(group, state))
        state.clip.maxX = state.clip.minX
    }

    private mutating func beginGroup(on box: PixelRect) {
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
    }

    /// Ends the innermost scope where a pop belongs to it.
    private mutating func pop(_ command: DrawCommand) {
        switch (scopes.last, command) {
        case (.clip, .popClip), (.transform, .popTransform), (.layer, .popLayer), (.shadow, .popShadow),
            (.mask, .popMask), (.flat(.layer, _), .popLayer), (.flat(.shadow, _), .popShadow),
            (.flat(.mask, _), .popMask):
            pop()
        default: break
        }
    }

    private mutating func pop() {
        switch scopes.popLast() {
        case .clip(let outer), .transform(let outer), .flat(_, let outer): state = outer
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
        case nil: break
        }
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

    /// Draws under another transform and opacity.
    mutating func withState(
        transform: AffineTransform, opacity: Double, _ draw: (inout Player) -> Void
    ) {
        let outer = state
        state.transform = transform
        state.opacity = opacity
        draw(&self)
        state = outer
    }

    /// What draws `source` under the current clips.
    func receiver<Source: PixelSource>(of source: Source) -> PaintReceiver<Source> {
        PaintReceiver(
            surface: surface, masks: masks[state.masks], scratch: scratch, source: source)
    }
}

extension AffineTransform {
    /// Whether upright rectangles stay upright and unmirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The larger of the factors by which lengths along the two axes grow.
    var largestScale: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}
