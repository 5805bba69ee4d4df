/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The content that the modifier changes.
    public var content: Content
    /// The modifier of the content.
    public var modifier: Modifier

    /// Creates a value with a modifier applied to it.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, SystemView where Content: View, Modifier: ViewModifier {
    /// The type of a modified view's body.
    public typealias Body = Never
}

extension ModifiedContent: NodeView where Content: View, Modifier: ViewModifier {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ModifiedContentNode(self, inputs) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the content with both modifiers applied.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.content.erasedModifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
    /// Returns the view with a modifier applied to it.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Returns the view of any type with a modifier applied to it.
    fileprivate func erasedModifier(_ modifier: some ViewModifier) -> AnyView {
        AnyView(self.modifier(modifier))
    }
}
