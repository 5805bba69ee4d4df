import Foundation

extension OpacityModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(opacity: min(max(opacity.interpolated(to: target.opacity, by: share), 0), 1))
    }
}

extension OffsetModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(offset: offset.interpolated(to: target.offset, by: share))
    }
}

extension PositionModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(position: position.interpolated(to: target.position, by: share))
    }
}

extension PaddingModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(insets: insets.interpolated(to: target.insets, by: share))
    }
}

extension FixedFrame: Interpolatable {
    /// Lengths that both frames have change step by step.
    func interpolated(to target: Self, by share: Double) -> Self {
        func length(_ old: CGFloat?, _ new: CGFloat?) -> CGFloat? {
            guard let old, let new else { return new }
            return max(0, old.interpolated(to: new, by: share))
        }
        return Self(
            width: length(width, target.width), height: length(height, target.height),
            alignment: target.alignment)
    }
}

extension ScaleModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(scale: scale.interpolated(to: target.scale, by: share), anchor: target.anchor)
    }
}

extension RotationModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(angle: angle.interpolated(to: target.angle, by: share), anchor: target.anchor)
    }
}

extension PerspectiveModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        var result = target
        result.angle = angle.interpolated(to: target.angle, by: share)
        return result
    }
}

extension BlurModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        var result = target
        result.radius = max(0, radius.interpolated(to: target.radius, by: share))
        return result
    }
}

extension CornerModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(radius: max(0, radius.interpolated(to: target.radius, by: share)))
    }
}

extension ShadowModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(
            color: color.interpolated(to: target.color, by: share),
            radius: max(0, radius.interpolated(to: target.radius, by: share)),
            offset: offset.interpolated(to: target.offset, by: share))
    }
}

extension ForegroundModification: Interpolatable {
    func isSettled(at target: Self) -> Bool {
        styles.count != target.styles.count
            || zip(styles, target.styles).allSatisfy { $0.isSettled(at: $1) }
    }

    func interpolated(to target: Self, by share: Double) -> Self {
        guard styles.count == target.styles.count else { return target }
        return Self(styles: zip(styles, target.styles).map { $0.interpolated(to: $1, by: share) })
    }
}

extension StyledArea: Interpolatable {
    func isSettled(at target: Self) -> Bool {
        AnyShapeStyle(style).isSettled(at: AnyShapeStyle(target.style))
    }

    func interpolated(to target: Self, by share: Double) -> Self {
        Self(style: AnyShapeStyle(style).interpolated(to: AnyShapeStyle(target.style), by: share))
    }
}

extension _ShapeView: Interpolatable {
    func isSettled(at target: Self) -> Bool {
        shape.animated(to: target.shape, by: 1) == nil
            && AnyShapeStyle(style).isSettled(at: AnyShapeStyle(target.style))
    }

    func interpolated(to target: Self, by share: Double) -> Self {
        var result = target
        result.shape = shape.animated(to: target.shape, by: share) ?? target.shape
        if let color = style as? Color, let other = target.style as? Color,
            let mixed = color.interpolated(to: other, by: share) as? Style
        {
            result.style = mixed
        }
        return result
    }
}
