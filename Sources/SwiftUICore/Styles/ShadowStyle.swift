import CoreGraphics
public import Foundation
import Geometry
import Scene

/// A shadow that is a part of a shape style.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGPoint

    /// Returns a shadow behind what is filled; radius and distances in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGPoint(x: x, y: y))
    }

    /// Returns a shadow of the edges inside what is filled; radius and distances in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGPoint(x: x, y: y))
    }

    /// The shadow of drawings; the standard deviation is half the radius, as that of `shadow(color:radius:x:y:)`.
    func sceneShadow(in environment: EnvironmentValues) -> Shadow {
        Shadow(
            color: color.sceneColor(in: environment), offset: offset.point, radius: Double(max(0, radius) / 2)
        )
    }
}

/// A style with a shadow of what it fills.
struct ShadowedStyle: PaintStyle {
    let base: any ShapeStyle
    let shadow: ShadowStyle

    func paint(in rect: CGRect, _ environment: EnvironmentValues) -> StylePaint {
        base.resolvedPaint(in: rect, environment)
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow of what it fills.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension DrawingPass {
    /// Fills a path, which is in points of the host, with a style and its shadow.
    mutating func fill(
        _ path: Path, shadowed style: ShadowedStyle, _ context: ElementContext, _ fill: FillStyle
    ) {
        let shadow = style.shadow.sceneShadow(in: context.environment), base = AnyShapeStyle(style.base)
        guard style.shadow.isInner else {
            return group {
                .shadow(shadow, bounds: $0)
            } _: {
                $0.fill(path, base, context, fill)
            }
        }
        self.fill(path, base, context, fill)
        // The shadow that a hole of the path's form casts, seen through the hole.
        let rule: FillRule = fill.isEOFilled ? .evenOdd : .nonZero
        let reach = shadow.radius * 3 + abs(shadow.offset.x) + abs(shadow.offset.y) + 1
        let around = path.boundingRect.rect.inset(by: Insets(all: -reach))
        var hole = Path(CGRect(around))
        hole.addPath(path)
        scope(.clipPath(path.scenePath, rule)) { pass in
            pass.scope(.shadow(shadow, bounds: around)) {
                $0.draw(.fillPath(hole.scenePath, .evenOdd, .color(shadow.color)))
            }
        }
    }
}
