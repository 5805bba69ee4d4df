/// An indication of the current stage of a view transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is in its place.
    case identity
    /// The view has disappeared.
    case didDisappear

    /// Whether the view is in its place.
    public var isIdentity: Bool { self == .identity }
    /// The direction of the change: -1 before the view appears, 1 after it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A description of view changes to apply when a view is added to and removed from the view hierarchy.
///
/// A view that comes goes from its state in the phase `willAppear` to that in `identity`; one that leaves, from `identity` to
/// `didDisappear`. What leaves is its last drawing.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that the transition changes.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition is like.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// What the transition is like: with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view in a phase of the transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Returns both transitions together.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with an animation; nil for that of the change.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(transition: self, animation: animation)
    }
}

/// The properties a transition can have.
public struct TransitionProperties: Sendable {
    /// Whether the transition includes motion.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A placeholder used to construct an inline modifier, transition, or other helper type.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    /// The view itself.
    public var body: some View { content }
}

extension View {
    /// Returns the view with a transition, which is shown where an animated change adds or removes the view.
    public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
