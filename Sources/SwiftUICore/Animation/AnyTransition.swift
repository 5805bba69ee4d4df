public import Foundation

/// How a view comes and goes. Transitions are not played here yet: views come and go at once.
public struct AnyTransition: Sendable {
    /// Whether a view is removed before the one in its place appears.
    let isIdentity: Bool

    /// The view comes and goes without a transition.
    public static let identity = AnyTransition(isIdentity: true)
    /// The view fades in and out.
    public static let opacity = AnyTransition(isIdentity: false)
    /// The view comes from the leading edge and goes to the trailing one.
    public static let slide = AnyTransition(isIdentity: false)
    /// The view grows from its center and shrinks to it.
    public static let scale = AnyTransition(isIdentity: false)

    /// Returns a transition of a scale around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// Returns a transition from an edge and to it.
    public static func move(edge: Edge) -> AnyTransition { .slide }
    /// Returns a transition that pushes what was there.
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    /// Returns a transition by distances in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    /// Returns a transition by a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    /// Returns a transition that differs between coming and going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        removal
    }
    /// Returns both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(isIdentity: isIdentity && other.isIdentity)
    }
    /// Returns the transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension EnvironmentValues {
    private enum RemovalKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether views disappear before those in their place appear.
    var disappearsFirst: Bool {
        get { self[RemovalKey.self] }
        set { self[RemovalKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a transition, which is not played here yet.
    ///
    /// With the identity, a view disappears before the one in its place appears; with others it is the other way around.
    public func transition(_ t: AnyTransition) -> some View {
        modified(by: EnvironmentValueModification(keyPath: \.disappearsFirst, value: t.isIdentity))
    }
}
