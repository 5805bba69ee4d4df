import Foundation

extension ViewGraph {
    /// Returns what the views produce for a key of preferences now, without carrying out changes.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var values = PreferenceValues<Key>()
        root?.collect(key, into: &values)
        return values.combined
    }

    /// The elements of the view that is shown, without carrying out changes.
    package var elements: [LayoutElement] { root?.elements ?? [] }

    /// Returns the views of a type without others inside, in the order of the source.
    package func leaves<Leaf: LeafView>(_ type: Leaf.Type) -> [Leaf] {
        elements.flatMap { $0.leaves(type) }
    }
}

extension LayoutElement {
    /// Returns the views of a type without others inside, in the order of the source.
    package final func leaves<Leaf: LeafView>(_ type: Leaf.Type) -> [Leaf] {
        if let own = self as? LeafElement<Leaf> { return [own.view] }
        return contents.flatMap { $0.leaves(type) }
    }

    /// The texts that the element and those inside show, in the order of the source.
    package final var shownTexts: [String] {
        leaves(Text.self).compactMap { $0.reportedText(in: environment) }
    }

    /// The identity of the element's view in the nearest list that gives one, such as that of its data; nil for none.
    package final var listIdentity: AnyHashable? {
        var inner = node, outer = node.parent
        while let node = outer {
            if let list = node as? ListNode, let id = list.identity(of: inner) { return id }
            (inner, outer) = (node, node.parent)
        }
        return nil
    }
}

extension Anchor {
    /// The value in points of the host.
    package var hostValue: Value { value(.zero) }
}
