/// What one of the module's own modifiers does, as a value.
package protocol ViewModification {
    /// Returns the node of a view that is modified in this way.
    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode
}
