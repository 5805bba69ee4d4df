extension Drawing {
    /// Returns the drawing with its colors changed.
    ///
    /// - Parameters:
    ///   - color: Returns what a color becomes: that of a paint, of a part of a gradient or of a shadow.
    ///   - image: Returns what an image becomes, whose pixels have colors of their own; the same by default.
    /// - Returns: The drawing; a blur, which has no color, stays the same.
    public func mapColors(
        _ color: (Color) -> Color, image: (ImagePlacement) -> ImagePlacement = { $0 }
    ) -> Drawing {
        switch self {
        case .fillRect(let rect, let paint): return .fillRect(rect, paint.mapColors(color))
        case .fillRoundedRect(let shape, let paint): return .fillRoundedRect(shape, paint.mapColors(color))
        case .fillBorder(let shape, let width, let paint):
            return .fillBorder(shape, width: width, paint.mapColors(color))
        case .fillPath(let path, let rule, let paint): return .fillPath(path, rule, paint.mapColors(color))
        case .strokePath(let path, let style, let paint):
            return .strokePath(path, style, paint.mapColors(color))
        case .glyphs(let run, let paint): return .glyphs(run, paint.mapColors(color))
        case .image(let placement): return .image(image(placement))
        case .shadow(let shape, var shadow):
            shadow.color = color(shadow.color)
            return .shadow(shape, shadow)
        case .pathShadow(let path, var shadow):
            shadow.color = color(shadow.color)
            return .pathShadow(path, shadow)
        case .blurBackdrop: return self
        }
    }
}

extension Paint {
    /// Returns the paint with its colors changed.
    public func mapColors(_ change: (Color) -> Color) -> Paint {
        switch self {
        case .color(let color): return .color(change(color))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = change(gradient.stops[index].color)
            }
            return .gradient(gradient)
        }
    }
}
