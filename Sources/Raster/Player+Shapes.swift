import Geometry
import Scene

extension Player {
    /// Returns the premultiplied pixel of a solid paint at the current opacity; nil if it is transparent or
    /// not solid.
    func pixel(of paint: Paint) -> UInt32? {
        guard let color = paint.color else { return nil }
        let pixel = color.multipliedAlpha(by: state.opacity).premultipliedRGBA8
        return pixel >> 24 > 0 ? pixel : nil
    }

    mutating func fill(_ shape: RoundedRect, _ paint: Paint) {
        guard paint.isVisible, !shape.rect.isEmpty else { return }
        let box = FixedRect(shape.rect, transform: state.transform)
        let window = box.pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        if shape.isSquare, state.transform.isUpright {
            fill(box, window: window, paint)
        } else if let pixel = pixel(of: paint), let mask = mask(of: shape, box: box) {
            var receiver = receiver(of: SolidSource(color: pixel))
            let corner = box.pixels
            mask.emit(x: corner.minX, y: corner.minY, window: window, into: &receiver)
        } else {
            converter.begin(window: window)
            converter.add(shape.path, transform: state.transform)
            sweep(.nonZero, window: window, paint)
        }
    }

    private mutating func fill(_ box: FixedRect, window: PixelRect, _ paint: Paint) {
        switch paint {
        case .color:
            guard let pixel = pixel(of: paint) else { return }
            var receiver = receiver(of: SolidSource(color: pixel))
            box.emit(window: window, into: &receiver)
        case .gradient(let gradient):
            guard let source = source(of: gradient, window: window) else { return }
            var receiver = receiver(of: source)
            box.emit(window: window, into: &receiver)
        }
    }

    /// Paints the outlines in the scan converter.
    private mutating func sweep(_ rule: FillRule, window: PixelRect, _ paint: Paint) {
        switch paint {
        case .color:
            guard let pixel = pixel(of: paint) else { return }
            var receiver = receiver(of: SolidSource(color: pixel))
            converter.sweep(rule, into: &receiver)
        case .gradient(let gradient):
            guard let source = source(of: gradient, window: window) else { return }
            var receiver = receiver(of: source)
            converter.sweep(rule, into: &receiver)
        }
    }

    private func source(of gradient: Gradient, window: PixelRect) -> GradientSource? {
        GradientSource(
            gradient, transform: state.transform, opacity: state.opacity, width: window.width)
    }

    mutating func fillBorder(_ shape: RoundedRect, width: Double, _ paint: Paint) {
        guard width > 0, width.isFinite, paint.isVisible else { return }
        guard width * 2 < min(shape.rect.width, shape.rect.height) else { return fill(shape, paint) }
        let window = FixedRect(shape.rect, transform: state.transform).pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        converter.begin(window: window)
        converter.add(shape.path, transform: state.transform)
        converter.add(shape.inset(by: width).path, transform: state.transform, reversed: true)
        sweep(.nonZero, window: window, paint)
    }

    mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
        guard paint.isVisible, let box = path.controlBounds, box.isFinite else { return }
        let window = FixedRect(box, transform: state.transform).pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        converter.begin(window: window)
        converter.add(path, transform: state.transform)
        sweep(rule, window: window, paint)
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        guard style.width > 0, style.width.isFinite, style.miterLimit.isFinite else { return }
        fill(
            Stroker.outline(of: path, style: style, scale: state.transform.largestScale), .nonZero, paint)
    }
}

extension Paint {
    /// The color of a solid paint.
    var color: Color? {
        switch self {
        case .color(let color): color
        case .gradient: nil
        }
    }
}
