import Layout

/// A view that was removed from the tree, and what is needed to add it again.
struct UninstalledView {
    /// The view that is not in the tree; retained.
    let view: UIView
    /// Adds the view at its former position.
    let restore: () -> Void
}

/// The views of a render that a script has removed from the tree and may add again, in that order.
final class UninstalledViews: RenderSlot {
    var views: [UninstalledView] = []

    init(in context: RenderContext) {}
}

extension RenderContext {
    /// Returns the view of a name that was removed from the tree; nil if there is none.
    package func uninstalledView(named name: String) -> UIView? {
        let views = self[UninstalledViews.self].views.map(\.view)
        return views.last { $0.identifier == name } ?? views.last { $0.accessibilityIdentifier == name }
    }
}

// Views that are in the tree for some size classes only.
extension UIView {
    /// Removes the view from the tree, with all constraints that involve it or a view inside it, as a variation by size
    /// class does. Source: Xcode Help, "Add and remove views for size classes".
    ///
    /// - Returns: Whether that is possible: a view that is no ordinary subview, such as a cell or the view of
    ///   a controller, stays.
    package func uninstall() -> Bool {
        let uninstalled = RenderContext.current[UninstalledViews.self]
        guard !uninstalled.views.contains(where: { $0.view === self }) else { return true }
        guard let superview, let restore = placing(in: superview) else { return false }
        let constraints = constraintsAround
        NSLayoutConstraint.deactivate(constraints)
        if let table = superview as? UITableView {
            if table.tableHeaderView === self { table.tableHeaderView = nil }
            if table.tableFooterView === self { table.tableFooterView = nil }
        }
        removeFromSuperview()
        uninstalled.views.append(
            UninstalledView(view: self) {
                restore()
                NSLayoutConstraint.activate(constraints)
            })
        return true
    }

    /// Adds the view to the tree again after it was removed, with its constraints.
    ///
    /// - Returns: Whether it is in the tree.
    package func install() -> Bool {
        let uninstalled = RenderContext.current[UninstalledViews.self]
        guard let index = uninstalled.views.firstIndex(where: { $0.view === self }) else {
            return superview != nil
        }
        uninstalled.views.remove(at: index).restore()
        return true
    }

    /// Returns a closure that adds the view at its current position; nil if it cannot be restored there.
    private func placing(in superview: UIView) -> (() -> Void)? {
        guard !(next is UIViewController) else { return nil }
        let index = superview.subviews.firstIndex { $0 === self } ?? superview.subviews.count
        switch superview {
        case let table as UITableView:
            if table.tableHeaderView === self { return { table.tableHeaderView = self } }
            if table.tableFooterView === self { return { table.tableFooterView = self } }
            return nil
        case let stack as UIStackView:
            guard let place = stack.arrangedSubviews.firstIndex(where: { $0 === self }) else { break }
            let spacing = stack.customSpacing(after: self)
            return {
                stack.insertArrangedSubview(self, at: place)
                stack.setCustomSpacing(spacing, after: self)
            }
        case is UICollectionView, is UITableViewCell, is UICollectionReusableView, is UINavigationBar,
            is UIToolbar, is UITabBar, is UIWindow:
            return nil
        default: break
        }
        return { superview.insertSubview(self, at: min(index, superview.subviews.count)) }
    }

    /// The constraints of the superviews that involve the view or one inside it, without those that layout adds.
    private var constraintsAround: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var around = superview
        while let view = around {
            found += view.layoutState.constraints.filter { constraint in
                constraint.origin == .author && (holds(constraint.firstItem) || holds(constraint.secondItem))
            }
            around = view.superview
        }
        return found
    }

    private func holds(_ item: AnyObject?) -> Bool {
        switch item {
        case let view as UIView: view.isDescendant(of: self)
        case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: self) ?? false
        default: false
        }
    }
}
