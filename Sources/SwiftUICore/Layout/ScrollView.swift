/// A scrollable view.
public struct ScrollView<Content: View>: SystemView {
    /// The content that scrolls.
    public var content: Content
    /// The axes in which the content scrolls.
    public var axes: Axis.Set
    /// Whether indicators are shown; pictures show none at rest.
    public var showsIndicators: Bool

    /// Creates a scrollable view.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators) }
}

extension ScrollView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}
