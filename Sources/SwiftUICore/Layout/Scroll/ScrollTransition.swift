public import Foundation

/// The phases that a view transitions between when it scrolls among other views.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The scroll transition is being applied to a view that is about to move into the visible area at the top or leading edge.
    case topLeading
    /// The scroll transition is being applied to a view that is in the visible area.
    case identity
    /// The scroll transition is being applied to a view that is about to move into the visible area at the bottom or trailing
    /// edge.
    case bottomTrailing

    /// Whether the phase is that of a view in the visible area.
    public var isIdentity: Bool { self == .identity }
    /// A phase-derived value: -1 for the top or leading phase, 1 for the bottom or trailing one, 0 for the identity.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled through the visible
/// region of a containing scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    /// Describes a specific point in the progression of a target view within a container from hidden (fully outside the
    /// container) to visible.
    public struct Threshold: Sendable {
        /// The distance from the point at which the view is just hidden, in points: shares of the lengths of the view and of
        /// the container, and a number.
        private var shares: (view: Double, container: Double, inset: Double)

        private init(_ view: Double, _ container: Double = 0, _ inset: Double = 0) {
            shares = (view, container, inset)
        }

        /// The target view is fully visible.
        public static let visible = Threshold(1)
        /// The target view is fully hidden.
        public static let hidden = Threshold(0)
        /// The target view is centered within the container.
        public static var centered: Threshold { Threshold(0.5, 0.5) }

        /// The target view is visible by the given amount, where zero is fully hidden, and one is fully visible.
        public static func visible(_ amount: Double) -> Threshold { Threshold(min(max(amount, 0), 1)) }

        /// Creates a new threshold that combines this threshold value with another threshold, interpolated by the given amount.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                shares.view.interpolated(to: other.shares.view, by: amount),
                shares.container.interpolated(to: other.shares.container, by: amount),
                shares.inset.interpolated(to: other.shares.inset, by: amount))
        }

        /// Returns a threshold that is met when the target view is closer to the center of the container by a distance.
        public func inset(by distance: Double) -> Threshold {
            Threshold(shares.view, shares.container, shares.inset + distance)
        }

        /// The distance from the point at which a view is just hidden, in points.
        func distance(view: CGFloat, container: CGFloat) -> CGFloat {
            CGFloat(shares.view) * view + CGFloat(shares.container) * container + CGFloat(shares.inset)
        }
    }

    /// How the effects follow the place of the view.
    enum Kind: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    let kind: Kind
    private(set) var threshold = Threshold.visible

    private init(_ kind: Kind) { self.kind = kind }

    /// Creates a new configuration that does not change the appearance of the view.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// Creates a new configuration that discretely changes the transition when the view becomes visible.
    public static let animated = ScrollTransitionConfiguration(.animated)
    /// Creates a new configuration that interactively interpolates the transition's effect as the view is scrolled.
    public static let interactive = ScrollTransitionConfiguration(.interactive(.easeInOut))

    /// Creates a new configuration that discretely changes the transition when the view becomes visible; pictures show one of
    /// both phases.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated)
    }

    /// Creates a new configuration that interactively interpolates the transition's effect as the view is scrolled, by a curve
    /// that is applied forward while the view appears.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// Sets the threshold at which the view will be considered fully visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// How far a view is in the visible area, for the distance in points that it has moved in from an edge: 0 for hidden.
    func share(moved: CGFloat, view: CGFloat, container: CGFloat) -> Double {
        let distance = threshold.distance(view: view, container: container)
        let progress = distance > 0 ? Double(min(max(moved / distance, 0), 1)) : moved >= 0 ? 1 : 0
        switch kind {
        case .identity: return 1
        case .animated: return progress < 1 ? 0 : 1
        case .interactive(let curve): return curve.value(at: progress)
        }
    }
}

/// What a scroll transition does with a view, by the place of the view in what scrolls.
struct ScrollTransitionEffect {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    /// Returns the modifiers of drawing in a phase.
    let effects: (ScrollTransitionPhase) -> [any ElementModification]

    /// The modifiers of drawing for an element.
    func modifications(of element: LayoutElement) -> [any ElementModification] {
        guard let scroll = element.scrollElement, !element.frame.isEmpty else { return effects(.identity) }
        let axis = axis ?? (scroll.scrollAxes.contains(.vertical) ? .vertical : .horizontal)
        let place = element.frame, area = scroll.frame
        let length = place.size[axis], room = area.size[axis]
        var first = place.origin[axis] + length - area.origin[axis]
        var last = area.origin[axis] + room - place.origin[axis]
        // The leading edge is on the right from right to left.
        if axis == .horizontal, element.environment.layoutDirection == .rightToLeft { swap(&first, &last) }
        let isFirst = first <= last
        let share = (isFirst ? topLeading : bottomTrailing).share(
            moved: isFirst ? first : last, view: length, container: room)
        guard share < 1 else { return effects(.identity) }
        let outside = effects(isFirst ? .topLeading : .bottomTrailing)
        return share > 0 ? VisualEffectModification.mixed(outside, effects(.identity), share) : outside
    }
}

extension View {
    /// Applies the given transition, animating between the phases of the transition as this view appears and disappears within
    /// the visible region of the containing scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies the given transition, with a configuration for each of the edges at which views appear.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let effect = ScrollTransitionEffect(
            topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis
        ) { transition(EmptyVisualEffect(), $0).modifications }
        return modified(by: VisualEffectModification { effect.modifications(of: $0) })
    }
}
