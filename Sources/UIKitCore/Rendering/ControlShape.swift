import Geometry
import Scene

/// Shapes shared by several controls.
enum ControlShape {
    /// Returns a filled rounded rectangle.
    static func filled(
        _ rect: CGRect, radius: CGFloat, curve: RoundedRect.Curve = .circular, _ color: Color
    ) -> [DrawCommand] {
        guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return [] }
        return [.draw(.fillRoundedRect(RoundedRect(rect.rect, radius: radius, curve: curve), .color(color)))]
    }

    /// The shadows of a slider's thumb. Measured: within 0.3 of 255 in the mean around a thumb of iOS 17 at 3x.
    static let sliderShadows = [
        shadow(below: 0.5, deviation: 1.8, alpha: 0.12), shadow(below: 6, deviation: 5.7, alpha: 0.12),
    ]
    /// The shadow of a switch's thumb. Measured: within 0.9 of 255 around two thumbs of iOS 17 at 3x.
    static let switchShadows = [shadow(below: 2.5, deviation: 2.4, alpha: 0.115)]
    /// The shadow of a selected segment. Measured: at the edges and beside a segment of iOS 17 at 3x.
    static let segmentShadows = [shadow(below: 3, deviation: 2.4, alpha: 0.1)]

    private static func shadow(below distance: Double, deviation: Double, alpha: Double) -> Shadow {
        Shadow(color: Color(white: 0, alpha: alpha), offset: Point(x: 0, y: distance), radius: deviation)
    }

    /// Returns a thumb with its shadows.
    static func thumb(
        _ rect: CGRect, radius: CGFloat, curve: RoundedRect.Curve = .circular, _ color: Color,
        shadows: [Shadow]
    ) -> [DrawCommand] {
        let fill = filled(rect, radius: radius, curve: curve, color)
        guard !fill.isEmpty else { return [] }
        let shape = RoundedRect(rect.rect, radius: radius, curve: curve)
        return shadows.map { .draw(.shadow(shape, $0)) } + fill
    }

    /// Returns commands clipped to a track: thumbs inside one cast no shadow beyond it.
    static func clipped(
        _ commands: [DrawCommand], to rect: CGRect, radius: CGFloat, curve: RoundedRect.Curve = .circular
    ) -> [DrawCommand] {
        guard !commands.isEmpty else { return [] }
        return [.push(.clip(RoundedRect(rect.rect, radius: radius, curve: curve)))] + commands + [.pop]
    }
}

extension CGRect {
    /// Creates a rectangle of a size centered at a point.
    package init(center: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
