import Geometry
package import Scene

/// A control that displays the selected color on a disc in a ring of hues.
open class UIColorWell: UIControl {
    /// The selected color; nil for none.
    open var selectedColor: UIColor?
    /// The title of the color picker.
    open var title: String?
    /// Whether the color may be transparent.
    open var supportsAlpha = true

    /// Chosen: 28 points in each direction, as wells appear in forms; no source.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    /// 28 points in each direction.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns twelve arcs of hue around the disc. Chosen: flat arcs instead of a conic gradient.
    package override func content(in context: ContentContext) -> [DrawCommand] {
        let side = min(bounds.width, bounds.height, 28)
        guard side > 8 else { return [] }
        let center = Geometry.AffineTransform.translation(x: bounds.midX, y: bounds.midY)
        let radius = side / 2 - 1.5
        // Control points at 4/3 tan(7.5°) radii approximate a circular arc of 30 degrees.
        let bend = radius * 0.17554
        let start = Point(x: 0, y: -radius)
        let turn = Geometry.AffineTransform.rotation(radians: Double.pi / 6)
        let end = turn.apply(start)
        let tangent = turn.apply(Point(x: -bend, y: -radius))
        let arc = Path([
            .move(start), .cubic(control1: Point(x: bend, y: -radius), control2: tangent, end: end),
        ])
        let ring = (0..<12).map { index -> DrawCommand in
            let place = Geometry.AffineTransform.rotation(radians: Double(index) * Double.pi / 6)
                .concatenating(center)
            let hue = UIColor(hue: CGFloat(index) / 12, saturation: 0.75, brightness: 1, alpha: 1)
            return .draw(
                .strokePath(
                    arc.applying(place), StrokeStyle(width: 3, cap: .butt), .color(context.color(hue))))
        }
        let disc = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.midY), width: side - 8, height: side - 8)
        let chosen = selectedColor.map(context.color) ?? .clear
        return dimmedIfDisabled(ring + ControlShape.filled(disc, radius: disc.width / 2, chosen))
    }
}
