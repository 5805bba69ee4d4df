import Geometry
package import Scene

extension UIView {
    /// The tree below this view as a finished value: frames, looks and drawings, and nothing that leads back.
    ///
    /// The view itself becomes the root at the origin of a screen as large as it is.
    package func freeze(traits: UITraitCollection) -> LayoutTree {
        var freezer = LayoutFreezer(context: ContentContext(traits: traits))
        return freezer.freeze(self)
    }
}

/// Walks a tree of views and writes down a node for each.
private struct LayoutFreezer {
    let context: ContentContext
    var nodes: [LayoutNode] = []

    /// A view to be written down, or the end of one whose subtree is.
    private enum Step {
        case enter(UIView, parent: Int?)
        case leave(Int)
    }

    mutating func freeze(_ root: UIView) -> LayoutTree {
        let names = ViewNames(below: root).names
        var steps: [Step] = [.enter(root, parent: nil)]
        while let step = steps.popLast() {
            switch step {
            case .leave(let index): nodes[index].subtreeEnd = nodes.count
            case .enter(let view, let parent):
                let index = nodes.count
                nodes.append(node(for: view, parent: parent, name: names[index]))
                steps.append(.leave(index))
                for subview in view.subviews.reversed() { steps.append(.enter(subview, parent: index)) }
            }
        }
        return LayoutTree(size: root.storedFrame.size.pipelineSize, nodes: nodes)
    }

    private func node(for view: UIView, parent: Int?, name: String) -> LayoutNode {
        var context = self.context
        if let overrides = view.layoutState.inheritedTraits {
            context.traits = UITraitCollection(UITraitOverrides(context.traits).overridden(by: overrides))
        }
        let frame = parent == nil ? CGRect(origin: .zero, size: view.storedFrame.size) : view.storedFrame
        var node = LayoutNode(
            id: name, className: view.className, parent: parent,
            subtreeEnd: nodes.count + 1, frame: frame.rect)
        node.boundsOrigin = view.boundsOrigin.point
        let transform = view.transform.transform
        node.transform = transform.isFinite ? transform : .identity
        node.isHidden = view.isHidden
        node.opacity = view.alpha
        node.clipsToBounds = view.clipsToBounds
        node.cornerRadii = view.layer.cornerRadii
        node.background = view.backgroundColor.map(context.color).flatMap { $0.alpha > 0 ? $0 : nil }
        node.border = view.layer.border
        node.content = view.isHidden ? [] : view.content(in: context)
        node.text = view.shownText
        node.contentSize = (view as? UIScrollView)?.contentSize.pipelineSize
        node.isAmbiguous = view.layoutState.isAmbiguous
        return node
    }
}
