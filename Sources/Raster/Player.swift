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

    /// What a pop restores.
    private enum Scope {
        case clip(State)
        case transform(State)
        case layer(State, surface: Surface, outer: Surface, opacity: Double)
        case flatLayer(State)
    }

    private(set) var state: State
    private var scopes: [Scope] = []
    private var masks: [ClipMask] = []
    private var layerCount = 0
    private(set) var surface: Surface
    var converter = ScanConverter()
    var glyphCache = GlyphCache()
    let glyphs: GlyphSource
    private let scratch: UnsafeMutablePointer<UInt8>

    /// Groups within groups beyond this many are not gathered; their opacity goes to each command instead.
    ///
    /// Chosen: deeper than any design, and 16 pictures of the screen's size are the most memory they can take.
    private static let layerLimit = 16
    /// Soft clips within soft clips beyond this many cut at their box.
    private static let maskLimit = 64

    /// A player onto `surface`, whose pixels are `scale` to the point of the list's coordinates.
    init(surface: Surface, scale: Double, glyphs: GlyphSource) {
        self.surface = surface
        self.glyphs = glyphs
        scratch = .allocate(capacity: max(1, surface.bounds.width))
        state = State(transform: .scale(x: scale, y: scale), clip: surface.bounds, masks: 0..<0)
    }

    deinit { scratch.deallocate() }

    /// Draws all commands; what is left open at the end is closed.
    mutating func play(_ commands: [DrawCommand]) {
        for command in commands { play(command) }
        while !scopes.isEmpty { pop() }
    }

    private mutating func play(_ command: DrawCommand) {
        switch command {
        case .pushClip(let shape): pushClip(shape)
        case .popClip: if case .clip = scopes.last { pop() }
        case .pushLayer(let opacity, let bounds): pushLayer(opacity, bounds)
        case .popLayer:
            switch scopes.last {
            case .layer, .flatLayer: pop()
            case .clip, .transform, nil: break
            }
        case .pushTransform(let transform): pushTransform(transform)
        case .popTransform: if case .transform = scopes.last { pop() }
        case .fillRect, .fillRoundedRect, .fillBorder, .fillPath, .strokePath, .drawGlyphs, .drawImage:
            guard !state.clip.isEmpty, command.bounds?.isFinite == true else { return }
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
        case .pushClip, .popClip, .pushLayer, .popLayer, .pushTransform, .popTransform: break
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
        masks.removeSubrange(state.masks.upperBound...)
        masks.append(mask)
        state.masks = state.masks.lowerBound..<masks.count
    }

    private mutating func pushLayer(_ opacity: Double, _ bounds: Rect) {
        guard opacity > 0, bounds.isFinite, !state.clip.isEmpty else {
            scopes.append(.flatLayer(state))
            state.clip.maxX = state.clip.minX
            return
        }
        guard opacity < 1, layerCount < Player.layerLimit else {
            scopes.append(.flatLayer(state))
            state.opacity *= min(1, opacity)
            return
        }
        let box = FixedRect(bounds, transform: state.transform).pixels.intersection(state.clip)
        guard !box.isEmpty else {
            scopes.append(.flatLayer(state))
            state.clip = box
            return
        }
        let layer = Surface(bounds: box)
        scopes.append(.layer(state, surface: layer, outer: surface, opacity: opacity * state.opacity))
        layerCount += 1
        surface = layer
        state.clip = box
        state.masks = masks.count..<masks.count
        state.opacity = 1
    }

    private mutating func pop() {
        switch scopes.popLast() {
        case .clip(let outer), .transform(let outer), .flatLayer(let outer): state = outer
        case .layer(let outer, let layer, let outerSurface, let opacity):
            state = outer
            surface = outerSurface
            layerCount -= 1
            let coverage = UInt8((opacity * 255).rounded())
            guard coverage > 0 else { return }
            var receiver = receiver(of: SurfaceSource(surface: layer))
            for y in layer.bounds.minY..<layer.bounds.maxY {
                receiver.run(x: layer.bounds.minX, y: y, count: layer.bounds.width, coverage: coverage)
            }
        case nil: break
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
