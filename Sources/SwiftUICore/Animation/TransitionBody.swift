/// What a transition puts around a view, by its phase.
struct TransitionBody: @unchecked Sendable {  // Views are made on the task of the render alone.
    /// Whether a view that comes begins outside of its place.
    private(set) var inserts = true
    /// Whether a view that goes leaves its place.
    private(set) var removes = true
    private let make: (AnyView, TransitionPhase) -> AnyView

    init(_ make: @escaping (AnyView, TransitionPhase) -> AnyView) { self.make = make }

    /// Returns the view in a phase; phases that are not of this part of a transition are that of its place.
    func content(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        let isOwn =
            switch phase {
            case .willAppear: inserts
            case .identity: true
            case .didDisappear: removes
            }
        return make(content, isOwn ? phase : .identity)
    }

    /// Returns the part for coming or going alone.
    func restricted(inserts: Bool = true, removes: Bool = true) -> TransitionBody {
        var body = self
        body.inserts = self.inserts && inserts
        body.removes = self.removes && removes
        return body
    }
}

/// A transition of this module, which is drawn without a body.
protocol ErasableTransition: Transition {
    /// The transition without its type.
    var erased: AnyTransition { get }
}
