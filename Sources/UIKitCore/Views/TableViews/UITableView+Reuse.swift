import Diagnostics

extension UITableView {
    /// Registers a class for cells of an identifier; nil unregisters it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            reuse.cellFactories[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            return report("\(cellClass) is not a table cell", identifier)
        }
        reuse.cellFactories[identifier] = { type.init(registeredClassWithIdentifier: identifier) }
    }

    /// Registers a class for headers and footers of an identifier; nil unregisters it.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else {
            reuse.viewFactories[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return report("\(aClass) is not a header or footer view", identifier)
        }
        reuse.viewFactories[identifier] = { type.init(registeredClassWithIdentifier: identifier) }
    }

    /// Registers a closure that creates cells of an identifier.
    package func register(
        cellsWithIdentifier identifier: String, factory: @escaping () -> UITableViewCell
    ) { reuse.cellFactories[identifier] = factory }

    /// Returns a reused or new cell of an identifier; where nothing is registered a plain cell, with a
    /// diagnostic.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        report("no cell class is registered", identifier)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused or new header or footer of an identifier; nil where nothing is registered.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        if let view = reuse.views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = reuse.viewFactories[identifier]?()
        view?.tableStyle = style
        return view
    }

    /// Removes a cell from the hierarchy and adds it to the reuse queue.
    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if cell.bounds.origin != .zero { cell.bounds.origin = .zero }
        if let identifier = cell.reuseIdentifier, staticSections == nil {
            reuse.cells[identifier, default: []].append(cell)
        }
    }

    /// Removes a header or footer from the hierarchy and adds it to the reuse queue.
    func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reuse.views[identifier, default: []].append(view)
        }
    }

    private func report(_ problem: String, _ identifier: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .cellIdentifier, "\(problem) for the identifier '\(identifier)'", of: identifier,
                view: displayName,
                hints: ["call register(_:forCellReuseIdentifier:) before the first layout"]))
    }
}
