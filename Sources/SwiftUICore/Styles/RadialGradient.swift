import CoreGraphics
public import Foundation
import Geometry
import Scene

/// A gradient by the distance from a point.
public struct RadialGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient around a point, between radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    /// Creates a gradient of colors around a point, between radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// Creates a gradient of colors at places around a point, between radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let radius = max(endRadius, 0.001)
        let stops = gradient.sceneStops(in: environment).map { stop in
            Scene.Gradient.Stop(
                Double((startRadius + (endRadius - startRadius) * CGFloat(stop.position)) / radius),
                stop.color)
        }
        return .paint(
            .gradient(
                .radial(
                    center: center.point(in: rect).point,
                    radii: Size(width: Double(radius), height: Double(radius)), stops: stops)))
    }
}

extension RadialGradient: StyleView {}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient around a point, between radii in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of colors around a point, between radii in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of colors at places around a point, between radii in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient by the distance from a point, relative to the shape's own lengths.
public struct EllipticalGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// Creates a gradient around a point, between radii in lengths of the shape.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient of colors around a point, between radii in lengths of the shape.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: PaintStyle {
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        let end = max(endRadiusFraction, 0.0001), start = startRadiusFraction
        let stops = gradient.sceneStops(in: environment).map { stop in
            Scene.Gradient.Stop(
                Double((start + (end - start) * CGFloat(stop.position)) / end), stop.color)
        }
        return .paint(
            .gradient(
                .radial(
                    center: center.point(in: rect).point,
                    radii: Size(width: Double(rect.width * end), height: Double(rect.height * end)),
                    stops: stops)))
    }
}

extension EllipticalGradient: StyleView {}
