import Diagnostics

extension UICollectionView {
    /// The numbers of items by section.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return staticSections.indices.map(staticItemCount) }
        let sections = max(0, dataSource.numberOfSections(in: self))
        let result = (0..<sections).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        counts = result
        return result
    }

    /// The number of sections.
    public var numberOfSections: Int { itemCounts.count }

    /// Returns the number of items in a section; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        shown.keys.sorted().compactMap { shown[$0] as? UICollectionViewCell }
    }

    /// The visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind.isEmpty }.map(\.path).sorted()
    }

    /// Returns a visible header or footer; nil if it is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        let found = shown.filter { $0.key.kind == elementKind && $0.key.path.section == indexPath.section }
        return found.first { $0.key.path == indexPath }?.value ?? found.min { $0.key < $1.key }?.value
    }

    /// Returns the visible headers, footers or other supplementary views of a kind, in the order of their items.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.keys.sorted().filter { $0.kind == elementKind && !$0.isDecoration }.compactMap { shown[$0] }
    }

    /// Returns the index paths of visible headers, footers or other supplementary views of a kind, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
    }

    /// Returns the attributes of an item; nil for one that does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        let own = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        return own?.copy() as? UICollectionViewLayoutAttributes
    }

    /// Returns the attributes of a header, a footer or another supplementary view; nil for one that does not exist.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        let own = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        return own?.copy() as? UICollectionViewLayoutAttributes
    }

    // MARK: Reuse

    /// Registers a class for cells of an identifier; nil unregisters it.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, key: "/\(identifier)", identifier)
    }

    /// Registers a class for views of a kind and identifier; nil unregisters it.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { register(viewClass, key: "\(elementKind)/\(identifier)", identifier) }

    /// Registers a closure that creates cells of an identifier.
    package func register(
        cellsWithIdentifier identifier: String, factory: @escaping (CGRect) -> UICollectionReusableView
    ) {
        factories["/\(identifier)"] = { frame in
            let view = factory(frame)
            view.reuseIdentifier = identifier
            return view
        }
    }

    private func register(_ viewClass: AnyClass?, key: String, _ identifier: String) {
        guard let viewClass else {
            factories[key] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return report("\(viewClass) is not a view for collections", identifier)
        }
        factories[key] = { frame in
            let view = type.init(registeredClass: frame)
            view.reuseIdentifier = identifier
            return view
        }
    }

    /// Returns a reused or new cell of an identifier; where nothing is registered a plain cell, with a
    /// diagnostic.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame =
            requestedAttributes?.frame ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        if let cell = dequeue("/\(identifier)", frame) as? UICollectionViewCell { return cell }
        report("no cell class is registered", identifier)
        return UICollectionViewCell(frame: frame ?? .zero)
    }

    /// Returns a reused or new view of a kind and identifier; where nothing is registered an empty view, with
    /// a diagnostic.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame =
            requestedAttributes?.frame
            ?? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?
            .frame
        if let view = dequeue("\(elementKind)/\(identifier)", frame) { return view }
        report("no view class is registered", identifier)
        return UICollectionReusableView(frame: frame ?? .zero)
    }

    /// Returns a reused view, or a new one with the layout's frame, as UIKit creates them.
    private func dequeue(_ key: String, _ frame: CGRect?) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        if let reused = reusableViews[key]?.popLast() {
            reused.prepareForReuse()
            view = reused
        } else {
            view = factories[key]?(frame ?? .zero)
        }
        if let cell = view as? UICollectionViewListCell, let requestedAttributes {
            cell.adopt(requestedAttributes.list, from: self, at: requestedAttributes.indexPath)
        }
        // The data source sees the cell as the layout will have it.
        if let view, let requestedAttributes {
            view.frame = requestedAttributes.frame
            view.apply(requestedAttributes)
        }
        return view
    }

    private func report(_ problem: String, _ identifier: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .cellIdentifier, "\(problem) for the identifier '\(identifier)'", of: identifier,
                view: displayName,
                hints: ["call register(_:forCellWithReuseIdentifier:) before the first layout"]))
    }
}
