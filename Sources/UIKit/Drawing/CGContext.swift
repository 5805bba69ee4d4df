import Diagnostics
import Geometry
import Scene

/// Takes drawing calls and writes them down as drawing steps; y grows downwards, as in UIKit's contexts.
public final class CGContext {
    /// What `saveGState()` keeps.
    struct State {
        var transform = Geometry.AffineTransform.identity
        var fillColor = Color.black
        var strokeColor = Color.black
        var stroke = StrokeStyle(width: 1)
        var alpha: CGFloat = 1
        var shadow: Shadow?
        var blend = BlendMode.normal
        /// How many clips it opened.
        var clipCount = 0
    }

    private var commands: [DrawCommand] = []
    var state = State()
    private var saved: [State] = []
    /// How many transparency layers are open, each with the state it began in.
    private var layerStates: [State] = []
    var path = Path()
    /// The extent in points.
    let size: CGSize
    /// Pixels a point, and whether it begins black, for pictures that are begun and ended by functions.
    var imageScale: CGFloat = 1
    var isOpaque = false

    init(size: CGSize) { self.size = size }

    /// All steps so far. Whoever plays them closes what is open.
    var finishedCommands: [DrawCommand] { commands }

    /// The colour that areas are filled with.
    var fillColor: Color { state.fillColor }

    // MARK: State

    /// Keeps transform, colours, clip and style for `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        state.clipCount = 0
    }

    /// Takes back what was changed since the matching `saveGState()`.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        commands += Array(repeating: .popClip, count: state.clipCount)
        state = last
    }

    /// The map from the coordinates of calls to the context's.
    public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }
    /// Maps what follows before what was mapped so far.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.transform.concatenating(state.transform)
    }
    /// Moves what follows.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales what follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what follows by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// How much of everything shows, 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1 }

    /// A shadow below everything that follows; `blur` is twice the Gaussian's standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(
                color: $0.color, offset: Point(x: offset.width, y: offset.height), radius: max(0, blur) / 2)
        }
    }

    /// A shadow in black, a third opaque. Source: CGContextSetShadow.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// How new pixels meet those beneath.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.blend }

    /// Gathers what follows in a group that shadow and alpha count for as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: Any? = nil) {
        saveGState()
        layerStates.append(state)
        let everywhere = CGContext.everywhere
        if let shadow = state.shadow { commands.append(.pushShadow(shadow, bounds: everywhere)) }
        if state.needsGroup {
            // A mode that changes what lies beneath even where nothing is drawn stays within the context.
            let area =
                state.blend.reachesBeyondSource ? Rect(origin: .zero, size: size.pipelineSize) : everywhere
            commands.append(.pushLayer(opacity: state.alpha, bounds: area, blend: state.blend))
        }
        state.shadow = nil
        state.alpha = 1
        state.blend = .normal
    }

    /// Draws the group.
    public func endTransparencyLayer() {
        guard let outer = layerStates.popLast() else { return }
        commands += Array(repeating: .popClip, count: state.clipCount)
        state.clipCount = 0
        if outer.needsGroup { commands.append(.popLayer) }
        if outer.shadow != nil { commands.append(.popShadow) }
        restoreGState()
    }

    /// Larger than any drawing; groups are cut to what they hold later.
    private static let everywhere = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

    // MARK: Recording

    /// Writes down a step given in the coordinates of calls.
    func record(_ command: DrawCommand, bounds: Rect, alpha: CGFloat = 1) {
        record([command], bounds: bounds, alpha: alpha)
    }

    /// Writes down steps given in the coordinates of calls; shadow, alpha and blend mode count for them as a
    /// whole.
    func record(_ given: [DrawCommand], bounds: Rect, alpha: CGFloat = 1) {
        let opacity = state.alpha * alpha
        guard opacity > 0, state.transform.isFinite else { return }
        var area = state.transform.boundingBox(of: bounds)
        let steps: [DrawCommand]
        if state.transform.isTranslation {
            let move = Point(x: state.transform.tx, y: state.transform.ty)
            steps = given.map { $0.offset(by: move) }
        } else {
            steps = [.pushTransform(state.transform)] + given + [.popTransform]
        }
        let shape = given.count == 1 ? given.first : nil
        guard let shadow = state.shadow else {
            commands += blended(shape, steps, opacity, area)
            return
        }
        let push = DrawCommand.pushShadow(shadow, bounds: area)
        if state.blend == .normal {
            commands += [push] + blended(shape, steps, opacity, area) + [.popShadow]
        } else {
            // The shadow is mixed with what lies beneath as the shape is.
            area = area.union(shadow.bounds(of: area))
            commands += blended(shape, [push] + steps + [.popShadow], opacity, area)
        }
    }

    /// Writes down steps given in the coordinates of calls, as large as what they mark without transforms.
    func record(_ steps: [DrawCommand]) {
        guard !steps.isEmpty else { return }
        record(steps, bounds: CGContext.everywhere)
    }

    /// Writes down a step as it is.
    func append(_ command: DrawCommand) { commands.append(command) }

    /// Limits what follows to the inside of an outline in the coordinates of calls.
    func clip(to outline: Path, _ rule: FillRule) {
        commands.append(.pushClipPath(outline.applying(state.transform), rule))
        state.clipCount += 1
    }

    /// Limits what follows to a shape in the coordinates of calls.
    func clip(toShape shape: RoundedRect) {
        let t = state.transform
        guard t.isTranslation else { return clip(to: shape.path, .nonZero) }
        commands.append(.pushClip(shape.offset(by: Point(x: t.tx, y: t.ty))))
        state.clipCount += 1
    }
}
