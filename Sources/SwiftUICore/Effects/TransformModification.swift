public import CoreGraphics
public import Foundation
import Scene

/// A view that is drawn transformed, without effect on layout.
struct TransformModification: ElementModification {
    /// Returns the transform for a frame in points of the host.
    let transform: (CGRect) -> CGAffineTransform

    /// Touches are where the view is drawn.
    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        let transform = transform(context.frame)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return nil }
        return child.hit(point.applying(transform.inverted()))
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard context.frame.isFiniteRect else { return }
        let transform = transform(context.frame)
        guard !transform.isIdentity else { return child.draw(in: &pass) }
        pass.scope(.transform(transform.transform)) { child.draw(in: &$0) }
    }
}

/// A view that is drawn scaled around a point.
struct ScaleModification: ElementModification, Equatable {
    var scale: CGSize
    let anchor: UnitPoint

    private var drawing: TransformModification {
        TransformModification {
            CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: $0))
        }
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        drawing.draw(child, in: context, &pass)
    }

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        drawing.hit(point, child, in: context)
    }
}

/// A view that is drawn rotated around a point.
struct RotationModification: ElementModification, Equatable {
    var angle: Angle
    let anchor: UnitPoint

    private var drawing: TransformModification {
        TransformModification {
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: $0))
        }
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        drawing.draw(child, in: context, &pass)
    }

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        drawing.hit(point, child, in: context)
    }
}

extension View {
    /// Returns the view scaled around a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(by: ScaleModification(scale: scale, anchor: anchor))
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
        modified(by: RotationModification(angle: angle, anchor: anchor))
    }

    /// Returns the view transformed around its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(by: TransformModification { transform.around($0.origin) })
    }
}
