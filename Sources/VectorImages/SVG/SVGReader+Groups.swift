import Geometry
import Scene
import XML

extension SVGReader {
    /// Returns the commands of an element with its clip, mask and opacity.
    mutating func composed(
        _ content: [DrawCommand], _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform
    ) -> [DrawCommand] {
        var steps = content
        if let clip = style.clip, let shape = named[clip], shape.name == "clipPath" {
            guard let clipped = clipped(steps, by: shape, element, transform) else { return [] }
            steps = clipped
        }
        var mask: [DrawCommand] = []
        if let name = style.mask, let shape = named[name], shape.name == "mask" {
            mask = maskSteps(shape, steps, transform)
            if mask.isEmpty { return [] }
        }
        guard style.opacity < 1 || !mask.isEmpty else { return steps }
        guard style.opacity > 0, let bounds = steps.markedBounds else { return [] }
        if mask.isEmpty, steps.count == 1, case .draw(let drawing) = steps[0],
            let faded = drawing.faded(by: style.opacity)
        {
            return [.draw(faded)]
        }
        if !mask.isEmpty { mask = [.push(.mask(bounds: mask.markedBounds ?? bounds))] + mask + [.pop] }
        return [.push(.layer(opacity: style.opacity, bounds: bounds))] + steps + mask + [.pop]
    }

    /// Returns the commands clipped by a `clipPath`; nil if nothing is inside.
    private mutating func clipped(
        _ steps: [DrawCommand], by clip: XMLElement, _ element: XMLElement, _ transform: AffineTransform
    ) -> [DrawCommand]? {
        guard enter() else { return nil }
        defer { leave() }
        var plane = transform
        if clip["clipPathUnits"] == "objectBoundingBox" {
            guard let box = steps.transformed(by: transform.inverse ?? .identity).markedBounds else {
                return nil
            }
            plane = AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
                .concatenating(transform)
        }
        if let own = clip["transform"].flatMap({ AffineTransform(svg: $0) }) {
            plane = own.concatenating(plane)
        }
        let style = style(of: clip, in: SVGStyle())
        let (paths, rule) = clipPaths(clip.children, style, plane)
        guard !paths.isEmpty else { return nil }
        var result = [.push(.clipPath(Path(paths.flatMap(\.elements)), rule))] + steps + [.pop]
        if let outer = style.clip, let shape = named[outer], shape.name == "clipPath" {
            guard let inner = clipped(result, by: shape, element, transform) else { return nil }
            result = inner
        }
        return result
    }

    /// Returns the paths of the shapes in a `clipPath`. Several shapes are united by the nonzero rule.
    private mutating func clipPaths(
        _ shapes: [XMLElement], _ parent: SVGStyle, _ outer: AffineTransform
    ) -> ([Path], FillRule) {
        var paths: [Path] = [], rule = FillRule.nonZero
        for shape in shapes where enter() {
            defer { leave() }
            let style = style(of: shape, in: parent)
            guard style.isShown, style.isVisible else { continue }
            let own = shape["transform"].flatMap { AffineTransform(svg: $0) } ?? .identity
            let transform = own.concatenating(outer)
            if shape.name == "use", let target = target(of: shape) {
                let place = AffineTransform.translation(
                    x: shape["x"].flatMap { SVGLength.points($0) } ?? 0,
                    y: shape["y"].flatMap { SVGLength.points($0) } ?? 0)
                let inner = clipPaths([target], style, place.concatenating(transform))
                paths += inner.0
                rule = inner.1
            } else if shape.name == "text" {
                omit("text")
            } else if isWithinPointLimit(shape), let path = path(of: shape),
                countChords(of: path, isStroked: false, transform)
            {
                paths.append(path.applying(transform))
                rule = style.clipRule
            }
        }
        return (paths, paths.count == 1 ? rule : .nonZero)
    }

    /// Returns the contents of a mask with their luminance as alpha. Source: SVG 1.1, 14.4.
    private mutating func maskSteps(
        _ mask: XMLElement, _ content: [DrawCommand], _ transform: AffineTransform
    ) -> [DrawCommand] {
        var plane = transform
        if mask["maskContentUnits"] == "objectBoundingBox" {
            guard let box = content.transformed(by: transform.inverse ?? .identity).markedBounds else {
                return []
            }
            plane = AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
                .concatenating(transform)
        }
        var group = mask, steps: [DrawCommand] = []
        group.name = "g"
        for name in ["transform", "mask"] { group[name] = nil }
        draw(group, in: SVGStyle(), plane, to: &steps)
        guard mask["mask-type"] != "alpha" else { return steps }
        // Dark over light would have to reduce the alpha.
        if steps.count > 1, steps.contains(where: \.isDark) { omit("masks of several shades") }
        return steps.mapDrawings(\.luminous)
    }
}

extension DrawCommand {
    /// Whether it draws anything but white.
    fileprivate var isDark: Bool {
        switch self {
        case .draw(.fillPath(_, _, .color(let color))), .draw(.strokePath(_, _, .color(let color))):
            color.luminance < 0.999
        case .draw(.fillPath), .draw(.strokePath): true
        default: false
        }
    }
}

extension Drawing {
    /// Returns the drawing with its alpha multiplied; nil for an image, whose pixels have one of their own.
    func faded(by opacity: Double) -> Drawing? {
        if case .image = self { return nil }
        return mapColors { $0.multipliedAlpha(by: opacity) }
    }

    /// The drawing with its luminance as its alpha.
    fileprivate var luminous: Drawing {
        mapColors(\.luminous) { image in
            var placement = image
            let bitmap = placement.bitmap
            placement.bitmap = Bitmap(
                name: bitmap.name, pixmap: bitmap.pixmap.luminous, scale: bitmap.scale)
            return placement
        }
    }
}

extension Color {
    /// Source: SVG 1.1, 14.4.
    fileprivate var luminance: Double { 0.2125 * red + 0.7154 * green + 0.0721 * blue }

    fileprivate var luminous: Color { Color(white: 1, alpha: alpha * luminance) }
}

extension Pixmap {
    /// White with the luminance of each pixel as alpha, by weights of 256.
    fileprivate var luminous: Pixmap {
        var result = self
        for index in pixels.indices {
            let pixel = pixels[index]
            let sum = 54 * (pixel & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel >> 16 & 255)
            result.pixels[index] = ((sum + 128) >> 8) * 0x0101_0101
        }
        return result
    }
}
