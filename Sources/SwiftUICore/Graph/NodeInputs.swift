/// What a node is made with.
package struct NodeInputs {
    /// The graph of the node.
    package unowned let graph: ViewGraph
    /// The node that the new one is inside; nil for the outermost.
    package weak var parent: ViewNode?
    /// The environment of the node.
    package var environment: EnvironmentValues
    /// The container that makes views of collections when they are shown; nil for one that makes all.
    weak var lazyContainer: ContainerNode?
}
