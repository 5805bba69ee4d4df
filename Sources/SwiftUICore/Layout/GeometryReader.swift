package import Foundation

/// A container whose content depends on its own size and place.
public struct GeometryReader<Content: View>: SystemView {
    /// The function that makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a container with a function that makes its content.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { GeometryNode(self, inputs) }
}

/// The node of a container whose content depends on its size.
final class GeometryNode<Content: View>: ContainerNode {
    private var view: GeometryReader<Content>
    /// What the content was made with last.
    private var known: Geometry?

    private struct Geometry: Equatable {
        var frame: CGRect
        var safeArea: SafeArea
    }

    init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    override func makeElement() -> LayoutElement { GeometryElement<Content>(node: self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? GeometryReader<Content> else { return false }
        (self.view, self.environment, known) = (view, environment, nil)
        element.invalidate()
        return true
    }

    override func refresh() {
        known = nil
        element.invalidate()
    }

    override func structureDidChange() { forgetElements() }

    /// Makes the content for the place of the container, if it differs from that before.
    func makeContent() {
        let geometry = Geometry(frame: element.frame, safeArea: element.safeAreaForContents)
        guard geometry != known else { return }
        known = geometry
        isMarked = false
        let proxy = GeometryProxy(element)
        let content = graph.evaluation.evaluate(self) { view.content(proxy) }
        child = reconciled(child, with: content, in: environment)
        forgetElements()
    }
}

/// The element of a container whose content depends on its size.
final class GeometryElement<Content: View>: LayoutElement {
    private var owner: GeometryNode<Content>? { node as? GeometryNode<Content> }
    private var isPlacing = false

    override var contents: [LayoutElement] { owner?.elements ?? [] }
    override var typeName: String? { "GeometryReader" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func contentsDidInvalidate() {
        // The size does not depend on the content, which is placed in this pass where it was made in it.
        if !isPlacing { node.graph.setNeedsLayout() }
    }

    override func placeContents() {
        isPlacing = true
        defer { isPlacing = false }
        owner?.makeContent()
        for content in contents { place(content, at: .zero, proposal: ProposedViewSize(frame.size)) }
    }
}
