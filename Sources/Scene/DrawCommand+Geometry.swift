public import Geometry

extension DrawCommand {
    /// A box around all that the command itself marks, in points; nil for those that mark nothing.
    public var bounds: Rect? {
        switch self {
        case .fillRect(let rect, _): rect
        case .fillRoundedRect(let shape, _), .fillBorder(let shape, _, _), .blurBackdrop(let shape, _):
            shape.rect
        case .fillPath(let path, _, _): path.controlBounds
        case .strokePath(let path, let style, _):
            path.controlBounds?.inset(by: Insets(all: -style.reach))
        case .drawGlyphs(let run, _): run.bounds.offset(by: run.origin)
        case .drawImage(let placement): placement.destination
        case .drawShadow(let shape, let shadow): shadow.bounds(of: shape.rect)
        case .drawPathShadow(let path, let shadow): path.controlBounds.map(shadow.bounds)
        case .pushClip, .pushClipPath, .popClip, .pushLayer, .popLayer, .pushShadow, .popShadow, .pushMask,
            .popMask, .pushTransform, .popTransform:
            nil
        }
    }

    /// The same command moved by `offset`; a transform keeps its meaning in the moved coordinates.
    public func offset(by offset: Point) -> DrawCommand {
        let move = AffineTransform.translation(x: offset.x, y: offset.y)
        switch self {
        case .fillRect(let rect, let paint): return .fillRect(rect.offset(by: offset), paint.applying(move))
        case .fillRoundedRect(let shape, let paint):
            return .fillRoundedRect(shape.offset(by: offset), paint.applying(move))
        case .fillBorder(let shape, let width, let paint):
            return .fillBorder(shape.offset(by: offset), width: width, paint.applying(move))
        case .fillPath(let path, let rule, let paint):
            return .fillPath(path.applying(move), rule, paint.applying(move))
        case .strokePath(let path, let style, let paint):
            return .strokePath(path.applying(move), style, paint.applying(move))
        case .drawGlyphs(let run, let paint):
            return .drawGlyphs(run.offset(by: offset), paint.applying(move))
        case .drawImage(var placement):
            placement.destination = placement.destination.offset(by: offset)
            return .drawImage(placement)
        case .drawShadow(let shape, let shadow): return .drawShadow(shape.offset(by: offset), shadow)
        case .drawPathShadow(let path, let shadow): return .drawPathShadow(path.applying(move), shadow)
        case .blurBackdrop(let shape, let radius):
            return .blurBackdrop(shape.offset(by: offset), radius: radius)
        case .pushClip, .pushClipPath, .pushLayer, .pushShadow, .pushMask, .pushTransform:
            return pushOffset(by: offset)
        case .popClip, .popLayer, .popShadow, .popMask, .popTransform: return self
        }
    }

    private func pushOffset(by offset: Point) -> DrawCommand {
        let move = AffineTransform.translation(x: offset.x, y: offset.y)
        switch self {
        case .pushClip(let shape): return .pushClip(shape.offset(by: offset))
        case .pushClipPath(let path, let rule): return .pushClipPath(path.applying(move), rule)
        case .pushLayer(let opacity, let bounds, let blend):
            return .pushLayer(opacity: opacity, bounds: bounds.offset(by: offset), blend: blend)
        case .pushShadow(let shadow, let bounds):
            return .pushShadow(shadow, bounds: bounds.offset(by: offset))
        case .pushMask(let bounds): return .pushMask(bounds: bounds.offset(by: offset))
        case .pushTransform(let transform):
            let back = AffineTransform.translation(x: -offset.x, y: -offset.y)
            return .pushTransform(back.concatenating(transform).concatenating(move))
        default: return self
        }
    }
}
