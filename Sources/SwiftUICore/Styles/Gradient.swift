public import Foundation
import Scene

/// A color gradient as colors at places.
public struct Gradient: Hashable, Sendable {
    /// A color at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color at the place.
        public var color: Color
        /// The place, usually in 0...1.
        public var location: CGFloat

        /// Creates a color at a place.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colors at their places.
    public var stops: [Stop]

    /// Creates a gradient from colors at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The stops of drawings in an environment.
    func sceneStops(in environment: EnvironmentValues) -> [Scene.Gradient.Stop] {
        stops.map { .init(Double($0.location), $0.color.sceneColor(in: environment)) }
    }
}

extension Gradient: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: rect, environment)
    }
}

/// The gradient of the system that a color has.
public struct AnyGradient: Hashable, ShapeStyle {
    private let gradient: Gradient

    /// Creates a gradient that erases the type of another.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Chosen: from a fifth lighter at the top to the color at the bottom, as pictures of iOS 16 show.
    init(color: Color) { gradient = Gradient(colors: [color.mix(with: .white, by: 0.2), color]) }
}

extension AnyGradient: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        gradient.paint(in: rect, environment)
    }
}
