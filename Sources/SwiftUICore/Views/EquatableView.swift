/// A view that is evaluated again only where it differs from the one before, or its environment does.
public struct EquatableView<Content: Equatable & View>: SystemView {
    /// The view that is compared.
    public var content: Content
    /// Creates a view that compares another.
    public init(content: Content) { self.content = content }
}

extension EquatableView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { EquatableNode(self, inputs) }
}

extension View where Self: Equatable {
    /// Returns the view, evaluated again only where it differs from the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
