/// A node whose view is one element with the elements of its content inside.
package class ContainerNode: ViewNode {
    /// The node of the content.
    package final var child: ViewNode?
    /// The element of the view; made by subclasses before their content.
    package final lazy var element: LayoutElement = makeElement()
    private var collected: [LayoutElement]?

    /// Makes the element of the view.
    package func makeElement() -> LayoutElement { LayoutElement(node: self) }

    /// The elements of the content, in the order of the source.
    package final var elements: [LayoutElement] {
        if let collected { return collected }
        var list: [LayoutElement] = []
        child?.appendElements(to: &list)
        for content in list { content.container = element }
        collected = list
        return list
    }

    package override var lazyContainerForContents: ContainerNode? { nil }

    package override func appendElements(to list: inout [LayoutElement]) { list.append(element) }

    /// Collects the elements of the content again when they are needed next.
    package final func forgetElements() { collected = nil }

    package override func structureDidChange() {
        forgetElements()
        element.invalidate()
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
