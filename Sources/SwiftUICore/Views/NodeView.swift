/// A view of this module or the one above: it makes its own node.
package protocol NodeView: SystemView {
    /// Returns the node that keeps the view at its place.
    func makeNode(_ inputs: NodeInputs) -> ViewNode
}
