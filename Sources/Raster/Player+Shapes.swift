import Geometry
import Scene

extension Player {
    /// The pixel value of a paint under the current opacity; nil where it leaves no trace.
    func pixel(of paint: Paint) -> UInt32? {
        switch paint {
        case .color(let color):
            let pixel = color.multipliedAlpha(by: state.opacity).premultipliedRGBA8
            return pixel >> 24 > 0 ? pixel : nil
        }
    }

    mutating func fill(_ shape: RoundedRect, _ paint: Paint) {
        guard let pixel = pixel(of: paint), !shape.rect.isEmpty else { return }
        let box = FixedRect(shape.rect, transform: state.transform)
        let window = box.pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        var receiver = receiver(of: SolidSource(color: pixel))
        if shape.isSquare, state.transform.isUpright {
            box.emit(window: window, into: &receiver)
        } else {
            converter.begin(window: window)
            converter.add(shape.path, transform: state.transform)
            converter.sweep(.nonZero, into: &receiver)
        }
    }

    mutating func fillBorder(_ shape: RoundedRect, width: Double, _ paint: Paint) {
        guard width > 0, width.isFinite else { return }
        guard width * 2 < min(shape.rect.width, shape.rect.height) else { return fill(shape, paint) }
        guard let pixel = pixel(of: paint) else { return }
        let window = FixedRect(shape.rect, transform: state.transform).pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        var receiver = receiver(of: SolidSource(color: pixel))
        converter.begin(window: window)
        converter.add(shape.path, transform: state.transform)
        converter.add(shape.inset(by: width).path, transform: state.transform, reversed: true)
        converter.sweep(.nonZero, into: &receiver)
    }

    mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
        guard let pixel = pixel(of: paint), let box = path.controlBounds, box.isFinite else { return }
        let window = FixedRect(box, transform: state.transform).pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        var receiver = receiver(of: SolidSource(color: pixel))
        converter.begin(window: window)
        converter.add(path, transform: state.transform)
        converter.sweep(rule, into: &receiver)
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        guard style.width > 0, style.width.isFinite, style.miterLimit.isFinite else { return }
        fill(
            Stroker.outline(of: path, style: style, scale: state.transform.largestScale), .nonZero, paint)
    }
}
