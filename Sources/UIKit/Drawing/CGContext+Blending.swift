import Diagnostics
import Geometry
import Scene

extension CGContext {
    /// Makes a rectangle clear.
    public func clear(_ rect: CGRect) {
        let blend = state.blend
        state.blend = .clear
        fill(rect)
        state.blend = blend
    }

    /// Steps of some opacity as the mode at hand mixes them, in the context's coordinates; `shape` is the step
    /// they come from where it is one.
    func blended(_ shape: DrawCommand?, _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect)
        -> [DrawCommand]
    {
        let blend = state.blend
        guard blend.reachesBeyondSource else { return group(steps, opacity, area, blend) }
        guard let shape, let outline = shape.outline else { return replacing(steps, opacity, area) }
        // The mode holds within the outline, whose soft edges mix old and new; inside all is covered.
        let clip = DrawCommand.pushClipPath(outline.path.applying(state.transform), outline.rule)
        guard let paint = shape.paint else {
            return [clip] + group(steps, opacity, area, blend) + [.popClip]
        }
        let isGone = blend == .clear || !paint.isVisible
        let ground = isGone ? Paint.color(.black) : paint.applying(state.transform)
        return [clip] + group([.fillRect(area, ground)], opacity, area, isGone ? .clear : blend) + [.popClip]
    }

    /// Lines and glyphs, which have no outline to clip to: what they cover is taken away first.
    private func replacing(
        _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect
    ) -> [DrawCommand] {
        guard state.blend == .clear || state.blend == .copy else {
            RenderEnvironment.current.report(
                .warning("the blend mode \(state.blend) is not known for lines and text; drawn as normal"))
            return group(steps, opacity, area, .normal)
        }
        let away = group(steps.map(\.inBlack), 1, area, .destinationOut)
        return state.blend == .clear ? away : away + group(steps, opacity, area, .plusLighter)
    }

    private func group(
        _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect, _ blend: BlendMode
    ) -> [DrawCommand] {
        guard opacity < 1 || blend != .normal else { return steps }
        return [.pushLayer(opacity: opacity, bounds: area, blend: blend)] + steps + [.popLayer]
    }
}

extension CGContext.State {
    /// Whether a transparency layer becomes a group.
    var needsGroup: Bool { alpha < 1 || blend != .normal }
}

extension CGBlendMode {
    /// The same mode for the pipeline.
    var blend: BlendMode {
        let modes = BlendMode.allCases, index = Int(rawValue)
        return modes.indices.contains(index) ? modes[index] : .normal
    }
}

extension DrawCommand {
    /// What it fills, where that is known.
    fileprivate var outline: (path: Path, rule: FillRule)? {
        switch self {
        case .fillRect(let rect, _): (RoundedRect(rect).path, .nonZero)
        case .fillRoundedRect(let shape, _): (shape.path, .nonZero)
        case .fillPath(let path, let rule, _): (path, rule)
        case .drawImage(let placement): (RoundedRect(placement.destination).path, .nonZero)
        default: nil
        }
    }

    /// What it fills it with, where that is a paint.
    fileprivate var paint: Paint? {
        switch self {
        case .fillRect(_, let paint), .fillRoundedRect(_, let paint), .fillPath(_, _, let paint): paint
        default: nil
        }
    }

    /// The same shape in opaque black.
    fileprivate var inBlack: DrawCommand {
        switch self {
        case .strokePath(let path, let style, _): .strokePath(path, style, .color(.black))
        case .drawGlyphs(let run, _): .drawGlyphs(run, .color(.black))
        case .fillBorder(let shape, let width, _): .fillBorder(shape, width: width, .color(.black))
        default: self
        }
    }
}
