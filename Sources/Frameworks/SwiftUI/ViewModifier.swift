/// A change to views.
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: SystemView {}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
    /// Creates a modifier that does nothing.
    public init() {}
    /// Returns the view.
    public func body(content: Content) -> Content { content }
}

/// A view and what changes it.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier
    /// Creates a changed view.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: SystemView where Content: View, Modifier: ViewModifier {}

extension View {
    /// Returns the view changed by a modifier.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
