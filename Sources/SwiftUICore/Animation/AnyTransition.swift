public import Foundation

/// A type-erased transition: how a view comes and goes in an animated change.
public struct AnyTransition: Sendable {
    /// What a view that comes begins with.
    let insertion: [TransitionEffect]
    /// What a view that goes ends with.
    let removal: [TransitionEffect]
    /// What the view is inside of while it comes, is in its place and goes.
    private(set) var bodies: [TransitionBody] = []
    /// The animation of the transition; nil for that of the change.
    private(set) var ownAnimation: Animation?
    /// Whether a view is removed before the one in its place appears.
    private(set) var isIdentity = false

    init(_ insertion: [TransitionEffect], _ removal: [TransitionEffect]) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    private init(_ effect: TransitionEffect) { self.init([effect], [effect]) }

    private init(_ body: TransitionBody) {
        self.init([], [])
        bodies = [body]
    }

    /// Creates a transition that erases the type of another.
    public init<T: Transition>(_ transition: T) {
        if let known = transition as? any ErasableTransition {
            self = known.erased
        } else {
            self.init(TransitionBody { AnyView(transition.apply(content: $0, phase: $1)) })
        }
    }

    /// Whether a view that comes is changed.
    var hasInsertion: Bool { !insertion.isEmpty || bodies.contains(where: \.inserts) }
    /// Whether a view that goes is changed.
    var hasRemoval: Bool { !removal.isEmpty || bodies.contains(where: \.removes) }

    /// Returns a view in a phase of the transition.
    func content(_ content: any View, _ phase: TransitionPhase) -> any View {
        guard !bodies.isEmpty else { return content }
        return bodies.reduce(AnyView(content)) { $1.content($0, phase) }
    }

    /// The view comes and goes without a transition.
    public static let identity: AnyTransition = {
        var transition = AnyTransition([], [])
        transition.isIdentity = true
        return transition
    }()
    /// The view fades in and out.
    public static let opacity = AnyTransition(.opacity)
    /// The view comes from the leading edge and goes to the trailing one.
    public static let slide = AnyTransition([.move(.leading)], [.move(.trailing)])
    /// The view grows from its center and shrinks to it.
    public static let scale = AnyTransition(.scale(0, .center))

    /// Returns a transition of a scale around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor))
    }
    /// Returns a transition from an edge and to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
    /// Returns a transition that comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return AnyTransition([.move(edge), .opacity], [.move(opposite), .opacity])
    }
    /// Returns a transition by distances in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(.offset(x, y))
    }
    /// Returns a transition by a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(.offset(offset.width, offset.height))
    }
    /// Returns a transition between two states of a modifier: the active one before the view comes and after it has gone.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(
            TransitionBody { content, phase in
                AnyView(content.modifier(phase.isIdentity ? identity : active))
            })
    }
    /// Returns a transition that differs between coming and going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion.insertion, removal.removal)
        transition.bodies =
            insertion.bodies.map { $0.restricted(removes: false) }
            + removal.bodies.map { $0.restricted(inserts: false) }
        transition.ownAnimation = removal.ownAnimation ?? insertion.ownAnimation
        transition.isIdentity = removal.isIdentity
        return transition
    }
    /// Returns both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion + other.insertion, removal + other.removal)
        transition.bodies = bodies + other.bodies
        transition.ownAnimation = ownAnimation ?? other.ownAnimation
        transition.isIdentity = isIdentity && other.isIdentity
        return transition
    }
    /// Returns the transition with an animation; nil for that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.ownAnimation = animation
        return transition
    }
}

extension EnvironmentValues {
    private enum RemovalKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether views disappear before those in their place appear.
    var disappearsFirst: Bool {
        get { self[RemovalKey.self] }
        set { self[RemovalKey.self] = newValue }
    }
}
