/// A view that publishes a value while it has the focus, or while its scene does.
struct FocusedValueModification: ViewModification {
    let isOfScene: Bool
    /// Sets the value.
    let change: (inout FocusedValues) -> Void

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        FocusedValueNode(self, content, inputs)
    }
}

/// The node of a view that publishes a value.
final class FocusedValueNode: ActionNode {
    fileprivate private(set) var modification: FocusedValueModification

    init(_ modification: FocusedValueModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        graph.focusedValues.publishers.append(FocusedValueStore.Publisher(node: self))
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView,
            let next = view.modification as? FocusedValueModification,
            next.isOfScene == modification.isOfScene
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    /// Whether the value is published now.
    fileprivate var isPublished: Bool { !isRemoved && (modification.isOfScene || hasFocus) }
}

extension ViewNode {
    /// Whether the view or one inside it has the focus.
    fileprivate var hasFocus: Bool {
        if environment.isFocused { return true }
        var isFound = false
        forEachChild { if !isFound { isFound = $0.hasFocus } }
        return isFound
    }
}

/// The values that the views of a graph publish for others.
final class FocusedValueStore {
    /// A node that publishes a value.
    struct Publisher {
        weak var node: FocusedValueNode?
    }

    /// What publishes values, the latest last.
    var publishers: [Publisher] = []
    private var readers: [FocusedReader.Reference] = []

    /// The values of now: those of views over those of scenes, of inner views over those of outer ones.
    var values: FocusedValues {
        publishers.removeAll { $0.node?.isRemoved ?? true }
        let nodes = publishers.compactMap(\.node).filter(\.isPublished)
        var values = FocusedValues()
        for node in nodes.sorted(by: isBefore) { node.modification.change(&values) }
        return values
    }

    private func isBefore(_ first: FocusedValueNode, _ second: FocusedValueNode) -> Bool {
        (first.modification.isOfScene ? 0 : 1, first.depth)
            < (second.modification.isOfScene ? 0 : 1, second.depth)
    }

    /// Adds what reads values.
    func add(_ reader: FocusedReader) { readers.append(FocusedReader.Reference(reader: reader)) }

    /// Marks the nodes that read a value which has changed.
    func compare() {
        readers.removeAll { $0.reader == nil }
        guard !readers.isEmpty else { return }
        for reader in readers.compactMap(\.reader) { reader.compare() }
    }
}

/// A property that reads a focused value.
final class FocusedReader {
    /// A reader that is kept by its property.
    struct Reference {
        weak var reader: FocusedReader?
    }

    private weak var node: ViewNode?
    private let value: (FocusedValues) -> Any?
    private var last: Any?

    init(_ node: ViewNode, _ value: @escaping (FocusedValues) -> Any?) {
        (self.node, self.value) = (node, value)
        node.graph.focusedValues.add(self)
    }

    /// Returns the value of now; nil for none.
    func read() -> Any? {
        last = node.flatMap { value($0.graph.focusedValues.values) }
        return last
    }

    /// Marks the node where the value has changed; values that cannot be compared change where they come or go.
    fileprivate func compare() {
        guard let node, !node.isRemoved else { return }
        let now = value(node.graph.focusedValues.values)
        switch (last, now) {
        case (nil, nil): return
        case (let old?, let new?):
            if areKnownEqual(old, new) || !(new is any Equatable) { return }
        default: break
        }
        node.graph.mark(node)
    }
}
