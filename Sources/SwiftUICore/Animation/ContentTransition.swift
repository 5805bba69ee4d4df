/// A kind of transition that applies to the content within a single view, rather than to the insertion or removal of a view.
///
/// Texts and images change in this way in animated changes; others change at once.
public struct ContentTransition: Equatable, Sendable {
    /// How contents change.
    enum Kind: Equatable, Sendable {
        case identity
        case opacity
        case interpolate
        case numeric(countsDown: Bool?)
        case symbol
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// No transition at all.
    public static let identity = ContentTransition(kind: .identity)
    /// The old contents fade out and the new ones in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Contents change their form; here they fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Symbols fade from one to the next.
    package static let symbols = ContentTransition(kind: .symbol)

    /// Returns the transition of digits: those that change roll upwards, or downwards where they count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }

    /// Returns the transition of digits that count to a value: they roll downwards where the number gets smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: nil))
    }
}

extension EnvironmentValues {
    private enum ContentTransitionKey: EnvironmentKey {
        static var defaultValue: ContentTransition { .identity }
    }
    private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The current method of animating the contents of views.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether views that render content transitions do so as one group of drawing, which is the same here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
