// The search bar that a navigation bar displays below its title.
extension UINavigationBar {
    /// The controller of the search bar of the displayed item; nil for none.
    var searchController: UISearchController? { topItem?.searchController }

    /// Whether the search bar replaces the title and the buttons.
    var isSearching: Bool {
        searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    }

    /// The height that the search bar adds, or that the whole bar has during a search.
    var searchHeight: CGFloat {
        guard let bar = searchController?.searchBar else { return 0 }
        if isSearching { return bar.intrinsicContentSize.height }
        return UISearchBar.integratedHeight + (bar.displaysScopes ? UISearchBar.scopeHeight : 0)
    }

    /// The height above the search bar, of a title row of a height.
    func heightAboveSearch(ofRow height: CGFloat) -> CGFloat {
        guard !isSearching else { return 0 }
        return height + promptHeight + (showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
    }

    /// Adds the search bar of the displayed item.
    func addSearchBar() {
        guard let bar = searchController?.searchBar else { return }
        bar.isIntegrated = true
        bar.translatesAutoresizingMaskIntoConstraints = true
        addSubview(bar)
    }

    /// Places the search bar at the lower edge, and hides the views that it replaces.
    func layOutSearchBar(insteadOf views: [UIView]) {
        guard let bar = searchController?.searchBar else { return }
        let safe = safeAreaInsets, height = searchHeight
        bar.frame = CGRect(
            x: safe.left, y: bounds.height - height, width: max(0, bounds.width - safe.left - safe.right),
            height: height)
        for view in views { view.isHidden = isSearching }
    }
}
