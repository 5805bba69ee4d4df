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

    /// Lays out with the frames of added views that no constraint mentions as they are, although these do not translate their
    /// masks.
    ///
    /// Source: the content view of EasyTipView, which `draw(_:)` adds so, is shown in its frame on iOS.
    private func keepingFrames(of views: [UIView], except earlier: [UIView], _ layOut: () -> Void) {
        let known = Set(earlier.map(ObjectIdentifier.init))
        let added = views.filter { view in
            !known.contains(ObjectIdentifier(view)) && !view.translatesAutoresizingMaskIntoConstraints
                && view.constraintsAffectingLayout(for: .horizontal).isEmpty
                && view.constraintsAffectingLayout(for: .vertical).isEmpty
        }
        for view in added { view.layoutState.translatesAutoresizingMask = true }
        layOut()
        for view in added { view.layoutState.translatesAutoresizingMask = false }
    }

    /// How often the tree is read again because drawing has added views. Chosen: more than views that draw nest.
    private static let drawingRounds = 5

    /// Converts the tree to a value as a presentation shows it, and changes nothing in it but what `draw(_:)` does.
    ///
    /// Views that are added, moved or removed while views draw are laid out and shown as well: on iOS that is the next turn of
    /// the run loop.
    ///
    /// - Parameters:
    ///   - traits: The traits of the screen.
    ///   - presentation: The moment.
    /// - Returns: The tree.
    func makeLayoutTree(traits: UITraitCollection, in presentation: Presentation) -> LayoutTree {
        let pass = LayoutPass(root: root), isLaidOut = !pass.isDue
        var names = ViewNames(below: self)
        var builder = LayoutTreeBuilder(
            context: ContentContext(traits: traits, presentation: presentation),
            pass: isLaidOut ? pass : nil)
        var tree = builder.makeLayoutTree(self, names)
        for _ in 1..<UIView.drawingRounds where isLaidOut && pass.isDue {
            guard !names.lists(the: ViewNames(below: self).views) else { break }
            keepingFrames(of: ViewNames(below: self).views, except: names.views) { pass.run(for: self) }
            prepareLayersForDrawing()
            names = ViewNames(below: self)
            tree = builder.makeLayoutTree(self, names)
        }
        return tree
    }
}

/// Traverses a view tree and appends a node for each view.
private struct LayoutTreeBuilder {
    let context: ContentContext
    /// The layout that drawing may make due; nil for a tree that has not been laid out.
    let pass: LayoutPass?
    private var nodes: [LayoutNode] = []
    /// What views have drawn since one of them has made layout due: drawing them again would add their views again.
    private var drawings: [ObjectIdentifier: (view: UIView, size: CGSize, commands: [DrawCommand])] = [:]
    /// The opacity of what appears in nodes with a transition, by index.
    private var appearing: [Int: Double] = [:]

    /// Whether the accessibility of views is read from their code.
    private let asksCode = RenderEnvironment.current.asksCodeForAccessibility

    init(context: ContentContext, pass: LayoutPass?) { (self.context, self.pass) = (context, pass) }

    /// A view to append, or the end of one whose subtree is complete.
    private enum Step {
        case enter(UIView, parent: Int?)
        case layer(CALayer, parent: Int)
        case leave(Int, CALayer)
        indirect case before(LayoutNode)
    }

    mutating func makeLayoutTree(_ root: UIView, _ names: ViewNames) -> LayoutTree {
        (nodes, appearing) = ([], [:])
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
                let name = nameOf[ObjectIdentifier(view)] ?? newName(of: view, in: parent)
                let node = node(for: view, parent: parent, name: name)
                nodes.append(node)
                fadeIn(index)
                steps.append(.leave(index, view.layer))
                if let transition = view.layer.shownTransition {
                    let (opacity, before) = nodes[index].show(transition, at: index)
                    appearing[index] = opacity
                    steps.append(.before(before))
                }
                appendProvidedNodes(of: view, at: index)
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

    /// Appends what a view says that it shows.
    private mutating func appendProvidedNodes(of view: UIView, at index: Int) {
        guard let view = view as? ProvidedContentView, let provided = view.nodeProvider?(view) else { return }
        let start = nodes.count
        for var node in provided {
            node.id = "\(nodes[index].id)/\(node.id)"
            node.parent = node.parent.map { start + $0 } ?? index
            node.subtreeEnd += start
            nodes.append(node)
        }
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

    /// Returns the name of a view that drawing has added to a tree without layout, as in `ViewNames`.
    private func newName(of view: UIView, in parent: Int?) -> String {
        let position = view.superview?.listedSubviews.firstIndex { $0 === view } ?? 0
        let path = parent.map { "\(nodes[$0].id)/\(view.className)[\(position)]" } ?? view.className
        return unused(view.identifier ?? path)
    }

    /// Returns what a view draws at the size that is shown, and prepares the layers that it adds while it does.
    private mutating func drawing(
        of view: UIView, at shown: PresentedValues, in context: ContentContext
    ) -> [DrawCommand] {
        let size = shown.bounds.size, layer = view.layer
        if !drawings.isEmpty, let known = drawings[ObjectIdentifier(view)], known.size == size {
            return known.commands
        }
        let sublayers = layer.entries
        let commands = layer.drawing(at: shown) { view.content(in: context) }
        layer.prepareSublayers(addedTo: sublayers)
        if pass?.isDue == true { drawings[ObjectIdentifier(view)] = (view, size, commands) }
        return commands
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

    private mutating func node(for view: UIView, parent: Int?, name: String) -> LayoutNode {
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
        // What `draw(_:)` sets on the view and its layer is shown as well: on iOS layers are displayed before they are
        // committed.
        let drawn =
            view.storedHidden ? [] : drawing(of: view, at: shown, in: context)
        node.opacity = shown.opacity
        node.clipsToBounds = view.clipsToBounds
        layer.apply(shown, in: context.presentation, to: &node)
        node.background = shown.changesBackground ? shown.animatedBackground : background(of: view, context)
        node.content = view.storedHidden ? [] : layer.drawing(shown, node.cornerRadii) + drawn
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
