/// A view with an identity of its own.
struct IdentityModification: ViewModification {
    let id: AnyHashable

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        IdentityNode(self, content, inputs)
    }
}

/// The node of a view with an identity: another identity is another node.
final class IdentityNode: WrappingNode {
    private let id: AnyHashable

    init(_ modification: IdentityModification, _ content: any View, _ inputs: NodeInputs) {
        id = modification.id
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? IdentityModification,
            next.id == id
        else { return false }
        self.environment = environment
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    override func ownElement(identifiedBy id: AnyHashable) -> LayoutElement? {
        id == self.id ? firstContributedElement : nil
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement {
        TraitElement(node: self, child: child, key: ObjectIdentifier(IdentifierTrait.self), value: id)
    }
}

/// The element of a view with a value for its container.
final class TraitElement: WrapperElement {
    private let key: ObjectIdentifier
    private let value: Any

    init(node: ViewNode, child: LayoutElement, key: ObjectIdentifier, value: Any) {
        (self.key, self.value) = (key, value)
        super.init(node: node, child: child)
    }

    override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : child.trait(key) }
}

/// A view with a tag, by which pickers and tab views know it.
struct TagModification: ElementModification {
    let tag: AnyHashable

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(TagTrait.self) ? tag : nil }
}

/// The tag of a view.
package enum TagTrait: ViewTraitKey {
    /// The tag of a view that has none: nil.
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Returns the view with an identity; a view with another one in its place is another view, with its own state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modified(by: IdentityModification(id: AnyHashable(id)))
    }

    /// Returns the view with a tag, by which pickers and tab views know it.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified(by: TagModification(tag: AnyHashable(tag)))
    }
}
