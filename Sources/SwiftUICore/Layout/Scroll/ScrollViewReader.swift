public import Foundation

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
public struct ScrollViewReader<Content: View>: SystemView {
    /// The function that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view with a function that makes its content.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollReaderNode(self, inputs) }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
public struct ScrollViewProxy {
    fileprivate weak var node: ViewNode?

    /// Scrolls the first scrollable view inside that has a child with the identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the child.
    ///   - anchor: The point of the child that is brought to the same point of the scrollable view; nil for the least way.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let key = AnyHashable(id)
        node?.firstScrollNode(with: key)?.scroll(to: ScrollRequest(.view(key), anchor: anchor))
    }
}

/// The node of a view that can scroll those inside.
final class ScrollReaderNode<Content: View>: ViewNode {
    private var view: ScrollViewReader<Content>
    private var child: ViewNode?

    init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ScrollViewReader<Content> else { return false }
        (self.view, self.environment) = (view, environment)
        evaluate()
        return true
    }

    override func refresh() { evaluate() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    private func evaluate() {
        isMarked = false
        let body = graph.evaluation.evaluate(self) { view.content(ScrollViewProxy(node: self)) }
        child = reconciled(child, with: body, in: environment)
    }
}

extension ViewNode {
    /// The first node inside, in the order of the source, whose content scrolls and has a view of an identity.
    fileprivate func firstScrollNode(with id: AnyHashable) -> AnyScrollNode? {
        if let node = self as? AnyScrollNode, node.firstElement(identifiedBy: id) != nil { return node }
        var found: AnyScrollNode?
        forEachChild { if found == nil { found = $0.firstScrollNode(with: id) } }
        return found
    }

    /// The first element inside of the view of an identity; nil for none.
    final func firstElement(identifiedBy id: AnyHashable) -> LayoutElement? {
        if let own = ownElement(identifiedBy: id) { return own }
        var found: LayoutElement?
        forEachChild { if found == nil { found = $0.firstElement(identifiedBy: id) } }
        return found
    }

    /// The first element that the view contributes; nil for none.
    final var firstContributedElement: LayoutElement? {
        var list: [LayoutElement] = []
        appendElements(to: &list)
        return list.first
    }
}
