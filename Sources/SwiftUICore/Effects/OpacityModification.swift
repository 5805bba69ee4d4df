import Foundation
import Scene

/// A view with less opacity, as one group.
struct OpacityModification: ElementModification, Equatable {
    var opacity: Double

    /// Source: a view without opacity takes no touches.
    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        opacity > 0 ? child.hit(point) : nil
    }

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return child.draw(in: &pass) }
        pass.group {
            .layer(opacity: opacity, bounds: $0)
        } _: {
            child.draw(in: &$0)
        }
    }
}

/// A view that takes part in layout and is not drawn.
struct HiddenModification: ElementModification {
    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {}

    /// Source: `hidden()`: hidden views take no touches.
    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? { nil }
}

extension View {
    /// Returns the view with an opacity in 0...1.
    public func opacity(_ opacity: Double) -> some View {
        modified(by: OpacityModification(opacity: opacity))
    }

    /// Returns the view, which takes part in layout and is not drawn.
    public func hidden() -> some View { modified(by: HiddenModification()) }
}
