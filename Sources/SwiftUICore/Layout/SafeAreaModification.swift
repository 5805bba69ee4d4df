public import Foundation

/// A view that extends into the safe area at edges where it touches it.
struct IgnoredSafeAreaModification: ViewModification {
    let edges: Edge.Set

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        SafeAreaNode(.ignored(edges), content, inputs)
    }
}

/// A view whose safe area is smaller, by a view at an edge or by lengths.
struct SafeAreaInsetModification: ViewModification {
    let inset: SafeAreaInset

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        SafeAreaNode(.inset(inset), content, inputs)
    }
}

/// What makes a safe area smaller.
enum SafeAreaInset {
    /// A view at an edge, with a distance in points from the safe area.
    case view(any View, Edge, Alignment, spacing: CGFloat)
    /// Lengths in points.
    case lengths(EdgeInsets)
}

/// The node of a view with another safe area.
final class SafeAreaNode: WrappingNode {
    /// How the safe area differs.
    enum Change {
        case ignored(Edge.Set)
        case inset(SafeAreaInset)
    }

    private(set) var change: Change
    /// The node of the view at an edge; nil for none.
    private(set) var inset: SecondaryContentNode?

    init(_ change: Change, _ content: any View, _ inputs: NodeInputs) {
        self.change = change
        super.init(inputs)
        if case .inset(.view) = change { inset = SecondaryContentNode(self.inputs(environment)) }
        updateInset()
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView else { return false }
        switch (view.modification, change) {
        case (let next as IgnoredSafeAreaModification, .ignored): change = .ignored(next.edges)
        case (let next as SafeAreaInsetModification, .inset): change = .inset(next.inset)
        default: return false
        }
        self.environment = environment
        updateInset()
        child = reconciled(child, with: view.content, in: environment)
        invalidateWrappers()
        return true
    }

    private func updateInset() {
        guard case .inset(.view(let view, _, let alignment, _)) = change else { return }
        inset?.update(view, alignment, environment)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let inset { body(inset) }
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement {
        switch change {
        case .ignored: IgnoredSafeAreaElement(self, child)
        case .inset: SafeAreaInsetElement(self, child)
        }
    }
}

/// The element of a view that extends into the safe area.
final class IgnoredSafeAreaElement: WrapperElement {
    private unowned let owner: SafeAreaNode

    init(_ owner: SafeAreaNode, _ child: LayoutElement) {
        self.owner = owner
        super.init(node: owner, child: child)
    }

    private var edges: Edge.Set { if case .ignored(let edges) = owner.change { edges } else { [] } }

    override var safeAreaForContents: SafeArea {
        let outer = super.safeAreaForContents
        return SafeArea(
            safe: outer.extending(outer.safe, at: edges, direction: environment.layoutDirection),
            full: outer.full)
    }

    override func placeContents() {
        let area = super.safeAreaForContents.extending(
            frame, at: edges, direction: environment.layoutDirection)
        guard area != frame else { return child.place(at: frame.origin, proposal: placedProposal) }
        let proposal = ProposedViewSize(area.size), size = child.size(for: proposal)
        child.place(
            at: CGPoint(
                x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2),
            proposal: proposal)
    }
}

/// The element of a view whose safe area is smaller.
final class SafeAreaInsetElement: WrapperElement {
    private unowned let owner: SafeAreaNode

    init(_ owner: SafeAreaNode, _ child: LayoutElement) {
        self.owner = owner
        super.init(node: owner, child: child)
        owner.inset?.element.container = self
    }

    override var contents: [LayoutElement] { [child] + [owner.inset?.element].compactMap(\.self) }

    /// The lengths that are covered, in points, and what is proposed to the view at the edge.
    private func covered(_ proposal: ProposedViewSize) -> EdgeInsets {
        guard case .inset(let inset) = owner.change else { return EdgeInsets() }
        switch inset {
        case .lengths(let lengths): return lengths
        case .view(_, let edge, _, let spacing):
            guard let element = owner.inset?.element else { return EdgeInsets() }
            var inner = proposal
            inner[edge.axis] = nil
            let size = element.size(for: inner)
            return EdgeInsets(size[edge.axis] + spacing, at: Edge.Set(edge))
        }
    }

    override var safeAreaForContents: SafeArea {
        let outer = super.safeAreaForContents, direction = environment.layoutDirection
        let covered = covered(placedProposal)
        return SafeArea(
            safe: frame.inset(by: covered, direction: direction),
            full: outer.extending(frame, at: .all, direction: direction))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let covered = covered(proposal), size = child.size(for: proposal.inset(by: covered))
        return CGSize(
            width: size.width + covered.sum(along: .horizontal),
            height: size.height + covered.sum(along: .vertical))
    }

    override func placeContents() {
        let covered = covered(placedProposal)
        place(
            child, at: CGPoint(x: covered.leading, y: covered.top),
            proposal: placedProposal.inset(by: covered))
        placeInset()
    }

    private func placeInset() {
        guard case .inset(.view(_, let edge, let alignment, _)) = owner.change,
            let element = owner.inset?.element
        else { return }
        var proposal = ProposedViewSize(frame.size)
        proposal[edge.axis] = nil
        let size = element.size(for: proposal)
        var placement = element.aligned(in: frame.size, by: alignment, proposal: proposal)
        let isStart = edge == .top || edge == .leading
        placement.origin[edge.axis] = isStart ? 0 : frame.size[edge.axis] - size[edge.axis]
        place(element, at: placement.origin, proposal: proposal)
    }
}

extension View {
    /// Returns the view, extended into the safe area at edges where it touches it.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified(by: IgnoredSafeAreaModification(edges: regions.contains(.container) ? edges : []))
    }

    /// Returns the view, extended into the safe area at edges where it touches it.
    @available(*, deprecated, renamed: "ignoresSafeArea(_:edges:)")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modified(by: IgnoredSafeAreaModification(edges: edges))
    }

    /// Returns the view with another at its top or bottom, by which its safe area is smaller; the spacing in points.
    ///
    /// Chosen: 8 without a spacing, as between other views; confidence low.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modified(
            by: SafeAreaInsetModification(
                inset: .view(
                    content(), edge == .top ? .top : .bottom,
                    Alignment(horizontal: alignment, vertical: .center),
                    spacing: spacing ?? ViewSpacing.standard)))
    }

    /// Returns the view with another at a side, by which its safe area is smaller; the spacing in points.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modified(
            by: SafeAreaInsetModification(
                inset: .view(
                    content(), edge == .leading ? .leading : .trailing,
                    Alignment(horizontal: .center, vertical: alignment),
                    spacing: spacing ?? ViewSpacing.standard)))
    }

    /// Returns the view with a bar at its top or bottom, by which its safe area is smaller; the spacing in points.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Returns the view with a bar at a side, by which its safe area is smaller; the spacing in points.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Returns the view with a smaller safe area, by insets in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modified(by: SafeAreaInsetModification(inset: .lengths(insets)))
    }

    /// Returns the view with a smaller safe area at some edges, by a length in points; nil for 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(by: SafeAreaInsetModification(inset: .lengths(EdgeInsets(length ?? 16, at: edges))))
    }

    /// Returns the view with a smaller safe area, by a length in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        modified(by: SafeAreaInsetModification(inset: .lengths(EdgeInsets(length, at: .all))))
    }
}
