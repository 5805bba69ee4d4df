import Geometry
import Scene

extension AffineTransform {
    /// The uniform scale factor; nil if the transform stretches or skews.
    var similarityScale: Double? {
        let across = (a * a + b * b).squareRoot(), down = (c * c + d * d).squareRoot()
        let tolerance = 1e-6 * max(across, down)
        guard abs(across - down) <= tolerance, abs(a * c + b * d) <= tolerance * max(across, down) else {
            return nil
        }
        return across
    }

    /// Whether the transform only translates and scales, without mirroring.
    var isAxisAligned: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension StrokeStyle {
    /// Returns the style with all lengths scaled.
    func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dashes = dashes.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}

extension Drawing {
    /// Returns the drawing transformed. Strokes that would be stretched and images that would be rotated are
    /// wrapped in a transform instead.
    func transformed(by transform: AffineTransform) -> [DrawCommand] {
        switch self {
        case .fillPath(let path, let rule, let paint):
            return [.draw(.fillPath(path.applying(transform), rule, paint.applying(transform)))]
        case .strokePath(let path, let style, let paint):
            guard let scale = transform.similarityScale else { break }
            let stroke = style.scaled(by: scale)
            return [.draw(.strokePath(path.applying(transform), stroke, paint.applying(transform)))]
        case .image(var placement):
            guard transform.isAxisAligned else { break }
            placement.destination = transform.boundingBox(of: placement.destination)
            return [.draw(.image(placement))]
        default: break
        }
        return [.push(.transform(transform)), .draw(self), .pop]
    }

    /// Returns the drawing in one color with its own alpha: a template image.
    func tinted(_ tint: Color) -> Drawing {
        mapColors({ tint.multipliedAlpha(by: $0.alpha) }) { image in
            ImagePlacement(image.bitmap, in: image.destination, tint: tint)
        }
    }
}

extension Scope {
    /// Returns the scope transformed. Rounded clips and shadows stay unchanged; no vector image has them.
    fileprivate func transformed(by transform: AffineTransform) -> Scope {
        switch self {
        case .clipPath(let path, let rule): .clipPath(path.applying(transform), rule)
        case .layer(let opacity, let bounds, let blend):
            .layer(opacity: opacity, bounds: transform.boundingBox(of: bounds), blend: blend)
        case .mask(let bounds): .mask(bounds: transform.boundingBox(of: bounds))
        case .transform(let own): .transform(own.concatenating(transform))
        case .clip, .shadow: self
        }
    }
}

extension [DrawCommand] {
    /// Returns the commands transformed; the contents of a transform stay unchanged.
    func transformed(by transform: AffineTransform) -> [DrawCommand] {
        var transformer = CommandTransformer(transform: transform)
        transformer.result.reserveCapacity(count)
        transformer.play(self[...])
        return transformer.result
    }

    /// Returns the commands with every drawing changed.
    func mapDrawings(_ change: (Drawing) -> Drawing) -> [DrawCommand] {
        map { command in if case .draw(let drawing) = command { .draw(change(drawing)) } else { command } }
    }
}

/// Applies a transform to the commands outside of transform scopes.
private struct CommandTransformer: DisplayListPlayer {
    /// Whether each open scope is a transform or inside one.
    var openScopes: [Bool] = []
    let transform: AffineTransform
    var result: [DrawCommand] = []

    init(transform: AffineTransform) { self.transform = transform }

    private var isTransformed: Bool { openScopes.last ?? false }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        result += isTransformed ? [.draw(drawing)] : drawing.transformed(by: transform)
    }

    mutating func begin(_ scope: Scope, at index: Int) -> Bool? {
        result.append(.push(isTransformed ? scope : scope.transformed(by: transform)))
        if case .transform = scope { return true }
        return isTransformed
    }

    mutating func end(_ scope: Bool, at index: Int) { result.append(.pop) }
}

extension VectorImage {
    /// The image scaled to whole points, at least one.
    package var roundedToPoints: VectorImage {
        let whole = Size(width: max(1, size.width.rounded()), height: max(1, size.height.rounded()))
        guard whole != size else { return self }
        var image = self
        image.commands = commands(in: Rect(origin: .zero, size: whole), tint: nil)
        image.size = whole
        return image
    }

    /// The image mirrored horizontally.
    package var mirrored: VectorImage {
        var image = self
        image.commands = commands.transformed(
            by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return image
    }
}
