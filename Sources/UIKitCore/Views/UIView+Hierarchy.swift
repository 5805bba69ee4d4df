import Diagnostics

extension UIView {
    /// Makes a view a subview at an index, clamped to those there are, and calls the hooks of both.
    func place(_ view: UIView, at index: Int) {
        guard !view.isSelfOrAncestor(of: self) else {
            RenderEnvironment.current.report(
                Diagnostic(
                    .layoutHierarchy, "a view cannot be a subview of itself or of its own subviews",
                    view: view.displayName))
            return
        }
        wakeAsPart()
        view.wakeAsPart()
        view.willMove(toSuperview: self)
        let isMove = view.superview === self
        if !isMove, let former = view.superview {
            former.willRemoveSubview(view)
            former.layoutInputsDidChange()
        }
        view.detach(keepsInnerConstraints: isMove)
        view.superview = self
        children.insert(view, at: max(0, min(index, children.count)))
        if layoutState.isPlacingSubviews, !isMove {
            view.layoutState.isAddedByLayout = true
            layoutState.movedSubviews.append(view)
        }
        layoutInputsDidChange()
        if !isMove { view.updateTraits() }
        if !isMove { didAddSubview(view) }
        view.didMoveToSuperview()
        if !isMove, window != nil {
            RenderContext.current.existing(AppearanceProxies.self)?.apply(to: view)
        }
        view.forEachView { $0.didMoveToWindow() }
        if !isMove { view.viewController?.viewWasAddedToHierarchy() }
    }

    /// The root of the tree.
    package var root: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// Calls `body` for this view and all its descendants, parents first, in drawing order; iterative, since
    /// trees may be deep.
    package func forEachView(_ body: (UIView) -> Void) {
        var stack = [self]
        while let view = stack.popLast() {
            body(view)
            stack.append(contentsOf: view.children.reversed())
        }
    }

    func isSelfOrAncestor(of view: UIView) -> Bool {
        guard !children.isEmpty else { return view === self }
        var current: UIView? = view
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.superview
        }
        return false
    }

    /// Removes a subview from the list alone, without calling hooks.
    func moveOut(_ view: UIView) { children.removeAll { $0 === view } }

    /// Removes the view from its superview, along with the constraints that cross between them.
    func detach(keepsInnerConstraints: Bool) {
        guard let superview else { return }
        wakeAsPart()
        superview.children.removeAll { $0 === self }
        self.superview = nil
        layoutState.autoresizingBase = nil
        if !keepsInnerConstraints { superview.removeConstraintsReaching(into: self) }
    }
}
