/// A place in the structure of views: what SwiftUI keeps of a view while its values come and go.
package class ViewNode {
    /// The graph of the node.
    package unowned let graph: ViewGraph
    /// The node that this one is inside; nil for the outermost, and for those that were removed.
    package private(set) weak var parent: ViewNode?
    /// The environment of the view.
    package var environment: EnvironmentValues
    /// How many nodes this one is inside of.
    let depth: Int
    /// Whether the node is among those that the graph has to evaluate.
    var isMarked = false
    /// The transaction of the change for which the node is marked; nil for one without.
    final var markedTransaction: Transaction?
    /// Whether the node has left its graph.
    package private(set) var isRemoved = false
    /// The container that makes views of collections when they are shown; nil for one that makes all.
    final weak var lazyContainer: ContainerNode?
    /// How many nodes here and inside write preferences.
    private(set) var preferenceWriters = 0

    package init(_ inputs: NodeInputs) {
        (graph, parent, environment) = (inputs.graph, inputs.parent, inputs.environment)
        depth = (inputs.parent?.depth ?? -1) + 1
        lazyContainer = inputs.lazyContainer
    }

    // MARK: What kinds of nodes decide

    /// Takes the next value of the view at this place; false if it is another kind of view, which needs a node of its own.
    package func accept(_ view: any View, in environment: EnvironmentValues) -> Bool { false }

    /// Evaluates the node again after a change of something that it depends on.
    package func refresh() {}

    /// Calls a function with each node inside, in the order of the source.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Adds the elements that the view contributes to the container around it.
    package func appendElements(to list: inout [LayoutElement]) {
        forEachChild { $0.appendElements(to: &list) }
    }

    /// Called when the elements that nodes inside contribute have changed.
    package func structureDidChange() { parent?.structureDidChange() }

    /// Adds what the views here and inside write for a key of preferences, in the order of the source.
    package func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
        forEachChild { if $0.preferenceWriters > 0 { $0.collect(key, into: &values) } }
    }

    /// Called once when the node leaves its graph, after its children.
    package func willRemove() {}

    /// The type of the app's view that the node evaluates; nil for others.
    package var viewTypeName: String? { nil }

    // MARK: Children

    /// Brings a child up to date, and returns it: its node is kept where the next view is of its kind, otherwise another one
    /// is made.
    ///
    /// The child is no `inout` argument: such an access would last as long as all that is inside is brought up to date.
    package final func reconciled(
        _ child: ViewNode?, with view: any View, in environment: EnvironmentValues
    ) -> ViewNode {
        if let child, child.accept(view, in: environment) { return child }
        let made = graph.makeNode(for: view, inputs(environment))
        guard let child else { return made }
        child.remove()
        structureDidChange()
        return made
    }

    /// What a node inside this one is made with.
    package final func inputs(_ environment: EnvironmentValues) -> NodeInputs {
        NodeInputs(
            graph: graph, parent: self, environment: environment, lazyContainer: lazyContainerForContents)
    }

    /// The container that makes views of collections inside when they are shown.
    package var lazyContainerForContents: ContainerNode? { lazyContainer }

    /// The first element of the view of an identity that the node gives; nil for none.
    package func ownElement(identifiedBy id: AnyHashable) -> LayoutElement? { nil }

    /// Removes the node and all inside from the graph.
    package final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        forEachChild { $0.remove() }
        willRemove()
        if preferenceWriters > 0 { parent?.addPreferenceWriters(-preferenceWriters) }
    }

    // MARK: Preferences

    /// Counts the node among those that write preferences.
    package final func becomePreferenceWriter() { addPreferenceWriters(1) }

    private func addPreferenceWriters(_ number: Int) {
        var next: ViewNode? = self
        while let node = next {
            node.preferenceWriters += number
            next = node.parent
        }
        graph.preferencesDidChange()
    }
}
