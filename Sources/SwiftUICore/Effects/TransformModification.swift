public import CoreGraphics
public import Foundation
import Scene

/// A view that is drawn transformed, without effect on layout.
struct TransformModification: ElementModification {
    /// Returns the transform for a frame in points of the host.
    let transform: (CGRect) -> CGAffineTransform

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard context.frame.isFiniteRect else { return }
        let transform = transform(context.frame)
        guard !transform.isIdentity else { return child.draw(in: &pass) }
        pass.scope(.transform(transform.transform)) { child.draw(in: &$0) }
    }
}

extension View {
    /// Returns the view scaled around a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(
            by: TransformModification {
                CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: $0))
            })
    }

    /// Returns the view scaled around a point.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Returns the view scaled around a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the view rotated around a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(
            by: TransformModification {
                CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: $0))
            })
    }

    /// Returns the view transformed around its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(by: TransformModification { transform.around($0.origin) })
    }
}
