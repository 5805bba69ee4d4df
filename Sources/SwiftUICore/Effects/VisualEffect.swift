public import CoreGraphics
public import Foundation

/// Visual effects change the visual appearance of a view without changing its ancestors or descendants.
public protocol VisualEffect: Animatable, Sendable {}

/// The base visual effect that you apply additional effects to.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates a new empty visual effect.
    public init() {}
}

/// Effects after each other.
struct AppliedVisualEffect: VisualEffect, @unchecked Sendable {  // Modifiers are never changed.
    let modifications: [any ElementModification]
}

extension VisualEffect {
    /// The modifiers of drawing that the effect consists of, the innermost first.
    var modifications: [any ElementModification] { (self as? AppliedVisualEffect)?.modifications ?? [] }

    private func with(_ modification: any ElementModification) -> AppliedVisualEffect {
        AppliedVisualEffect(modifications: modifications + [modification])
    }

    /// Offsets the view by the specified distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Offsets the view by the specified amount in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { with(DrawnOffset(offset: offset)) }

    /// Scales the view's rendered output by the given amount, relative to an anchor point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(ScaleModification(scale: scale, anchor: anchor))
    }

    /// Scales the view's rendered output by the given amount, relative to an anchor point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view's rendered output by the given amounts, relative to an anchor point.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

    /// Rotates the view's rendered output around a specified point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(RotationModification(angle: angle, anchor: anchor))
    }

    /// Rotates the view's rendered output in three dimensions around the given axis of rotation.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        with(
            PerspectiveModification(
                angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
                anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies an affine transformation to the view's rendered output.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        with(TransformModification { transform.around($0.origin) })
    }

    /// Sets the transparency of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        with(OpacityModification(opacity: opacity))
    }

    /// Applies a Gaussian blur of a radius in points to the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(BlurModification(radius: radius, isOpaque: opaque))
    }

    /// Brightens the view by the specified amount.
    public func brightness(_ amount: Double) -> some VisualEffect {
        with(ColorEffectModification(matrix: .brightness(amount)))
    }

    /// Sets the contrast and separation between similar colors in the view.
    public func contrast(_ amount: Double) -> some VisualEffect {
        with(ColorEffectModification(matrix: .contrast(amount)))
    }

    /// Adjusts the color saturation of the view.
    public func saturation(_ amount: Double) -> some VisualEffect {
        with(ColorEffectModification(matrix: .saturation(amount)))
    }

    /// Adds a grayscale effect to the view.
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - min(max(amount, 0), 1)) }

    /// Applies a hue rotation effect to the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        with(ColorEffectModification(matrix: .hueRotation(angle)))
    }
}

/// A view that is drawn at a distance in points, from right to left to the other side.
struct DrawnOffset: ElementModification, Equatable {
    var offset: CGSize

    private func drawing(_ context: ElementContext) -> TransformModification {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return TransformModification { _ in
            CGAffineTransform(translationX: isMirrored ? -offset.width : offset.width, y: offset.height)
        }
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        drawing(context).draw(child, in: context, &pass)
    }

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        drawing(context).hit(point, child, in: context)
    }
}

extension DrawnOffset: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        Self(offset: offset.interpolated(to: target.offset, by: share))
    }
}
