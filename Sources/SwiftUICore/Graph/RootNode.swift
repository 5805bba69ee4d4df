import Foundation

/// The outermost node: the view that a host shows, in its container.
final class RootNode: ContainerNode {
    private var view: any View

    init(_ view: any View, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        child = reconciled(child, with: view, in: environment)
    }

    override func makeElement() -> LayoutElement { RootElement(node: self) }

    /// Replaces the view.
    func setView(_ view: any View) {
        self.view = view
        child = reconciled(child, with: view, in: environment)
    }

    /// Replaces the environment.
    func setEnvironment(_ environment: EnvironmentValues) {
        self.environment = environment
        child = reconciled(child, with: view, in: environment)
        element.invalidate()
    }

    /// Lays the view out: it is proposed the safe area and centered in it.
    ///
    /// Source: WWDC 2019, session 237: the root view is proposed the whole of the safe area, and is centered.
    func layOut(in container: CGSize, safeArea: EdgeInsets) {
        let room = CGSize(
            width: max(0, container.width - safeArea.sum(along: .horizontal)),
            height: max(0, container.height - safeArea.sum(along: .vertical)))
        let proposal = ProposedViewSize(room), size = element.size(for: proposal)
        let left = environment.layoutDirection == .leftToRight ? safeArea.leading : safeArea.trailing
        element.place(
            at: CGPoint(
                x: left + (room.width - size.width) / 2, y: safeArea.top + (room.height - size.height) / 2),
            proposal: proposal)
    }
}

/// The element of the outermost view; several views are in a column.
final class RootElement: LayoutElement {
    private var rootNode: RootNode? { node as? RootNode }

    override var contents: [LayoutElement] { rootNode?.elements ?? [] }

    override var safeAreaForContents: SafeArea {
        let graph = node.graph, full = CGRect(origin: .zero, size: graph.container)
        return SafeArea(
            safe: full.inset(by: graph.safeArea, direction: environment.layoutDirection), full: full)
    }

    override var relativeContainerSize: CGSize { safeAreaForContents.safe.size }

    private var column: StackLayoutEngine {
        StackLayoutEngine(axis: .vertical, horizontal: .center, vertical: .center, spacing: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let contents = contents
        if contents.count == 1 { return contents[0].size(for: proposal) }
        return column.size(of: contents, for: proposal, in: environment)
    }

    override func placeContents() {
        let contents = contents
        if contents.count == 1 { return contents[0].place(at: frame.origin, proposal: placedProposal) }
        let placements = column.placements(
            of: contents, in: frame.size, proposal: placedProposal, environment: environment)
        for (content, placement) in zip(contents, placements) {
            place(content, at: placement.origin, proposal: placement.proposal)
        }
    }
}
