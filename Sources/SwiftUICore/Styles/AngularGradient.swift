import CoreGraphics
package import Foundation
import Geometry
import Scene

/// A gradient by the angle around a point.
public struct AngularGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates a gradient around a point, between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center) = (gradient, center)
        (self.startAngle, self.endAngle) = (startAngle, endAngle)
    }

    /// Creates a gradient of colors around a point, between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient around a point that begins and ends at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: angle + Angle(degrees: 360))
    }

    /// Creates a gradient of colors around a point that begins and ends at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
}

extension AngularGradient: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let turns = (endAngle.radians - startAngle.radians) / (2 * .pi), center = center.point(in: rect).point
        let (sine, cosine) = Trigonometry.sineAndCosine(startAngle.radians)
        let stops = gradient.sceneStops(in: environment).map { stop in
            Scene.Gradient.Stop(stop.position * (turns == 0 ? 1 : turns), stop.color)
        }
        return .paint(
            .gradient(
                .conic(
                    center: center, towards: Point(x: center.x + cosine, y: center.y + sine), stops: stops)))
    }
}

extension AngularGradient: StyleView {}

extension AngularGradient {
    /// Creates a gradient of colors at places around a point, between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of colors at places around a point that begins and ends at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient around a point, between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of colors around a point, between two angles.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient around a point that begins and ends at an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

    /// Returns a gradient of colors around a point that begins and ends at an angle.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}
