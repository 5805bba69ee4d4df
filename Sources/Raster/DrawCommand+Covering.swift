import Geometry
import Scene

extension ArraySlice<DrawCommand> {
    /// The shape that the first commands cover with opaque pixels, so that what is below is not visible; nil
    /// if unknown.
    var coveredShape: RoundedRect? {
        switch first {
        case .draw(.fillRect(let rect, let paint)) where paint.isOpaque: return RoundedRect(rect)
        case .draw(.fillRoundedRect(let shape, let paint)) where paint.isOpaque: return shape
        case .push(.clip(let shape)):
            guard case .draw(.image(let image))? = dropFirst().first, image.bitmap.isOpaque,
                !image.bitmap.pixmap.pixels.isEmpty, image.capInsets.isFinite,
                (image.tint?.alpha ?? 1) >= 1, image.destination.minX <= shape.rect.minX,
                image.destination.minY <= shape.rect.minY, image.destination.maxX >= shape.rect.maxX,
                image.destination.maxY >= shape.rect.maxY
            else { return nil }
            return shape
        default: return nil
        }
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .gradient(let gradient):
            gradient.isOpaque && gradient.stops.contains { $0.position.isFinite }
                && gradient.transform.inverse?.isFinite == true
        }
    }
}
