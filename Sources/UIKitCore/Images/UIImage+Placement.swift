import Geometry
package import Scene

extension UIImage {
    /// Returns the drawing of the image in a view's bounds; caps only apply where the content mode resizes it
    /// to them. Outlines use the tint, or black without one. The layout direction determines whether
    /// flippable images are mirrored.
    package func commands(
        in bounds: CGRect, mode: UIView.ContentMode, tint: Color?, isRightToLeft: Bool? = nil
    ) -> [DrawCommand] {
        let destination = destination(in: bounds, mode: mode).rect
        let tint = tint ?? displayAttributes.tint?.color(in: .current)
        let commands = commands(over: destination, isResized: mode == .scaleToFill || mode == .redraw, tint)
        guard displayAttributes.isMirrored || displayAttributes.flipsForRightToLeft else { return commands }
        let direction = isRightToLeft ?? (UITraitCollection.current.layoutDirection == .rightToLeft)
        return isMirrored(isRightToLeft: direction)
            ? UIImage.mirrored(commands, in: destination) : commands
    }

    private func commands(over destination: Rect, isResized: Bool, _ tint: Color?) -> [DrawCommand] {
        switch content {
        case .symbol(let symbol): return symbol.commands(in: destination, color: tint ?? .black)
        case .vector(let content):
            let isSliced = displayAttributes.isResizable && isResized
            guard !isSliced, let commands = content.commands(in: destination, tint: tint) else {
                return UIImage(.bitmap(bitmap), displayAttributes: displayAttributes)
                    .commands(over: destination, isResized: isResized, tint)
            }
            return commands
        case .bitmap(let bitmap):
            guard isResized, displayAttributes.isResizable else {
                return [.draw(.image(ImagePlacement(bitmap, in: destination, tint: tint)))]
            }
            let placement = ImagePlacement(
                bitmap, in: destination, capInsets: capInsets.insets,
                resizing: resizingMode == .tile ? .tile : .stretch, tint: tint)
            return [.draw(.image(placement))]
        }
    }

    /// Returns the rectangle of a content mode.
    private func destination(in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        mode.gravity.destination(of: size, in: bounds)
    }
}
