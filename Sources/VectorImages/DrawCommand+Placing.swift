import Geometry
import Scene

extension AffineTransform {
    /// The factor by which it scales all lengths alike; nil where it stretches or slants.
    var similarityScale: Double? {
        let across = (a * a + b * b).squareRoot(), down = (c * c + d * d).squareRoot()
        let tolerance = 1e-6 * max(across, down)
        guard abs(across - down) <= tolerance, abs(a * c + b * d) <= tolerance * max(across, down) else {
            return nil
        }
        return across
    }

    /// Whether it keeps upright rectangles upright, unturned and unmirrored.
    var keepsUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension StrokeStyle {
    /// With all lengths scaled.
    func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dashes = dashes.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}

extension DrawCommand {
    /// The command in a mapped plane. Lines under a transform that stretches them, and pictures under one that
    /// turns them, keep their own plane.
    func placed(by transform: AffineTransform) -> [DrawCommand] {
        switch self {
        case .fillPath(let path, let rule, let paint):
            return [.fillPath(path.applying(transform), rule, paint.applying(transform))]
        case .strokePath(let path, let style, let paint):
            guard let scale = transform.similarityScale else { break }
            return [
                .strokePath(path.applying(transform), style.scaled(by: scale), paint.applying(transform))
            ]
        case .drawImage(var placement):
            guard transform.keepsUpright else { break }
            placement.destination = transform.boundingBox(of: placement.destination)
            return [.drawImage(placement)]
        case .pushClipPath(let path, let rule): return [.pushClipPath(path.applying(transform), rule)]
        case .pushLayer(let opacity, let bounds, let blend):
            let placed = transform.boundingBox(of: bounds)
            return [.pushLayer(opacity: opacity, bounds: placed, blend: blend)]
        case .pushMask(let bounds): return [.pushMask(bounds: transform.boundingBox(of: bounds))]
        case .pushTransform(let own): return [.pushTransform(own.concatenating(transform))]
        default: return [self]
        }
        return [.pushTransform(transform), self, .popTransform]
    }

    /// The same shape in one colour: the alpha of what it had, in the tint.
    func stencilled(_ tint: Color) -> DrawCommand {
        switch self {
        case .fillPath(let path, let rule, let paint): .fillPath(path, rule, paint.stencilled(tint))
        case .strokePath(let path, let style, let paint): .strokePath(path, style, paint.stencilled(tint))
        case .drawImage(let placement):
            .drawImage(ImagePlacement(placement.bitmap, in: placement.destination, tint: tint))
        default: self
        }
    }
}

extension Paint {
    fileprivate func stencilled(_ tint: Color) -> Paint {
        switch self {
        case .color(let color): return .color(tint.multipliedAlpha(by: color.alpha))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map {
                .init($0.position, tint.multipliedAlpha(by: $0.color.alpha))
            }
            return .gradient(gradient)
        }
    }
}

extension [DrawCommand] {
    /// The commands in a mapped plane; what lies between a transform and its end stays in its own.
    func placed(by transform: AffineTransform) -> [DrawCommand] {
        var result: [DrawCommand] = [], depth = 0
        result.reserveCapacity(count)
        for command in self {
            result += depth == 0 ? command.placed(by: transform) : [command]
            if case .pushTransform = command { depth += 1 }
            if case .popTransform = command { depth -= 1 }
        }
        return result
    }

    /// A box around all that they mark; nil where they mark nothing.
    var markedBounds: Rect? {
        var planes = [AffineTransform.identity], bounds: Rect?
        for command in self {
            switch command {
            case .pushTransform(let transform):
                planes.append(transform.concatenating(planes.last ?? .identity))
            case .popTransform: planes.removeLast()
            default:
                guard let own = command.bounds, let plane = planes.last else { continue }
                let box = plane.boundingBox(of: own)
                bounds = bounds?.union(box) ?? box
            }
        }
        return bounds
    }
}

extension VectorImage {
    /// Stretched to the nearest whole points, one at least.
    public var inWholePoints: VectorImage {
        let whole = Size(width: max(1, size.width.rounded()), height: max(1, size.height.rounded()))
        guard whole != size else { return self }
        var image = self
        image.steps = commands(in: Rect(origin: .zero, size: whole), tint: nil)
        image.size = whole
        return image
    }

    /// With left and right exchanged.
    public var mirrored: VectorImage {
        var image = self
        image.steps = steps.placed(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return image
    }
}
