public import Geometry

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// Colours that change from place to place.
    case gradient(Gradient)
}

extension Paint {
    /// Whether it leaves any colour.
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

    /// The same paint with its plane mapped by `transform`.
    public func applying(_ transform: AffineTransform) -> Paint {
        switch self {
        case .color: return self
        case .gradient(var gradient):
            gradient.transform = gradient.transform.concatenating(transform)
            return .gradient(gradient)
        }
    }
}
