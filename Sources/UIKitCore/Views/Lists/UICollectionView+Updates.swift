import Diagnostics

// Insertion, deletion and moves of items and sections.
extension UICollectionView {
    /// Applies all changes that a closure makes at once.
    func applyChanges(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        // The numbers before the changes.
        let before = geometryIsKnown ? itemCounts : nil
        interaction.updateDepth += 1
        updates?()
        interaction.updateDepth -= 1
        if let completion { interaction.completions.append(completion) }
        if interaction.updateDepth == 0 { applyAnnounced(before: before) }
    }

    private func applyAnnounced(before: [Int]?) {
        let announced = interaction.updates, completions = interaction.completions
        interaction.updates = ListUpdates()
        interaction.completions = []
        apply(announced, before: before)
        for completion in completions { completion(true) }
    }

    /// Records a change, which is applied at once unless it is one of a batch.
    func announce(_ change: (inout ListUpdates) -> Void) {
        let before = geometryIsKnown ? itemCounts : nil
        change(&interaction.updates)
        if interaction.updateDepth == 0 { applyAnnounced(before: before) }
    }

    /// Whether the data source has returned the numbers of items.
    private var geometryIsKnown: Bool { counts != nil || dataSource == nil }

    private func apply(_ updates: ListUpdates, before: [Int]?) {
        guard let before else { return reloadData() }
        counts = nil
        do throws(ListUpdates.Inconsistency) {
            apply(try updates.resolved(before: before, after: itemCounts, terms: .collection))
            interaction.newItems += updates.items
        } catch {
            RenderEnvironment.current.report(
                Diagnostic(
                    .listUpdate, error.message, view: displayName,
                    hints: [
                        "change the data that the data source returns together with the items that are announced"
                    ]))
            reloadData()
        }
    }

    /// Passes the changes since the last preparation to the layout.
    func passUpdatesToLayout() {
        guard !interaction.newItems.isEmpty else { return }
        let items = interaction.newItems
        interaction.newItems = []
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Applies a change that was found consistent: cells and headers that remain keep their views.
    func apply(_ change: ListChange) {
        closeSwipe()
        counts = nil
        let targets = change.targets, sectionTargets = change.sectionTargets, old = shown
        shown = [:]
        for element in old.keys.sorted() {
            guard let view = old[element] else { continue }
            var moved: IndexPath?
            if !element.kind.isEmpty {
                moved = sectionTargets[element.path.section].map {
                    IndexPath(item: element.path.item, section: $0)
                }
            } else if !change.reloaded.contains(element.path) {
                moved = targets[element.path]
            }
            if let moved {
                var target = element
                target.path = moved
                shown[target] = view
            } else {
                recycle(view, of: element)
            }
        }
        interaction.selected = interaction.selected.compactMap { targets[$0] }
        interaction.highlighted = interaction.highlighted.flatMap { targets[$0] }
        collectionViewLayout.discardPreferredSizes()
        layoutDidInvalidate()
    }
}

/// The state of a collection view's selection and pending changes.
struct CollectionInteraction {
    /// The selected items, in the order of selection.
    var selected: [IndexPath] = []
    /// The highlighted item; nil for none.
    var highlighted: IndexPath?
    /// The item whose swipe actions are shown; nil for none.
    var swipe: ListSwipe?
    /// Where the touch began, in the collection view's frame.
    var touchStart: CGPoint?
    /// The changes of the current batch.
    var updates = ListUpdates()
    /// The changes that the layout receives when it is next prepared.
    var newItems: [UICollectionViewUpdateItem] = []
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
}
