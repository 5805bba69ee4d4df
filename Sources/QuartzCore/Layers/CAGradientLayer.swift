import Geometry
import Scene

/// A layer that draws a color gradient over its background.
open class CAGradientLayer: CALayer {
    /// The color of each gradient stop, as `CGColor` values.
    open var colors: [Any]? {
        didSet {
            if isAnimatable { valueDidChange(.colors, from: .colors(CAGradientLayer.fixedColors(oldValue))) }
        }
    }
    /// The location of each stop, in 0...1; nil spreads the stops evenly.
    open var locations: [NSNumber]? {
        didSet {
            if isAnimatable {
                valueDidChange(.locations, from: .numbers((oldValue ?? []).map(\.doubleValue)))
            }
        }
    }
    /// The start point of the gradient, in the unit coordinate space of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if isAnimatable { valueDidChange(.startPoint, from: AnimatedValue(oldValue)) } }
    }
    /// The end point of the gradient, in the unit coordinate space of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if isAnimatable { valueDidChange(.endPoint, from: AnimatedValue(oldValue)) } }
    }
    /// The style of gradient.
    open var type: CAGradientLayerType = .axial

    override func ownAnimatedValue(of property: AnimatedProperty) -> AnimatedValue? {
        switch property {
        case .colors: .colors(CAGradientLayer.fixedColors(colors))
        case .locations: .numbers((locations ?? []).map(\.doubleValue))
        case .startPoint: AnimatedValue(startPoint)
        case .endPoint: AnimatedValue(endPoint)
        default: nil
        }
    }

    override func storeOwn(_ value: AnimatedValue, as property: AnimatedProperty) {
        switch (property, value) {
        case (.colors, .colors(let list)): colors = list.isEmpty ? nil : list.map { CGColor($0) }
        case (.locations, .numbers(let list)):
            locations = list.isEmpty ? nil : list.map { NSNumber(value: $0) }
        case (.startPoint, _): startPoint = value.point ?? startPoint
        case (.endPoint, _): endPoint = value.point ?? endPoint
        default: break
        }
    }

    override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "type" else { return false }
        type = value as? CAGradientLayerType ?? (value as? String).map(CAGradientLayerType.init) ?? type
        return true
    }

    private static func fixedColors(_ colors: [Any]?) -> [Color] {
        (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    }

    /// Draws the gradient over the bounds, clipped to the rounded corners.
    ///
    /// Points, radii and angles are those of the unit square, which is stretched to the bounds: colors are equal
    /// along the diagonal from the top left to the bottom right when the gradient goes along the other.
    ///
    /// Measured: axial gradients, in public pictures of Apple's renderer. Source: for radial ones, QuartzCore's
    /// header: the end point gives the width and height of an ellipse. Chosen: conic ones are stretched alike.
    override func ownDrawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        let stops = stops(shown), bounds = shown.bounds
        guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
        func point(_ share: CGPoint) -> Point { Point(x: share.x, y: share.y) }
        let start = point(shown.changed[.startPoint]?.point ?? startPoint)
        let end = point(shown.changed[.endPoint]?.point ?? endPoint)
        var gradient: Gradient
        switch type {
        case .radial:
            let radii = Size(width: abs(end.x - start.x), height: abs(end.y - start.y))
            gradient = .radial(center: start, radii: radii, stops: stops)
        case .conic: gradient = .conic(center: start, towards: end, stops: stops)
        default: gradient = .axial(from: start, to: end, stops: stops)
        }
        gradient.transform = gradient.transform.concatenating(
            AffineTransform(
                a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
        let shape = RoundedRect(bounds.rect, radii: radii, curve: curve)
        return [.draw(.fillRoundedRect(shape, .gradient(gradient)))]
    }

    private func stops(_ shown: PresentedValues) -> [Gradient.Stop] {
        var colors = CAGradientLayer.fixedColors(colors), places = (locations ?? []).map(\.doubleValue)
        if case .colors(let list)? = shown.changed[.colors] { colors = list }
        if case .numbers(let list)? = shown.changed[.locations] { places = list }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(places.indices.contains(index) ? places[index] : even, color)
        }
    }
}

/// The styles of gradient that a gradient layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A linear gradient between the start and end points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient that radiates from the start point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient that sweeps around the start point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
