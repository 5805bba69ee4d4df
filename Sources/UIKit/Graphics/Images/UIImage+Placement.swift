import Geometry
import Scene

extension UIImage {
    /// Returns the drawing of the image in a view's bounds; caps only apply where the content mode resizes it
    /// to them. Outlines use the tint, or black without one. The layout direction determines whether
    /// flippable images are mirrored.
    func commands(
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
        UIImage.destination(of: size, in: bounds, mode: mode)
    }

    /// Returns the rectangle of content of a size in a content mode.
    static func destination(of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let horizontal = bounds.width / size.width, vertical = bounds.height / size.height
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return placed(size, scale: min(horizontal, vertical), in: bounds, 0.5, 0.5)
        case .scaleAspectFill: return placed(size, scale: max(horizontal, vertical), in: bounds, 0.5, 0.5)
        case .center: return placed(size, in: bounds, 0.5, 0.5)
        case .top: return placed(size, in: bounds, 0.5, 0)
        case .bottom: return placed(size, in: bounds, 0.5, 1)
        case .left: return placed(size, in: bounds, 0, 0.5)
        case .right: return placed(size, in: bounds, 1, 0.5)
        case .topLeft: return placed(size, in: bounds, 0, 0)
        case .topRight: return placed(size, in: bounds, 1, 0)
        case .bottomLeft: return placed(size, in: bounds, 0, 1)
        case .bottomRight: return placed(size, in: bounds, 1, 1)
        }
    }

    /// Returns the scaled size positioned in the free space: 0 at the start, 1 at the end.
    private static func placed(
        _ size: CGSize, scale: CGFloat = 1, in bounds: CGRect, _ left: CGFloat, _ top: CGFloat
    ) -> CGRect {
        let width = size.width * scale, height = size.height * scale
        return CGRect(
            x: bounds.minX + (bounds.width - width) * left, y: bounds.minY + (bounds.height - height) * top,
            width: width, height: height)
    }
}
