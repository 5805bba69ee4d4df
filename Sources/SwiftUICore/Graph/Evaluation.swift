import Observation
import RenderContext

/// What is evaluated in a render, so that what is read meanwhile knows who depends on it.
package final class Evaluation {
    /// The node whose body is evaluated; nil between evaluations.
    private(set) weak var node: ViewNode?
    /// The transaction of the changes that code makes now.
    package var transaction = Transaction()

    /// The evaluation of the render this code runs in.
    package static var current: Evaluation { RenderContext.current.shared { Evaluation() } }

    /// Evaluates something of a node; the node is evaluated again after a change of what is read meanwhile.
    package func evaluate<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
        let outer = self.node
        self.node = node
        defer { self.node = outer }
        let change = ChangeNotice(node: node)
        return withObservationTracking(body) { change.mark() }
    }

    /// Runs code whose reads make nothing depend on them.
    package func evaluateUntracked<Result>(_ body: () -> Result) -> Result {
        let outer = node
        node = nil
        defer { node = outer }
        return body()
    }
}

/// The node that is evaluated again when an observed property changes.
private struct ChangeNotice: @unchecked Sendable {  // Properties change on the task of the render.
    weak var node: ViewNode?

    func mark() {
        guard let node else { return }
        node.graph.mark(node)
    }
}
