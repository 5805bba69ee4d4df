import Foundation

/// How a lazy container arranges its views, of which some have not been made.
protocol LazyLayout {
    /// The axis along which the container grows.
    var lazyAxis: Axis { get }
    /// Returns what a view is proposed, where the container is proposed something.
    func proposal(at index: Int, in proposal: ProposedViewSize) -> ProposedViewSize
    /// Returns the size for a proposal; of views that have not been made, an estimate.
    func size(of contents: [LayoutElement], for proposal: ProposedViewSize, _ made: LazyLengths) -> CGSize
    /// Returns a frame in points from the leading and top edges for each view, with what it is proposed.
    func frames(
        of contents: [LayoutElement], in size: CGSize, proposal: ProposedViewSize, _ made: LazyLengths
    ) -> [LazyFrame]
}

/// Where a lazy container places a view.
struct LazyFrame {
    /// The frame in points from the container's leading and top edges; of views that have not been made, an estimate.
    var frame: CGRect
    /// What the view is proposed.
    var proposal: ProposedViewSize
}

/// The length of views that have not been made: the average of those that were.
struct LazyLengths {
    /// The average in points.
    var average: CGFloat

    /// Chosen: 44 where no view was made, as rows of lists.
    static let standard = LazyLengths(average: 44)
}

/// A view that arranges others by a lazy layout.
protocol LazyContainerView: NodeView {
    /// The layout of the views.
    var layout: any LazyLayout { get }
    /// The views inside.
    var lazyContent: any View { get }
    /// The name of the view for reports.
    var reportedName: String { get }
}

extension LazyContainerView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyContainerNode(self, inputs) }
}

/// The node of a lazy container: views of collections inside are made when they are shown.
final class LazyContainerNode: ContainerNode {
    private(set) var view: any LazyContainerView

    init(_ view: any LazyContainerView, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        child = reconciled(child, with: view.lazyContent, in: environment)
    }

    override var lazyContainerForContents: ContainerNode? { self }

    override func makeElement() -> LayoutElement { LazyContainerElement(self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard type(of: view) == type(of: self.view), let view = view as? any LazyContainerView
        else { return false }
        (self.view, self.environment) = (view, environment)
        child = reconciled(child, with: view.lazyContent, in: environment)
        element.invalidate()
        return true
    }
}
