import Geometry
import Scene

/// Shapes shared by several controls.
enum ControlShape {
    /// Returns a filled rounded rectangle.
    static func filled(_ rect: CGRect, radius: CGFloat, _ color: Color) -> [DrawCommand] {
        guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return [] }
        return [.draw(.fillRoundedRect(RoundedRect(rect.rect, radius: radius), .color(color)))]
    }

    /// Returns a thumb with two shadows of the given alphas: a wide one and a narrow one.
    ///
    /// Source: Apple's design templates, both 3 points down, blurred by 8 points and by 1 point: at 15 % and
    /// 6 % for a switch, at 12 % and 4 % for a selected segment. Such a blur is twice the Gaussian's
    /// deviation. Chosen: a slider's thumb has those of a switch.
    static func thumb(
        _ rect: CGRect, radius: CGFloat, _ color: Color, wideShadow: Double = 0.15,
        narrowShadow: Double = 0.06
    ) -> [DrawCommand] {
        let fill = filled(rect, radius: radius, color)
        guard !fill.isEmpty else { return [] }
        let shape = RoundedRect(rect.rect, radius: radius)
        let shadows = [(4.0, wideShadow), (0.5, narrowShadow)].map { deviation, alpha in
            DrawCommand.draw(
                .shadow(
                    shape,
                    Shadow(color: Color(white: 0, alpha: alpha), offset: Point(x: 0, y: 3), radius: deviation)
                ))
        }
        return shadows + fill
    }
}

extension CGRect {
    /// Creates a rectangle of a size centered at a point.
    init(center: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
