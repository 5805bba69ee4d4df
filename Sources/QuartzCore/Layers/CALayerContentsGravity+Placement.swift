extension CALayerContentsGravity {
    /// Returns the rectangle of contents of a size in bounds.
    package func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let horizontal = bounds.width / size.width, vertical = bounds.height / size.height
        func placed(_ left: CGFloat, _ top: CGFloat, scale: CGFloat = 1) -> CGRect {
            let width = size.width * scale, height = size.height * scale
            return CGRect(
                x: bounds.minX + (bounds.width - width) * left,
                y: bounds.minY + (bounds.height - height) * top,
                width: width, height: height)
        }
        // As in Core Animation, `top` in a name is the bottom on screen.
        switch self {
        case .resizeAspect: return placed(0.5, 0.5, scale: min(horizontal, vertical))
        case .resizeAspectFill: return placed(0.5, 0.5, scale: max(horizontal, vertical))
        case .center: return placed(0.5, 0.5)
        case .bottom: return placed(0.5, 0)
        case .top: return placed(0.5, 1)
        case .left: return placed(0, 0.5)
        case .right: return placed(1, 0.5)
        case .bottomLeft: return placed(0, 0)
        case .bottomRight: return placed(1, 0)
        case .topLeft: return placed(0, 1)
        case .topRight: return placed(1, 1)
        default: return bounds
        }
    }
}
