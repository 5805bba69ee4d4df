import Geometry
package import Scene

extension UIView {
    /// Converts the tree below this view to an immutable value: frames, appearance and drawing, without
    /// references to views.
    ///
    /// This view becomes the root, at the origin of a screen of its size.
    package func makeLayoutTree(traits: UITraitCollection) -> LayoutTree {
        var builder = LayoutTreeBuilder(context: ContentContext(traits: traits))
        return builder.makeLayoutTree(self)
    }
}

/// Traverses a view tree and appends a node for each view.
private struct LayoutTreeBuilder {
    let context: ContentContext
    var nodes: [LayoutNode] = []
    /// The opacity of what appears in nodes with a transition, by index.
    private var appearing: [Int: Double] = [:]

    /// Whether the accessibility of views is read from their code.
    private let asksCode = RenderEnvironment.current.asksCodeForAccessibility

    init(context: ContentContext) { self.context = context }

    /// A view to append, or the end of one whose subtree is complete.
    private enum Step {
        case enter(UIView, parent: Int?)
        case layer(CALayer, parent: Int)
        case leave(Int, CALayer)
        indirect case before(LayoutNode)
    }

    mutating func makeLayoutTree(_ root: UIView) -> LayoutTree {
        let names = ViewNames(below: root)
        let nameOf = Dictionary(
            zip(names.views.map(ObjectIdentifier.init), names.names), uniquingKeysWith: { first, _ in first })
        var steps: [Step] = [.enter(root, parent: nil)]
        while let step = steps.popLast() {
            switch step {
            case .leave(let index, let layer):
                layer.finishNodes(&nodes, from: index)
                nodes[index].subtreeEnd = nodes.count
            case .enter(let view, let parent):
                let index = nodes.count
                nodes.append(node(for: view, parent: parent, name: nameOf[ObjectIdentifier(view)] ?? ""))
                fadeIn(index)
                steps.append(.leave(index, view.layer))
                if let transition = view.layer.shownTransition {
                    let (opacity, before) = nodes[index].show(transition, at: index)
                    appearing[index] = opacity
                    steps.append(.before(before))
                }
                steps += children(of: view, at: index).reversed()
            case .layer(let layer, let parent):
                let id = "\(nodes[parent].id)/\(type(of: layer))[\(nodes.count - parent - 1)]"
                let index = nodes.count
                layer.appendNodes(to: &nodes, id: unused(id), parent: parent)
                fadeIn(index)
            case .before(var node):
                node.subtreeEnd = nodes.count + 1
                nodes.append(node)
            }
        }
        return LayoutTree(size: root.storedFrame.size.pipelineSize, nodes: nodes)
    }

    /// Applies the opacity of the parent's transition to a node.
    private mutating func fadeIn(_ index: Int) {
        guard !appearing.isEmpty, let parent = nodes[index].parent, let opacity = appearing[parent] else {
            return
        }
        nodes[index].opacity *= opacity
    }

    /// Returns the subviews and the layers between them, lowest first.
    private func children(of view: UIView, at index: Int) -> [Step] {
        let entries = view.layer.entries
        let isFlat =
            entries.isEmpty && !view.layer.keepsSpace
            && view.subviews.allSatisfy { $0.layer.zPosition == 0 && $0.layer.spatialTransform == nil }
        guard !isFlat else { return view.subviews.map { .enter($0, parent: index) } }
        return view.layer.stackedSublayers.map { layer in
            layer.owner.map { .enter($0, parent: index) } ?? .layer(layer, parent: index)
        }
    }

    /// Returns an id that no node has yet.
    private func unused(_ id: String) -> String {
        var candidate = id, number = 2
        while nodes.contains(where: { $0.id == candidate }) {
            candidate = "\(id)#\(number)"
            number += 1
        }
        return candidate
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
        node.isHidden = view.isHidden || view.isLifted
        if parent != nil || !view.transform.isIdentity {
            view.layer.applyTransform(to: &node, in: view.superview?.layer)
        }
        node.opacity = view.alpha
        node.clipsToBounds = view.clipsToBounds
        view.layer.apply(to: &node)
        node.background = view.backgroundColor.flatMap { $0.pattern == nil ? context.color($0) : nil }
            .flatMap { $0.alpha > 0 ? $0 : nil }
        node.content = view.isHidden ? [] : view.layer.drawing() + view.content(in: context)
        node.text = view.displayedText
        if let scroll = view as? UIScrollView {
            node.contentSize = scroll.contentSize.pipelineSize
            let below = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.maxY
            node.contentBelow = below.isFinite ? max(0, Double(below)) : 0
        }
        node.isAmbiguous = view.layoutState.isAmbiguous
        node.accessibility = view.nodeAccessibility(asksCode: asksCode)
        view.finish(&node, in: context)
        return node
    }
}
