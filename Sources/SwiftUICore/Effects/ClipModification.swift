import CoreGraphics
public import Foundation
import Scene

/// A view clipped to a shape in its frame.
struct ClipModification: ElementModification {
    let shape: any Shape
    let style: FillStyle

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        guard context.frame.isFiniteRect else { return nil }
        let path = shape.placedPath(in: context.frame, context.environment)
        return path.contains(point, eoFill: style.isEOFilled) ? child.hit(point) : nil
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        let frame = context.frame.roundedToPixels(pass.scale)
        guard frame.isFiniteRect else { return }
        let path = shape.placedPath(in: frame, context.environment)
        pass.scope(.clipPath(path.scenePath, style.isEOFilled ? .evenOdd : .nonZero)) { child.draw(in: &$0) }
    }
}

/// A view clipped to its frame with rounded corners.
struct CornerModification: ElementModification, Equatable {
    var radius: CGFloat

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        context.frame.contains(point) ? child.hit(point) : nil
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard context.frame.isFiniteRect else { return }
        let shape = RoundedRect(pass.pixelRect(context.frame), radius: Double(radius))
        pass.scope(.clip(shape)) { child.draw(in: &$0) }
    }
}

extension View {
    /// Returns the view clipped to its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        modified(by: CornerModification(radius: 0))
    }

    /// Returns the view clipped to a shape in its frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modified(by: ClipModification(shape: shape, style: style))
    }

    /// Returns the view clipped to its frame with corners of a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modified(by: CornerModification(radius: radius))
    }
}
