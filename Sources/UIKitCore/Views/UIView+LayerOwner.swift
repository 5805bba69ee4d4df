package import Scene

extension UIView: LayerOwner {
    package var storedColor: Color? {
        get { storedBackgroundColor?.color(in: traitCollection) }
        set { storedBackgroundColor = newValue.map { UIColor($0) } }
    }

    package var backgroundPattern: CGPattern? { storedBackgroundColor?.pattern }

    package var superviewLayer: CALayer? { superview?.layer }

    package var subviewLayers: [CALayer] {
        // Sublayers are placed among the layers of the subviews.
        if children.isEmpty, !hasSublayers { wakeParts() }
        return children.map(\.layer)
    }

    package var partLayers: [CALayer] {
        showParts()
        return children.filter { $0.partState?.owner === self }.map(\.layer)
    }

    package var hasSubviews: Bool { !children.isEmpty }

    package var isInWindow: Bool { window != nil }

    package func adopt(_ layer: CALayer, above sibling: CALayer?) {
        guard let view = layer.owner as? UIView, view.superview == nil, !(view is UIWindow),
            !isDescendant(of: view)
        else { return }
        let index = sibling.flatMap { sibling in children.firstIndex { $0.layer === sibling } }
        insertSubview(view, at: index.map { $0 + 1 } ?? 0)
    }

    package var needsLayout: Bool { layoutState.needsLayout }

    package func markLayout() { invalidateLayout() }

    package func layOutMarked() { LayoutPass(root: root).run(for: self) }

    package func prepareLayersForDrawing(depth: Int = 0) {
        forEachView {
            $0.wakeChangedParts()
            $0.layer.prepareForDrawing(depth: depth)
        }
    }

    package func layoutTree(in presentation: Presentation) -> LayoutTree {
        makeLayoutTree(traits: traitCollection, in: presentation)
    }
}
