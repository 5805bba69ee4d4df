import CoreGraphics
import Foundation

/// A view with effects of drawing that depend on its geometry, without effect on layout.
struct VisualEffectModification: ElementModification {
    /// Returns the modifiers of drawing for an element, the innermost first.
    let effects: (LayoutElement) -> [any ElementModification]

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        guard context.frame.isFiniteRect else { return }
        chain(effects(context.element)[...], child, context).draw(in: &pass)
    }

    func hit(_ point: CGPoint, _ child: LayoutElement, in context: ElementContext) -> HitPath? {
        chain(effects(context.element)[...], child, context).hit(point)
    }

    /// The element inside, with modifiers around it.
    private func chain(
        _ list: ArraySlice<any ElementModification>, _ child: LayoutElement, _ context: ElementContext
    ) -> LayoutElement {
        guard let last = list.last else { return child }
        return EffectElement(last, chain(list.dropLast(), child, context), context)
    }
}

extension VisualEffectModification: Interpolatable {
    /// Closures cannot be compared: each animated change has a way to go.
    func isSettled(at target: Self) -> Bool { false }

    func interpolated(to target: Self, by share: Double) -> Self {
        let old = effects
        return Self { element in
            VisualEffectModification.mixed(old(element), target.effects(element), share)
        }
    }

    /// Modifiers on the way from some to others; those of another kind change at once.
    static func mixed(
        _ old: [any ElementModification], _ new: [any ElementModification], _ share: Double
    ) -> [any ElementModification] {
        guard old.count == new.count else { return new }
        return zip(old, new).map { old, new in
            guard let old = old as? any Interpolatable else { return new }
            return mixed(old, new, share) ?? new
        }
    }

    private static func mixed<Value: Interpolatable>(
        _ old: Value, _ new: any ElementModification, _ share: Double
    ) -> (any ElementModification)? {
        (new as? Value).flatMap { old.interpolated(to: $0, by: share) as? any ElementModification }
    }
}

/// An element that is drawn with a modifier around another one, in the place of a third.
private final class EffectElement: LayoutElement {
    private let modification: any ElementModification
    private let inner: LayoutElement
    private let context: ElementContext

    init(_ modification: any ElementModification, _ inner: LayoutElement, _ context: ElementContext) {
        (self.modification, self.inner, self.context) = (modification, inner, context)
        super.init(node: context.element.node)
    }

    override func draw(in pass: inout DrawingPass) { modification.draw(inner, in: context, &pass) }
    override func hit(_ point: CGPoint) -> HitPath? { modification.hit(point, inner, in: context) }
}

extension ColorEffectModification: Interpolatable {
    func interpolated(to target: Self, by share: Double) -> Self {
        let old = matrix.rows, new = target.matrix.rows
        return Self(
            matrix: ColorMatrix(
                old.red + (new.red - old.red) * share, old.green + (new.green - old.green) * share,
                old.blue + (new.blue - old.blue) * share))
    }
}

extension View {
    /// Applies effects to this view, while providing access to layout information through a geometry proxy.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modified(
            by: VisualEffectModification { effect(EmptyVisualEffect(), GeometryProxy($0)).modifications })
    }
}
