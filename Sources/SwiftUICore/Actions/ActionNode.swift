import Foundation

/// A node that does something at moments of its view, and contributes its content's elements.
class ActionNode: ViewNode {
    /// The node of the content.
    final var child: ViewNode?

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    /// The frames of the view's elements, in points of the host.
    final var elements: [LayoutElement] {
        var list: [LayoutElement] = []
        child?.appendElements(to: &list)
        return list
    }

    /// Whether a part of the view is shown: it is in the tree, and in what scroll views show.
    final var isShown: Bool {
        let elements = elements
        if elements.isEmpty { return true }
        return elements.contains { element in
            guard !element.isDiscardedAnywhere else { return false }
            return element.viewport.map { element.frame.isShown(in: $0) } ?? true
        }
    }
}

extension CGRect {
    /// Whether a part of the rectangle is in another, or the whole of one without area.
    fileprivate func isShown(in viewport: CGRect) -> Bool {
        let isBeside = maxX < viewport.minX || minX >= viewport.maxX && minX > viewport.minX
        let isAbove = maxY < viewport.minY || minY >= viewport.maxY && minY > viewport.minY
        return !isBeside && !isAbove
    }
}

extension LayoutElement {
    /// Whether the element or one that it is inside of takes no part in layout.
    final var isDiscardedAnywhere: Bool {
        var next: LayoutElement? = self
        while let element = next {
            if element.isDiscarded { return true }
            next = element.container
        }
        return false
    }
}
