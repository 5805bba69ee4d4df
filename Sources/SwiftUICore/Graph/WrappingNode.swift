/// A node that puts an element around each of its content's.
package class WrappingNode: ViewNode {
    /// The node of the content.
    package final var child: ViewNode?
    private var wrappers: [WrapperElement] = []

    /// Returns the element around one of the content's.
    package func makeWrapper(_ child: LayoutElement) -> WrapperElement {
        WrapperElement(node: self, child: child)
    }

    /// Called for an element whose content has left.
    package func didDrop(_ wrapper: WrapperElement) {}

    /// The elements around those of the content, in order.
    package final var currentWrappers: [WrapperElement] { wrappers }

    package override func appendElements(to list: inout [LayoutElement]) {
        var inner: [LayoutElement] = []
        child?.appendElements(to: &inner)
        let isSame = inner.count == wrappers.count && zip(inner, wrappers).allSatisfy { $0 === $1.child }
        if !isSame {
            let known = Dictionary(
                wrappers.map { (ObjectIdentifier($0.child), $0) }, uniquingKeysWith: { first, _ in first })
            let old = wrappers
            wrappers = inner.map { known[ObjectIdentifier($0)] ?? makeWrapper($0) }
            let kept = Set(wrappers.map { ObjectIdentifier($0) })
            for wrapper in old where !kept.contains(ObjectIdentifier(wrapper)) { didDrop(wrapper) }
        }
        for wrapper in wrappers { wrapper.child.container = wrapper }
        list.append(contentsOf: wrappers)
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    /// Removes the answers of the elements after a change of the modifier.
    package final func invalidateWrappers() {
        for wrapper in wrappers { wrapper.invalidate() }
    }
}
