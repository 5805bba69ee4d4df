public import CoreGraphics
public import Foundation

/// What is called when a scrollable view inside has another geometry.
protocol ScrollObserver: AnyObject {
    /// Compares the geometry with the last one.
    func observe(_ geometry: ScrollGeometry, in graph: ViewGraph)
    /// Called when the user scrolls, and when scrolling ends.
    func observe(_ phase: ScrollPhase, from old: ScrollPhase, _ geometry: ScrollGeometry)
}

/// A type that describes the state of a scroll gesture of a scrollable view such as a scroll view.
public enum ScrollPhase: Equatable, Sendable {
    /// The scroll view isn't scrolling.
    case idle
    /// The scroll view has started to track a scroll gesture that might lead to scrolling.
    case tracking
    /// The user is interacting with the scroll view.
    case interacting
    /// The user has stopped interacting with the scroll view and it is decelerating towards its final target.
    case decelerating
    /// The system is animating to a final target as a result of a programmatic animated scroll.
    case animating

    /// Whether the scroll view is actively scrolling.
    public var isScrolling: Bool { self != .idle }
}

/// A type that provides you with more content when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry of the scroll view at the time of the scroll phase change.
    public let geometry: ScrollGeometry
    /// The velocity in points per second, if any: scrolling by scripts has none.
    public let velocity: CGVector?
}

/// A view with actions for what scrolls inside.
struct ScrollObservationModification: ViewModification {
    /// Makes a value of a geometry; nil for an action of phases.
    var value: ((ScrollGeometry) -> any Equatable)?
    /// Called with the old and the new value.
    var change: (any Equatable, any Equatable) -> Void = { _, _ in }
    /// Called with the old and the new phase.
    var phase: (ScrollPhase, ScrollPhase, ScrollGeometry) -> Void = { _, _, _ in }

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        ScrollObservationNode(self, content, inputs)
    }
}

/// The node of a view with actions for what scrolls inside.
final class ScrollObservationNode: ActionNode, ScrollObserver {
    private var modification: ScrollObservationModification
    private var last: (any Equatable)?

    init(_ modification: ScrollObservationModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        environment.scrolling.observers.append(WeakScrollObserver(observer: self))
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView,
            let next = view.modification as? ScrollObservationModification
        else { return false }
        modification = next
        self.environment = environment
        self.environment.scrolling.observers.append(WeakScrollObserver(observer: self))
        child = reconciled(child, with: view.content, in: self.environment)
        return true
    }

    func observe(_ geometry: ScrollGeometry, in graph: ViewGraph) {
        guard let value = modification.value?(geometry) else { return }
        let old = last ?? value
        guard last == nil || !areKnownEqual(old as Any, value as Any) else { return }
        last = value
        let change = modification.change
        graph.pending.addChange { change(old, value) }
    }

    func observe(_ phase: ScrollPhase, from old: ScrollPhase, _ geometry: ScrollGeometry) {
        modification.phase(old, phase, geometry)
    }
}

/// An observer that is kept by its node.
struct WeakScrollObserver {
    weak var observer: (any ScrollObserver)?
}

extension View {
    /// Adds an action to be performed when a value, created from a scroll geometry, changes; at first it is called with the
    /// first value twice.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modified(
            by: ScrollObservationModification(value: { transform($0) }) { old, new in
                if let old = old as? T, let new = new as? T { action(old, new) }
            })
    }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

    /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modified(
            by: ScrollObservationModification(phase: { old, new, geometry in
                action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
            }))
    }

    /// Adds an action to be called when the view crosses the threshold to be considered on or off screen.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.isVisible(threshold), initial: true) { old, new in
                    // A view that is off screen at first has crossed nothing.
                    if new || old != new { action(new) }
                }
            }
            .allowsHitTesting(false)
        }
    }
}
