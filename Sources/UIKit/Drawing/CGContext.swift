import Diagnostics
import Geometry
import Scene

/// A drawing environment that records draw commands; y increases downward, as in UIKit's contexts.
public final class CGContext {
    /// A scope that author code opens, and may end out of order.
    private enum OpenScope {
        case clip, layer, shadow
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
    }

    private var commands: [DrawCommand] = []
    /// The scopes that are open, the innermost last.
    private var openScopes: [OpenScope] = []
    var state = State()
    private var saved: [State] = []
    /// The open transparency layers, each with the state in which it began.
    private var layerStates: [State] = []
    var path = Path()
    /// The size in points.
    let size: CGSize
    /// The scale in pixels per point, and whether the image begins black; for images that functions begin and
    /// end.
    var imageScale: CGFloat = 1
    var isOpaque = false

    init(size: CGSize) { self.size = size }

    /// All commands recorded so far; groups and clips that are still open are closed during playback.
    var finishedCommands: [DrawCommand] { commands }

    /// The current fill color.
    var fillColor: Color { state.fillColor }

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
    public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }
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
                color: $0.color, offset: Point(x: offset.width, y: offset.height), radius: max(0, blur) / 2)
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
            let area =
                state.blend.reachesBeyondSource ? Rect(origin: .zero, size: size.pipelineSize) : everywhere
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
    }

    /// Larger than any drawing; groups are later reduced to their content.
    private static let everywhere = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

    // MARK: Recording

    private func begin(_ scope: Scope, _ kind: OpenScope) {
        commands.append(.push(scope))
        openScopes.append(kind)
    }

    /// Ends a scope, unless one of another kind is open inside it.
    private func end(_ kind: OpenScope) {
        guard openScopes.last == kind else { return }
        openScopes.removeLast()
        commands.append(.pop)
    }

    private func endClips() { for _ in 0..<state.clipCount { end(.clip) } }

    /// Records a drawing given in user coordinates.
    func record(_ drawing: Drawing, bounds: Rect, alpha: CGFloat = 1) {
        record([.draw(drawing)], bounds: bounds, alpha: alpha)
    }

    /// Records commands given in user coordinates; shadow, alpha and blend mode apply to them as a group.
    func record(_ given: [DrawCommand], bounds: Rect, alpha: CGFloat = 1) {
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
    func record(_ steps: [DrawCommand]) {
        guard !steps.isEmpty else { return }
        record(steps, bounds: CGContext.everywhere)
    }

    /// Appends a command unchanged.
    func append(_ command: DrawCommand) { commands.append(command) }

    /// Intersects the clip with an outline in user coordinates.
    func clip(to outline: Path, _ rule: FillRule) {
        begin(.clipPath(outline.applying(state.transform), rule), .clip)
        state.clipCount += 1
    }

    /// Intersects the clip with a shape in user coordinates.
    func clip(toShape shape: RoundedRect) {
        let t = state.transform
        guard t.isTranslation else { return clip(to: shape.path, .nonZero) }
        begin(.clip(shape.offset(by: Point(x: t.tx, y: t.ty))), .clip)
        state.clipCount += 1
    }
}
