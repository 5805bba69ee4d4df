import Diagnostics

// Insertion, deletion and moves of rows and sections. The next layout has the end state; moves are animated.
extension UITableView {
    /// The animations of row changes. Raw values match Apple's.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// Rows fade in or out.
        case fade = 0
        /// Rows slide in from the right, or out to the right.
        case right = 1
        /// Rows slide in from the left, or out to the left.
        case left = 2
        /// Rows slide in from the top, or out to the top.
        case top = 3
        /// Rows slide in from the bottom, or out to the bottom.
        case bottom = 4
        /// Rows change at once, without an animation.
        case none = 5
        /// Rows stay centered in their space while it opens or closes.
        case middle = 6
        /// The animation that the system chooses.
        case automatic = 100
    }

    /// Applies the changes when the outermost of nested updates ends.
    func closeUpdates() {
        guard interaction.updateDepth > 0 else { return }
        interaction.updateDepth -= 1
        guard interaction.updateDepth == 0 else { return }
        let updates = interaction.updates, completions = interaction.completions
        let isAnimated = interaction.animatesUpdates
        interaction.updates = ListUpdates()
        interaction.completions = []
        interaction.animatesUpdates = false
        apply(updates, animated: isAnimated) { finished in
            for completion in completions { completion(finished) }
        }
    }

    /// Records a change, applied at once where no updates are begun; overrides of `beginUpdates()` are not called.
    func update(_ animation: RowAnimation, _ change: (inout ListUpdates) -> Void) {
        interaction.updateDepth += 1
        if animation != .none { interaction.animatesUpdates = true }
        change(&interaction.updates)
        closeUpdates()
    }

    private func apply(_ updates: ListUpdates, animated: Bool, completion: @escaping (Bool) -> Void) {
        guard let geometry else {
            reloadData()
            return completion(true)
        }
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0)
        do throws(ListUpdates.Inconsistency) {
            let change = try updates.resolved(
                before: geometry.sections.map(\.rows.count),
                after: (0..<sections).map { rowCount(inSection: $0) }, terms: .table)
            apply(change, animated: animated, completion: completion)
        } catch {
            report(error)
            reloadData()
            completion(true)
        }
    }

    /// Applies a change that was found consistent.
    ///
    /// - Parameters:
    ///   - change: The former positions of rows and sections.
    ///   - animated: Whether insertions, deletions and moves are animated.
    ///   - completion: Called at the end of the animation.
    func apply(_ change: ListChange, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        guard geometry != nil else {
            reloadData()
            completion?(true)
            return
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            let leaving = renew(change)
            for (path, cell) in leaving { remove(cell, at: path) }
            completion?(true)
            return
        }
        animate(change, completion)
    }

    /// The duration of changes of rows in seconds. Chosen: that of the system's transitions of tables.
    private static let changeDuration: TimeInterval = 0.3

    /// Moves rows to their positions while new ones fade in and deleted ones fade out.
    private func animate(_ change: ListChange, _ completion: ((Bool) -> Void)?) {
        let leaving = renew(change), staying = Set(cellsByIndexPath.values.map(ObjectIdentifier.init))
        UIView.animate(withDuration: Self.changeDuration) {
            self.interaction.isAnimating = true
            self.layoutIfNeeded()
            self.interaction.isAnimating = false
            for (_, cell) in leaving { cell.alpha = 0 }
            for path in self.cellsByIndexPath.keys.sorted() {
                guard let cell = self.cellsByIndexPath[path], !staying.contains(ObjectIdentifier(cell)) else {
                    continue
                }
                UIView.performWithoutAnimation { cell.alpha = 0 }
                cell.alpha = 1
            }
        } completion: { finished in
            for (path, cell) in leaving {
                cell.alpha = 1
                self.remove(cell, at: path)
            }
            completion?(finished)
        }
    }

    private func remove(_ cell: UITableViewCell, at path: IndexPath) {
        recycle(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Applies a change; returns the cells of deleted rows, which are still shown.
    private func renew(_ change: ListChange) -> [(IndexPath, UITableViewCell)] {
        guard let old = geometry else { return [] }
        let leaving = moveViews(change)
        var sections: [TableGeometry.Section] = []
        for (index, origins) in change.rows.enumerated() {
            var known = section(index)
            for (row, origin) in origins.enumerated() where known.rows.indices.contains(row) {
                guard let origin, known.rows[row].isEstimate, !change.reloaded.contains(origin) else {
                    continue
                }
                known.rows[row] = old.sections[origin.section].rows[origin.row]
            }
            sections.append(known)
        }
        geometry = TableGeometry(width: old.width, sections: sections)
        for (path, cell) in cellsByIndexPath { prepare(cell, at: path) }
        setNeedsLayout()
        return leaving
    }

    /// Updates the positions of cells and headers that stay; other headers are removed.
    ///
    /// - Returns: The cells that do not stay.
    private func moveViews(_ change: ListChange) -> [(IndexPath, UITableViewCell)] {
        let targets = change.targets, sectionTargets = change.sectionTargets
        let cells = cellsByIndexPath, views = headerFootersByKey
        var leaving: [(IndexPath, UITableViewCell)] = []
        cellsByIndexPath = [:]
        headerFootersByKey = [:]
        for path in cells.keys.sorted() {
            guard let cell = cells[path] else { continue }
            if let target = targets[path], !change.reloaded.contains(path) {
                cellsByIndexPath[target] = cell
            } else {
                leaving.append((path, cell))
            }
        }
        for (key, view) in views.sorted(by: {
            ($0.key.section, $0.key.isHeader ? 0 : 1) < ($1.key.section, $1.key.isHeader ? 0 : 1)
        }) {
            guard let target = sectionTargets[key.section] else {
                recycle(view)
                continue
            }
            headerFootersByKey[HeaderFooterKey(section: target, isHeader: key.isHeader)] = view
        }
        interaction.selected = interaction.selected.compactMap { path in
            change.reloaded.contains(path) ? nil : targets[path]
        }
        interaction.highlighted = interaction.highlighted.flatMap { targets[$0] }
        swipeDidMove(to: interaction.swipe.flatMap { targets[$0.path] })
        return leaving
    }

    private func report(_ error: ListUpdates.Inconsistency) {
        RenderEnvironment.current.report(
            Diagnostic(
                .listUpdate, error.message, view: displayName,
                hints: [
                    "change the data that the data source returns together with the rows that are announced"
                ]))
    }
}
