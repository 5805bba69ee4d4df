import Diagnostics
import Geometry
import RenderContext
import Scene

extension CGContext {
    /// Fills a rectangle with the clear blend mode.
    public func clear(_ rect: CGRect) {
        let blend = state.blend
        state.blend = .clear
        fill(rect)
        state.blend = blend
    }

    /// Returns steps composited with the current blend mode and an opacity, in the context's coordinates;
    /// `shape` is the single step they come from, if there is only one.
    func blended(_ shape: Drawing?, _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect)
        -> [DrawCommand]
    {
        let blend = state.blend
        guard blend.reachesBeyondSource else { return group(steps, opacity, area, blend) }
        guard let shape, let outline = shape.outline else { return replacing(steps, opacity, area) }
        // The mode applies inside the outline, whose antialiased edge mixes old and new pixels; the inside is
        // fully covered.
        let clip = DrawCommand.push(.clipPath(outline.path.applying(state.transform), outline.rule))
        guard let paint = shape.paint else {
            return [clip] + group(steps, opacity, area, blend) + [.pop]
        }
        let erases = blend == .clear || !paint.isVisible
        let fillPaint = erases ? Paint.color(.black) : paint.applying(state.transform)
        return [clip] + group([.draw(.fillRect(area, fillPaint))], opacity, area, erases ? .clear : blend) + [
            .pop
        ]
    }

    /// Composites strokes and glyphs, which have no outline to clip to: the area that they cover is cleared
    /// first.
    private func replacing(
        _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect
    ) -> [DrawCommand] {
        guard state.blend == .clear || state.blend == .copy else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .drawingBlendMode,
                    "the blend mode \(state.blend) is not supported for lines and text; drawn as normal",
                    of: "\(state.blend)"))
            return group(steps, opacity, area, .normal)
        }
        let erased = group(steps.inBlack, 1, area, .destinationOut)
        return state.blend == .clear ? erased : erased + group(steps, opacity, area, .plusLighter)
    }

    private func group(
        _ steps: [DrawCommand], _ opacity: CGFloat, _ area: Rect, _ blend: BlendMode
    ) -> [DrawCommand] {
        guard opacity < 1 || blend != .normal else { return steps }
        return [.push(.layer(opacity: opacity, bounds: area, blend: blend))] + steps + [.pop]
    }
}

extension CGContext.State {
    /// Whether a transparency layer needs a group.
    var needsGroup: Bool { alpha < 1 || blend != .normal }
}

extension CGBlendMode {
    /// The corresponding blend mode of the pipeline.
    var blend: BlendMode {
        let modes = BlendMode.allCases, index = Int(rawValue)
        return modes.indices.contains(index) ? modes[index] : .normal
    }
}

extension Drawing {
    /// The outline that is filled, if it is known.
    fileprivate var outline: (path: Path, rule: FillRule)? {
        switch self {
        case .fillRect(let rect, _): (RoundedRect(rect).path, .nonZero)
        case .fillRoundedRect(let shape, _): (shape.path, .nonZero)
        case .fillPath(let path, let rule, _): (path, rule)
        case .image(let placement): (RoundedRect(placement.destination).path, .nonZero)
        default: nil
        }
    }

    /// The paint that the command fills with, if it has one.
    fileprivate var paint: Paint? {
        switch self {
        case .fillRect(_, let paint), .fillRoundedRect(_, let paint), .fillPath(_, _, let paint): paint
        default: nil
        }
    }

    /// The same shape in opaque black.
    fileprivate var inBlack: Drawing {
        switch self {
        case .strokePath(let path, let style, _): .strokePath(path, style, .color(.black))
        case .glyphs(let run, _): .glyphs(run, .color(.black))
        case .fillBorder(let shape, let width, _): .fillBorder(shape, width: width, .color(.black))
        default: self
        }
    }
}

extension [DrawCommand] {
    /// The same shapes in opaque black.
    fileprivate var inBlack: [DrawCommand] {
        map { command in
            if case .draw(let drawing) = command { .draw(drawing.inBlack) } else { command }
        }
    }
}
