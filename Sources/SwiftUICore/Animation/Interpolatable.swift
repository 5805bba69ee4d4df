import Foundation

/// A value that animations change step by step.
protocol Interpolatable {
    /// Returns the value at a share of the way to another one; shares can be outside of 0...1, as those of springs.
    func interpolated(to target: Self, by share: Double) -> Self
    /// Whether there is no way to go to another value: both are the same, or change at once.
    func isSettled(at target: Self) -> Bool
}

extension Interpolatable where Self: Equatable {
    func isSettled(at target: Self) -> Bool { self == target }
}

extension CGFloat: Interpolatable {
    func interpolated(to target: CGFloat, by share: Double) -> CGFloat {
        self + (target - self) * CGFloat(share)
    }
}

extension Double: Interpolatable {
    func interpolated(to target: Double, by share: Double) -> Double { self + (target - self) * share }
}

extension CGSize: Interpolatable {
    func interpolated(to target: CGSize, by share: Double) -> CGSize {
        CGSize(
            width: width.interpolated(to: target.width, by: share),
            height: height.interpolated(to: target.height, by: share))
    }
}

extension CGPoint: Interpolatable {
    func interpolated(to target: CGPoint, by share: Double) -> CGPoint {
        CGPoint(x: x.interpolated(to: target.x, by: share), y: y.interpolated(to: target.y, by: share))
    }
}

extension CGRect: Interpolatable {
    func interpolated(to target: CGRect, by share: Double) -> CGRect {
        CGRect(
            origin: origin.interpolated(to: target.origin, by: share),
            size: size.interpolated(to: target.size, by: share))
    }
}

extension EdgeInsets: Interpolatable {
    func interpolated(to target: EdgeInsets, by share: Double) -> EdgeInsets {
        EdgeInsets(
            top: top.interpolated(to: target.top, by: share),
            leading: leading.interpolated(to: target.leading, by: share),
            bottom: bottom.interpolated(to: target.bottom, by: share),
            trailing: trailing.interpolated(to: target.trailing, by: share))
    }
}

extension Angle: Interpolatable {
    func interpolated(to target: Angle, by share: Double) -> Angle {
        Angle(radians: radians.interpolated(to: target.radians, by: share))
    }
}

extension Color: Interpolatable {
    func interpolated(to target: Color, by share: Double) -> Color {
        self == target ? target : mix(with: target, by: share)
    }
}

extension AnyShapeStyle: Interpolatable {
    func isSettled(at target: AnyShapeStyle) -> Bool {
        guard let color = style as? Color, let other = target.style as? Color else { return true }
        return color == other
    }

    /// Colors are mixed; other styles change at once.
    func interpolated(to target: AnyShapeStyle, by share: Double) -> AnyShapeStyle {
        guard let color = style as? Color, let other = target.style as? Color else { return target }
        return AnyShapeStyle(color.interpolated(to: other, by: share))
    }
}

extension Animatable {
    /// Returns another value with data at a share of the way from this one's; nil where the data are the same.
    func animated(to target: Self, by share: Double) -> Self? {
        var data = target.animatableData - animatableData
        guard data != .zero else { return nil }
        data.scale(by: share)
        var result = target
        result.animatableData = animatableData + data
        return result
    }
}
