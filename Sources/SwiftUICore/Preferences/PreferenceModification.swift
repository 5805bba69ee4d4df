/// A view that produces a value for those around it.
struct PreferenceModification<Key: PreferenceKey>: ViewModification {
    /// How the value comes about: from the node and what its views produce.
    let produce: (PreferenceNode<Key>, PreferenceValues<Key>) -> PreferenceValues<Key>

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        PreferenceNode(self, content, inputs)
    }
}

/// The node of a view that produces a value.
final class PreferenceNode<Key: PreferenceKey>: ViewNode {
    private var modification: PreferenceModification<Key>
    private var child: ViewNode?

    init(_ modification: PreferenceModification<Key>, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        becomePreferenceWriter()
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? PreferenceModification<Key>
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        graph.preferencesDidChange()
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func collect<Other: PreferenceKey>(
        _ key: Other.Type, into values: inout PreferenceValues<Other>
    ) {
        guard Other.self == Key.self else { return super.collect(key, into: &values) }
        var inner = PreferenceValues<Key>()
        child?.collect(Key.self, into: &inner)
        guard let own = modification.produce(self, inner) as? PreferenceValues<Other> else { return }
        if !own.isEmpty { values.add(own.combined) }
    }

    /// The first element of the view, for anchors.
    var firstElement: LayoutElement? {
        var list: [LayoutElement] = []
        child?.appendElements(to: &list)
        return list.first
    }
}

/// A view that does something when the values of its views change.
struct PreferenceChangeModification<Key: PreferenceKey>: ViewModification where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        PreferenceChangeNode(self, content, inputs)
    }
}

/// The node of a view that does something when values change.
final class PreferenceChangeNode<Key: PreferenceKey>: ViewNode, PreferenceObserver
where Key.Value: Equatable {
    private var modification: PreferenceChangeModification<Key>
    private var child: ViewNode?
    private var last: Key.Value?

    init(_ modification: PreferenceChangeModification<Key>, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        graph.pending.add(self)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView,
            let next = view.modification as? PreferenceChangeModification<Key>
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func willRemove() { graph.pending.remove(self) }

    func comparePreference() {
        var values = PreferenceValues<Key>()
        child?.collect(Key.self, into: &values)
        let value = values.combined
        // The default value is what an observer begins with.
        guard value != last ?? Key.defaultValue || (last == nil && !values.isEmpty) else { return }
        last = value
        modification.action(value)
    }
}
