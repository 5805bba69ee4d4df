public import Foundation

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
/// Transitions of an app are shown in their identity phase: views come and go at once.
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that the transition changes.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A placeholder used to construct an inline modifier, transition, or other helper type.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    /// The view itself.
    public var body: some View { content }
}

/// How a transition's text and symbols change in their place; drawing here changes them at once.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    /// No transition at all.
    public static let identity = ContentTransition(name: "identity")
    /// The old contents fade out and the new ones in.
    public static let opacity = ContentTransition(name: "opacity")
    /// Contents change their form.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Returns the transition of digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// Returns the transition of digits that count to a value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}

extension View {
    /// Returns the view with a transition of an app's own.
    public func transition<T: Transition>(_ transition: T) -> some View {
        transition.body(content: PlaceholderContentView(content: AnyView(self)), phase: .identity)
    }

    /// Returns the view with a transition of its contents, which has no effect here: they change at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
