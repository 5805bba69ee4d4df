import Geometry
import Scene

/// Shapes that several controls are made of.
enum ControlShape {
    /// A filled rectangle with round corners.
    static func filled(_ rect: CGRect, radius: CGFloat, _ color: Color) -> [DrawCommand] {
        guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return [] }
        return [.fillRoundedRect(RoundedRect(rect.rect, radius: radius), .color(color))]
    }

    /// A white knob over a soft shadow.
    ///
    /// Chosen: the shadow is four rings instead of Apple's Gaussian of 8 points, 3 points down, at 15 %.
    static func knob(_ rect: CGRect, radius: CGFloat, _ color: Color) -> [DrawCommand] {
        let shadow = [3.0, 2, 1, 0].flatMap { spread in
            filled(
                rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 1.5), radius: radius + spread,
                Color(white: 0, alpha: 0.035))
        }
        return shadow + filled(rect, radius: radius, color)
    }
}

extension CGRect {
    /// A rectangle of a size about a point.
    init(center: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}
