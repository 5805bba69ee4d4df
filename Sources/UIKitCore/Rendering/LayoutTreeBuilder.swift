import Geometry
package import Scene

extension UIView {
    /// Converts the tree below this view to an immutable value: frames, appearance and drawing, without
    /// references to views.
    ///
    /// This view becomes the root, at the origin of a screen of its size. Layers are laid out and displayed before where
    /// needed, and their animations are not shown.
    package func makeLayoutTree(traits: UITraitCollection) -> LayoutTree {
        prepareLayersForDrawing()
        return makeLayoutTree(traits: traits, in: .model)
    }

    /// Converts the tree to a value as a presentation shows it, and changes nothing in it.
    func makeLayoutTree(traits: UITraitCollection, in presentation: Presentation) -> LayoutTree {
        var builder = LayoutTreeBuilder(
            context: ContentContext(traits: traits, presentation: presentation))
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
                layer.finishNodes(&nodes, from: index, in: context.presentation)
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
                layer.appendNodes(
                    to: &nodes, id: unused(id), parent: parent, in: context.presentation)
                fadeIn(index)
            case .before(var node):
                node.subtreeEnd = nodes.count + 1
                nodes.append(node)
            }
        }
        let size = context.shown(root).untransformedFrame.size
        return LayoutTree(size: size.pipelineSize, nodes: nodes)
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
            && view.children.allSatisfy {
                let layer = $0.layer
                guard layer.storedAnimations != nil else {
                    return layer.zPosition == 0 && layer.spatialTransform == nil
                }
                let shown = context.presentation.values(of: layer)
                return shown.zPosition == 0 && shown.spatialTransform == nil
            }
        guard !isFlat else { return view.listedSubviews.map { .enter($0, parent: index) } }
        return view.layer.stackedSublayers(in: context.presentation).map { layer in
            (layer.owner as? UIView).map { .enter($0, parent: index) } ?? .layer(layer, parent: index)
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
        let layer = view.layer, shown = context.presentation.values(of: layer)
        var frame = shown.untransformedFrame
        if parent == nil { frame.origin = .zero }
        var node = LayoutNode(
            id: name, className: view.className, parent: parent,
            subtreeEnd: nodes.count + 1, frame: frame.rect)
        node.boundsOrigin = (shown.isModel ? view.boundsOrigin : shown.bounds.origin).point
        node.isHidden = view.storedHidden || view.isLifted
        if parent != nil || !shown.plane.isIdentity {
            layer.applyTransform(
                shown, in: view.superview?.layer, context.presentation, to: &node)
        }
        node.opacity = shown.opacity
        node.clipsToBounds = view.clipsToBounds
        layer.apply(shown, in: context.presentation, to: &node)
        node.background = shown.changesBackground ? shown.animatedBackground : background(of: view, context)
        node.content =
            view.storedHidden
            ? []
            : layer.drawing(shown, node.cornerRadii) + layer.drawing(at: shown) { view.content(in: context) }
        node.text = view.displayedText
        if let scroll = view as? UIScrollView {
            node.contentSize = scroll.contentSize.pipelineSize
            let below = scroll.contentSize.height + scroll.adjustedContentInset.bottom - shown.bounds.maxY
            node.contentBelow = below.isFinite ? max(0, Double(below)) : 0
        }
        node.isAmbiguous = view.layoutState.isAmbiguous
        node.accessibility = view.nodeAccessibility(asksCode: asksCode)
        view.finish(&node, in: context)
        return node
    }

    private func background(of view: UIView, _ context: ContentContext) -> Color? {
        view.storedBackgroundColor.flatMap { $0.pattern == nil ? context.color($0) : nil }
            .flatMap { $0.alpha > 0 ? $0 : nil }
    }
}
