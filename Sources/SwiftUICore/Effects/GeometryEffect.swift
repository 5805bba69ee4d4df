public import CoreGraphics

/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
///
/// Of transforms with perspective the affine part is drawn.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the current value of the effect, for a size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view, drawn with the transform of the effect around its top left corner.
    public func body(content: Content) -> some View {
        content.modified(
            by: TransformModification { effectValue(size: $0.size).affine.around($0.origin) })
    }
}
