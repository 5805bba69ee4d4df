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

    // MARK: Reuse

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

    func register(_ viewClass: AnyClass?, key: String, _ identifier: String) {
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

    /// Returns a reused view, or a new one with the layout's frame, as UIKit creates them.
    func dequeue(_ key: String, _ frame: CGRect?) -> UICollectionReusableView? {
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

    func report(_ problem: String, _ identifier: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .cellIdentifier, "\(problem) for the identifier '\(identifier)'", of: identifier,
                view: displayName,
                hints: ["call register(_:forCellWithReuseIdentifier:) before the first layout"]))
    }
}
