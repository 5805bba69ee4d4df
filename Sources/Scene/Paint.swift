public import Geometry

/// A color or gradient that fills an area.
public enum Paint: Hashable, Sendable {
    /// A solid color.
    case color(Color)
    /// An axial, radial or conic gradient.
    case gradient(Gradient)
}

extension Paint {
    /// Whether any part is not transparent.
    public var isVisible: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
        }
    }

    /// Whether all its numbers are finite.
    public var isFinite: Bool {
        switch self {
        case .color: true
        case .gradient(let gradient):
            gradient.transform.isFinite && gradient.stops.allSatisfy(\.position.isFinite)
        }
    }

    /// Returns the paint with its coordinate space mapped by `transform`.
    public func applying(_ transform: AffineTransform) -> Paint {
        switch self {
        case .color: return self
        case .gradient(var gradient):
            gradient.transform = gradient.transform.concatenating(transform)
            return .gradient(gradient)
        }
    }
}
