import Geometry
package import Scene

extension UIView {
    func radius(at corner: UIRectCorner, in presentation: Presentation) -> CGFloat {
        let radii = layer.cornerRadii(in: presentation)
        if corner.contains(.topLeft) { return radii.topLeft }
        if corner.contains(.topRight) { return radii.topRight }
        return corner.contains(.bottomLeft) ? radii.bottomLeft : radii.bottomRight
    }

    /// Returns the radii of the configuration at the presented size; nil where none is set.
    package func configuredRadii(in presentation: Presentation) -> RoundedRect.Radii? {
        guard attachedObjects != nil, let corners = Self.storedCorners[self] else { return nil }
        let size = presentation.values(of: layer).bounds.size, most = Double(min(size.width, size.height)) / 2
        if let capsule = corners.capsule {
            let radius = max(0, min(most, capsule))
            return RoundedRect.Radii(
                topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
        }
        let made = RoundedRect.Radii(
            topLeft: radius(corners.topLeft, at: .topLeft, presentation),
            topRight: radius(corners.topRight, at: .topRight, presentation),
            bottomRight: radius(corners.bottomRight, at: .bottomRight, presentation),
            bottomLeft: radius(corners.bottomLeft, at: .bottomLeft, presentation))
        return corners.uniform.applied(to: made)
    }

    /// Chosen: a concentric radius is that of the superview's corner less the larger distance from its edges.
    func radius(
        _ radius: UICornerRadius?, at corner: UIRectCorner, _ presentation: Presentation
    ) -> Double {
        switch radius?.kind {
        case nil: return 0
        case .fixed(let value): return value.isFinite ? max(0, value) : 0
        case .concentric(let minimum):
            guard let superview else { return max(0, minimum) }
            let outer = presentation.values(of: superview.layer).bounds
            let inner = presentation.values(of: layer).frame
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            let dx = isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
            let dy = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
            return max(0, minimum, superview.radius(at: corner, in: presentation) - max(0, dx, dy))
        }
    }
}

extension UICornerConfiguration.Uniform {
    /// Returns the radii with uniform corners set to the largest of them.
    func applied(to radii: RoundedRect.Radii) -> RoundedRect.Radii {
        var made = radii
        let top = max(radii.topLeft, radii.topRight), bottom = max(radii.bottomLeft, radii.bottomRight)
        let left = max(radii.topLeft, radii.bottomLeft), right = max(radii.topRight, radii.bottomRight)
        if self == .all {
            let all = max(top, bottom)
            return RoundedRect.Radii(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
        }
        if self == .top || self == .topAndBottom { (made.topLeft, made.topRight) = (top, top) }
        if self == .bottom || self == .topAndBottom { (made.bottomLeft, made.bottomRight) = (bottom, bottom) }
        if self == .left || self == .leftAndRight { (made.topLeft, made.bottomLeft) = (left, left) }
        if self == .right || self == .leftAndRight { (made.topRight, made.bottomRight) = (right, right) }
        return made
    }
}
