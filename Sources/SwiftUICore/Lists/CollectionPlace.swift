/// The place of a view in the collection it is computed from.
package struct CollectionPlace {
    /// The identity of the view's element.
    package let id: AnyHashable
    /// The index in the collection.
    package let index: Int
    /// Which of the collections of a list it is.
    package let collection: ObjectIdentifier
    /// Whether a list may change the collection.
    package let isEditable: Bool
}

extension LayoutElement {
    /// The element inside all modifiers.
    final var innermost: LayoutElement {
        var element = self
        while let wrapper = element as? WrapperElement { element = wrapper.child }
        return element
    }

    /// The run of views that were not made, which the element stands for; nil for elements of views.
    final var run: ListRunElement? { innermost as? ListRunElement }

    /// The place of the element's view in the nearest collection of the list around; nil for one that no collection makes.
    package final var collectionPlace: CollectionPlace? {
        var inner = innermost.node, outer = inner.parent
        while let node = outer {
            if let list = node as? LazyRowsNode { return list.place(of: inner) }
            if node is ContainerNode { return nil }
            (inner, outer) = (node, node.parent)
        }
        return nil
    }

    /// The environment of the view inside all modifiers, which has what those of its collection say.
    package final var innermostEnvironment: EnvironmentValues { innermost.environment }
}

extension EnvironmentValues {
    private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

    /// How many collections of lists views are inside of.
    package var collectionLevel: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}
