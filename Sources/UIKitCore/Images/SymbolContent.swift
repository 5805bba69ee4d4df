import Geometry
package import Scene

/// A symbol at a size and weight.
package struct SymbolContent: Sendable {
    /// The name of the symbol.
    package var name: String
    /// The size in points.
    package var size: CGSize
    /// The scale of the target display, in pixels per point.
    package var displayScale: CGFloat
    /// The areas that are filled, in points from the top left; nil for an unknown symbol.
    package var outline: Path?
    /// The line height of matching text, in points.
    package var lineHeight: CGFloat
    /// The configuration of the symbol.
    package var configuration: UIImage.SymbolConfiguration

    /// The insets that reduce the alignment rectangle to a line of text, with the symbol centered in it.
    /// Measured: a symbol for text of 64 points, 25.67 high, has insets of -25 and -25.67, which makes the
    /// height of a line, 76.33; image views of public storyboards with symbols are smaller than their
    /// constraints by the same amount.
    var alignmentRectInsets: UIEdgeInsets {
        let inset = ((size.height - lineHeight) / 2 * displayScale).rounded() / displayScale
        return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }

    /// Returns the drawing in a rectangle.
    func commands(in rect: Rect, color: Color) -> [DrawCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        guard let outline else { return MissingContent.commands(in: rect) }
        let fit = AffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
        )
        return [.draw(.fillPath(outline.applying(fit), .nonZero, .color(color)))]
    }
}
