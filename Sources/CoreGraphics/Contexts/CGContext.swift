import Diagnostics
package import Geometry
package import Scene

/// A drawing environment that records draw commands; y increases downward, as in UIKit's contexts, or upward in those of
/// bitmaps that code makes.
public final class CGContext {
    /// The kinds of scopes that drawing code opens.
    private enum ScopeKind {
        case clip, layer, shadow
    }

    /// A scope that drawing code opens, and may end out of order.
    private struct OpenScope {
        let kind: ScopeKind
        let push: DrawCommand
        /// The commands that end it: the mask of a clip to one, and a pop.
        let closing: [DrawCommand]
    }

    /// The graphics state that `saveGState()` saves.
    struct State {
        var transform = Geometry.AffineTransform.identity
        var fillColor = Color.black
        var strokeColor = Color.black
        var stroke = StrokeStyle(width: 1)
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blend = BlendMode.normal
        /// The number of clips that this state opened.
        var clipCount = 0
        /// The area inside of the clips, in the coordinates in which the context began; nil without clips.
        var clipBounds: Rect?
        /// The pattern that is drawn instead of the fill color.
        var fillPattern: CGPattern?
        /// The spaces of components that are set without one.
        var fillSpace: CGColorSpace?
        var strokeSpace: CGColorSpace?
        var patternPhase = Point.zero
        var interpolationQuality = CGInterpolationQuality.default
        var textDrawingMode = CGTextDrawingMode.fill
    }

    private var commands: [DrawCommand] = []
    /// The scopes that are open, the innermost last.
    private var openScopes: [OpenScope] = []
    var state = State()
    private var saved: [State] = []
    /// The open transparency layers, each with the state in which it began.
    private var layerStates: [State] = []
    var currentPath = Path()
    /// The size in points.
    package private(set) var size: CGSize
    /// From the coordinates in which drawing code begins to those of the commands, whose y increases downward.
    let base: Geometry.AffineTransform
    /// The memory of a bitmap that code made; nil for other contexts.
    let canvas: BitmapCanvas?
    /// The pages of a PDF file; nil for other contexts.
    package var pages: PDFRecorder?
    /// From the coordinates of text to those of the context.
    public var textMatrix = CGAffineTransform.identity
    /// The scale in pixels per point, and whether the image begins black; for images that functions begin and
    /// end.
    package var imageScale: CGFloat = 1
    package var isOpaque = false

    /// Creates a context whose y increases downward.
    package convenience init(size: CGSize) { self.init(size: size, base: .identity) }

    init(size: CGSize, base: Geometry.AffineTransform, canvas: BitmapCanvas? = nil) {
        (self.size, self.base, self.canvas) = (size, base, canvas)
        state.transform = base
    }

    /// All commands recorded so far; groups and clips that are still open are closed during playback, but for masks.
    package var finishedCommands: [DrawCommand] {
        guard openScopes.contains(where: { $0.closing.count > 1 }) else { return commands }
        return commands + openScopes.reversed().flatMap(\.closing)
    }

    /// The whole context, in the coordinates in which commands are.
    var extent: Rect { Rect(origin: .zero, size: size.pipelineSize) }

    /// Returns what was recorded, and begins a new page of a size.
    func takePage(nextSize: CGSize) -> [DrawCommand] {
        let page = finishedCommands
        (commands, openScopes, saved, layerStates) = ([], [], [], [])
        (state, currentPath, size) = (State(), Path(), nextSize)
        state.transform = base
        return page
    }

    /// The current fill color.
    package var fillColor: Color { state.fillColor }

    // MARK: State

    /// Pushes a copy of the graphics state, to be restored by `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        state.clipCount = 0
    }

    /// Restores the most recently saved graphics state.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        endClips()
        state = last
    }

    /// The current transformation matrix.
    public var ctm: CGAffineTransform {
        CGAffineTransform(base.inverse.map(state.transform.concatenating) ?? state.transform)
    }
    /// Concatenates a transform with the current one; it applies before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.transform.concatenating(state.transform)
    }
    /// Translates the coordinate system.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales the coordinate system.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the coordinate system by an angle in radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the opacity of drawing operations, 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1 }

    /// Sets a shadow for drawing operations; `blur` is twice the Gaussian's standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(
                color: $0.color, offset: Point(x: offset.width * base.a, y: offset.height * base.d),
                radius: max(0, blur) / 2)
        }
    }

    /// Sets a black shadow of one third opacity. Source: CGContextSetShadow.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets how drawing operations are composited with the existing content.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.blend }

    /// Begins a transparency layer: the current shadow, alpha and blend mode apply to its content as a group.
    public func beginTransparencyLayer(auxiliaryInfo: Any? = nil) {
        saveGState()
        layerStates.append(state)
        let everywhere = CGContext.everywhere
        if let shadow = state.shadow { begin(.shadow(shadow, bounds: everywhere), .shadow) }
        if state.needsGroup {
            // A mode that changes existing content even where the layer is empty covers the whole context.
            let area = state.blend.reachesBeyondSource ? extent : everywhere
            begin(.layer(opacity: state.alpha, bounds: area, blend: state.blend), .layer)
        }
        state.shadow = nil
        state.alpha = 1
        state.blend = .normal
    }

    /// Ends a transparency layer and composites it.
    public func endTransparencyLayer() {
        guard let outer = layerStates.popLast() else { return }
        endClips()
        state.clipCount = 0
        if outer.needsGroup { end(.layer) }
        if outer.shadow != nil { end(.shadow) }
        restoreGState()
        updateCanvas()
    }

    /// Larger than any drawing; groups are later reduced to their content.
    private static let everywhere = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

    // MARK: Recording

    private func begin(_ scope: Scope, _ kind: ScopeKind, closing: [DrawCommand] = [.pop]) {
        commands.append(.push(scope))
        openScopes.append(OpenScope(kind: kind, push: .push(scope), closing: closing))
    }

    /// Ends a scope, unless one of another kind is open inside it.
    private func end(_ kind: ScopeKind) {
        guard let last = openScopes.last, last.kind == kind else { return }
        openScopes.removeLast()
        commands += last.closing
    }

    private func endClips() { for _ in 0..<state.clipCount { end(.clip) } }

    /// Records a drawing given in user coordinates.
    package func record(_ drawing: Drawing, bounds: Rect, alpha: CGFloat = 1) {
        record([.draw(drawing)], bounds: bounds, alpha: alpha)
    }

    /// Records commands given in user coordinates; shadow, alpha and blend mode apply to them as a group.
    package func record(_ given: [DrawCommand], bounds: Rect, alpha: CGFloat = 1) {
        defer { updateCanvas() }
        let opacity = state.alpha * alpha
        guard opacity > 0, state.transform.isFinite else { return }
        var area = state.transform.boundingBox(of: bounds)
        let steps: [DrawCommand]
        if state.transform.isTranslation {
            let move = Point(x: state.transform.tx, y: state.transform.ty)
            steps = given.map { $0.offset(by: move) }
        } else {
            steps = [.push(.transform(state.transform))] + given + [.pop]
        }
        var shape: Drawing?
        if given.count == 1, case .draw(let drawing) = given[0] { shape = drawing }
        guard let shadow = state.shadow else {
            commands += blended(shape, steps, opacity, area)
            return
        }
        let push = DrawCommand.push(.shadow(shadow, bounds: area))
        if state.blend == .normal {
            commands += [push] + blended(shape, steps, opacity, area) + [.pop]
        } else {
            // The blend mode applies to the shadow as well as to the shape.
            area = area.union(shadow.bounds(of: area))
            commands += blended(shape, [push] + steps + [.pop], opacity, area)
        }
    }

    /// Records commands given in user coordinates, without known bounds.
    package func record(_ steps: [DrawCommand]) {
        guard !steps.isEmpty else { return }
        record(steps, bounds: CGContext.everywhere)
    }

    /// Appends a command unchanged.
    package func append(_ command: DrawCommand) { commands.append(command) }

    /// Intersects the clip with an outline in user coordinates.
    package func clip(to outline: Path, _ rule: FillRule) {
        let outline = outline.applying(state.transform)
        begin(.clipPath(outline, rule), .clip)
        noteClip(outline.controlBounds ?? .zero)
    }

    /// Intersects the clip with a shape in user coordinates.
    package func clip(toShape shape: RoundedRect) {
        let t = state.transform
        guard t.isTranslation else { return clip(to: shape.path, .nonZero) }
        let moved = shape.offset(by: Point(x: t.tx, y: t.ty))
        begin(.clip(moved), .clip)
        noteClip(moved.rect)
    }

    /// Intersects the clip with the alpha of commands, which are in user coordinates, as is their area.
    func clip(toMask mask: [DrawCommand], in area: Rect) {
        let area = state.transform.boundingBox(of: area)
        let steps = [.push(.transform(state.transform))] + mask + [.pop]
        begin(
            .layer(opacity: 1, bounds: area), .clip,
            closing: [.push(.mask(bounds: area))] + steps + [.pop, .pop])
        noteClip(area)
    }

    private func noteClip(_ area: Rect) {
        state.clipCount += 1
        state.clipBounds =
            (state.clipBounds ?? extent).intersection(area) ?? Rect(origin: area.origin, size: .zero)
    }

    /// Ends the clips of the current state; those of saved states stay.
    public func resetClip() {
        endClips()
        state.clipCount = 0
        state.clipBounds = saved.last?.clipBounds
    }

    /// Draws what was recorded into the memory of the bitmap, if code has seen it, unless a transparency layer is open.
    func updateCanvas() {
        guard let canvas, canvas.isShared, commands.count > openScopes.count else { return }
        guard openScopes.allSatisfy({ $0.kind == .clip }) else { return }
        canvas.draw(finishedCommands)
        commands = openScopes.map(\.push)
    }
}
