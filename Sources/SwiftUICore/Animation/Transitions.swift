public import Foundation

/// A transition that consists of effects of drawing.
protocol EffectTransition: ErasableTransition {
    /// What is drawn in a phase outside of the view's place.
    func effects(in phase: TransitionPhase) -> [TransitionEffect]
}

extension EffectTransition {
    var erased: AnyTransition { AnyTransition(effects(in: .willAppear), effects(in: .didDisappear)) }

    /// The view with the effects of a phase.
    func view(_ content: some View, _ phase: TransitionPhase) -> some View {
        content.modified(
            by: TransitionEffectModification(
                effects: effects(in: phase), share: phase.isIdentity ? 0 : 1))
    }
}

/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
public struct OpacityTransition: EffectTransition {
    /// Creates the transition.
    public init() {}
    /// What the transition is like: without motion.
    public static let properties = TransitionProperties(hasMotion: false)
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] { [.opacity] }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
public struct SlideTransition: EffectTransition {
    /// Creates the transition.
    public init() {}
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] {
        [.move(phase == .didDisappear ? .trailing : .leading)]
    }
}

/// A transition that scales the view around a point.
public struct ScaleTransition: EffectTransition {
    /// The scale of the view before it comes and after it has gone.
    public var scale: Double
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Creates the transition of a scale around a point.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] { [.scale(CGFloat(scale), anchor)] }
}

/// A transition that moves the view away, towards an edge.
public struct MoveTransition: EffectTransition {
    /// The edge to move the view towards.
    public var edge: Edge

    /// Creates the transition of an edge.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] { [.move(edge)] }
}

/// A transition that offsets the view by an amount.
public struct OffsetTransition: EffectTransition {
    /// The distance of the view from its place in points.
    public var offset: CGSize

    /// Creates the transition of a distance in points.
    public init(_ offset: CGSize) { self.offset = offset }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] { [.offset(offset.width, offset.height)] }
}

/// A transition that moves the view in from an edge while fading in, and out to the opposite edge while fading out.
public struct PushTransition: EffectTransition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// Creates the transition from an edge.
    public init(edge: Edge) { self.edge = edge }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] {
        let transition = AnyTransition.push(from: edge)
        return phase == .didDisappear ? transition.removal : transition.insertion
    }
}

/// A transition that returns the view, unmodified, in each of its phases.
public struct IdentityTransition: ErasableTransition {
    /// Creates the transition.
    public init() {}
    /// What the transition is like: without motion.
    public static let properties = TransitionProperties(hasMotion: false)
    /// Returns the view itself.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    var erased: AnyTransition { .identity }
}

/// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
///
/// Chosen: a blur of 10 points, a scale by a fifth and a fade, as films of iOS 17 show; confidence low.
public struct BlurReplaceTransition: EffectTransition {
    /// How the view is scaled while it is blurred.
    public struct Configuration: Equatable, Sendable {
        fileprivate let removalScale: CGFloat
        /// The view comes growing and goes shrinking.
        public static let downUp = Configuration(removalScale: 0.8)
        /// The view comes growing and goes growing further.
        public static let upUp = Configuration(removalScale: 1.2)
    }

    /// How the view is scaled.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View { view(content, phase) }
    func effects(in phase: TransitionPhase) -> [TransitionEffect] {
        [.opacity, .scale(phase == .didDisappear ? configuration.removalScale : 0.8, .center), .blur(10)]
    }
}
