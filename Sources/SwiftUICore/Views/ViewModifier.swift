/// A modifier of views or other modifiers, which produces another version of the original.
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
    /// Returns the modifier with another one applied after it.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier {
    /// The modifier without effect.
    public static var identity: EmptyModifier { EmptyModifier() }
    /// Creates a modifier without effect.
    public init() {}
    /// Returns the content itself.
    public func body(content: Content) -> some View { content }
}
