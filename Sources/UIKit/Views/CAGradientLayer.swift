import Geometry
import Scene

/// A layer filled with colours that change from place to place.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where the colours stand, in 0...1; spread evenly where nil.
    open var locations: [NSNumber]?
    /// Where the first colour stands, in shares of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour stands, in shares of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Along what the colours change.
    open var type: CAGradientLayerType = .axial

    /// The gradient over the bounds, round where the corners are.
    ///
    /// Chosen: bands across the line between the points as it stands on screen; whether Core Animation turns
    /// them with the bounds' proportions was not measured.
    override func ownDrawing() -> [DrawCommand] {
        let stops = self.stops
        guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
        let start = point(startPoint), end = point(endPoint)
        let gradient: Gradient
        switch type {
        case .radial:
            let radii = Size(width: abs(end.x - start.x), height: abs(end.y - start.y))
            gradient = .radial(center: start, radii: radii, stops: stops)
        case .conic: gradient = .conic(center: start, towards: end, stops: stops)
        default: gradient = .axial(from: start, to: end, stops: stops)
        }
        let shape = RoundedRect(bounds.rect, radii: cornerRadii, curve: curve)
        return [.fillRoundedRect(shape, .gradient(gradient))]
    }

    private func point(_ share: CGPoint) -> Point {
        Point(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }

    private var stops: [Gradient.Stop] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let place = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? even
            return Gradient.Stop(place, color.color)
        }
    }
}

/// Along what a gradient layer's colours change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From point to point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
