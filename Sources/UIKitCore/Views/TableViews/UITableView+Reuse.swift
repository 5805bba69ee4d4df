import Diagnostics

extension UITableView {
    /// Registers a closure that creates cells of an identifier.
    package func register(
        cellsWithIdentifier identifier: String, factory: @escaping () -> UITableViewCell
    ) { reuse.cellFactories[identifier] = factory }

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

    func report(_ problem: String, _ identifier: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .cellIdentifier, "\(problem) for the identifier '\(identifier)'", of: identifier,
                view: displayName,
                hints: ["call register(_:forCellReuseIdentifier:) before the first layout"]))
    }
}
