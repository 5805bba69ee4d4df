import Geometry
package import Scene

/// A symbol at a size and weight.
package struct SymbolPicture: Sendable {
    /// The name it was asked for by.
    package var name: String
    /// The extent in points.
    package var size: CGSize
    /// Pixels a point of the display it was made for.
    package var displayScale: CGFloat
    /// The areas that are filled, in points from the top left; nil for one that is not known.
    package var outline: Path?
    /// The height of a line of the text it stands beside, in points.
    package var lineHeight: CGFloat
    /// What it was made by.
    package var configuration: UIImage.SymbolConfiguration

    /// Constraints keep to a line of text with the symbol in its middle.
    /// Measured: a symbol beside text of 64 points, 25.67 high, has insets of -25 and -25.67, which makes the
    /// height of a line, 76.33; image views of public storyboards with symbols are as much smaller than their
    /// constraints say.
    var alignmentRectInsets: UIEdgeInsets {
        let inset = ((size.height - lineHeight) / 2 * displayScale).rounded() / displayScale
        return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }

    /// What draws it in a rectangle.
    func commands(in rect: Rect, color: Color) -> [DrawCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        guard let outline else { return MissingContent.commands(in: rect) }
        let fit = AffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
        )
        return [.fillPath(outline.applying(fit), .nonZero, .color(color))]
    }
}
