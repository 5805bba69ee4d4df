public import Foundation

/// Two transitions together.
struct CombinedTransition<First: Transition, Second: Transition>: ErasableTransition {
    let first: First
    let second: Second

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: ErasableTransition {
    let transition: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        transition.apply(content: content, phase: phase)
    }

    var erased: AnyTransition { AnyTransition(transition).animation(animation) }
}

/// A composite transition that uses a different transition for insertion versus removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
    /// The transition of a view that comes.
    public var insertion: Insertion
    /// The transition of a view that goes.
    public var removal: Removal

    /// Creates a transition of two.
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }

    /// Whether one of the transitions includes motion.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Returns the view in a phase: of the other transition it is in its place.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
            phase: phase == .willAppear ? .identity : phase)
    }

    var erased: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// The view comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == IdentityTransition {
    /// The view comes and goes without a transition.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view grows from its center and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Returns a transition of a scale around a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition from an edge and to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition by a distance in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Returns a transition by distances in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view is blurred and scaled while it comes and goes.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Returns a transition that blurs and scales the view.
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}
