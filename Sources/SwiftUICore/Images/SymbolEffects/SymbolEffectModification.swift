import CoreGraphics
package import Foundation
import RenderContext
import Scene

/// A view whose symbols have an effect.
package struct SymbolEffectModification: ViewModification {
    let motion: SymbolMotion
    /// Whether the effect lasts now; nil for one that changes of a value start.
    let isActive: Bool?
    /// The value whose changes start the effect.
    let value: (any Equatable)?

    package func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        SymbolEffectNode(self, content, inputs)
    }
}

/// The node of a view whose symbols have an effect.
final class SymbolEffectNode: ActionNode, Animated {
    private var modification: SymbolEffectModification
    /// When the effect began, or an active one ended.
    private var start: TimeInterval?

    init(_ modification: SymbolEffectModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        if modification.isActive == true { begin() }
        show(content)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView,
            let next = view.modification as? SymbolEffectModification
        else { return false }
        let last = modification
        (modification, self.environment) = (next, environment)
        if let value = next.value {
            if let old = last.value, !areKnownEqual(old as Any, value as Any) { begin() }
        } else if last.isActive != next.isActive || last.motion != next.motion {
            begin()
        }
        show(view.content)
        return true
    }

    private func show(_ content: any View) {
        if !environment.removesSymbolEffects {
            environment.symbolEffects.append(SymbolEffectReference(node: self))
        }
        child = reconciled(child, with: content, in: environment)
    }

    private var now: TimeInterval { RenderContext.current.eventLoop.now }

    private func begin() {
        start = now
        let motion = modification.motion
        let isEndless = modification.isActive == true && !motion.isState
        guard modification.value != nil || modification.isActive == true || motion.isState else { return }
        graph.animator.add(self, until: isEndless ? .infinity : now + motion.length)
    }

    func timeDidPass() {}

    /// How far the effect is: 0 for a symbol without it. What repeats is at its beginning in a picture at rest.
    private var share: Double {
        let motion = modification.motion, end: Double = modification.isActive == true ? 1 : 0
        let isRunning = modification.value != nil || modification.isActive == true || motion.isState
        guard let start, isRunning else { return motion.isState ? end : 0 }
        guard let moment = graph.animator.moment, moment > start else { return motion.isState ? end : 0 }
        let passed = (moment - start) / motion.length
        if motion.isState { return passed < 1 ? abs(1 - end - passed) : end }
        if modification.isActive == true { return passed.truncatingRemainder(dividingBy: 1) }
        return passed < 1 ? passed : 0
    }

    /// Draws a symbol with the effect.
    fileprivate func draw(
        in frame: CGRect, _ pass: inout DrawingPass, _ body: (inout DrawingPass) -> Void
    ) {
        let share = share
        guard share != 0, frame.isFiniteRect else { return body(&pass) }
        let (opacity, transform) = modification.motion.drawing(at: share, in: frame)
        guard opacity > 0 else { return }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        pass.scope(.transform(transform.around(center).transform)) { pass in
            guard opacity < 1 else { return body(&pass) }
            pass.group({ .layer(opacity: opacity, bounds: $0) }, body)
        }
    }
}

/// An effect of the symbols in an environment.
struct SymbolEffectReference {
    weak var node: SymbolEffectNode?
}

extension EnvironmentValues {
    private enum EffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectReference] { [] } }
    private enum RemovalKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The effects of symbols, the outermost first.
    var symbolEffects: [SymbolEffectReference] {
        get { self[EffectsKey.self] }
        set { self[EffectsKey.self] = newValue }
    }

    /// Whether effects of symbols are left out.
    var removesSymbolEffects: Bool {
        get { self[RemovalKey.self] }
        set { self[RemovalKey.self] = newValue }
    }

    /// Draws a symbol with its effects.
    func drawSymbol(
        in frame: CGRect, _ pass: inout DrawingPass, _ body: (inout DrawingPass) -> Void
    ) {
        draw(symbolEffects.compactMap(\.node)[...], in: frame, &pass, body)
    }

    private func draw(
        _ nodes: ArraySlice<SymbolEffectNode>, in frame: CGRect, _ pass: inout DrawingPass,
        _ body: (inout DrawingPass) -> Void
    ) {
        guard let first = nodes.first else { return body(&pass) }
        first.draw(in: frame, &pass) { draw(nodes.dropFirst(), in: frame, &$0, body) }
    }
}

extension View {
    /// Returns the view, whose symbols have an effect while it is active.
    package func symbolMotion(_ motion: SymbolMotion, isActive: Bool) -> some View {
        modified(by: SymbolEffectModification(motion: motion, isActive: isActive, value: nil))
    }

    /// Returns the view, whose symbols have an effect when a value changes.
    package func symbolMotion(_ motion: SymbolMotion, value: some Equatable) -> some View {
        modified(by: SymbolEffectModification(motion: motion, isActive: nil, value: value))
    }

    /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modified(
            by: EnvironmentTransformModification(keyPath: \.self) { values in
                guard isEnabled else { return }
                values.removesSymbolEffects = true
                values.symbolEffects = []
            })
    }
}
