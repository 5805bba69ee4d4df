import Diagnostics

// Items and sections that come, go and move.
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

    /// Announces a change, which is applied at once unless it is one of several.
    func announce(_ change: (inout ListUpdates) -> Void) {
        let before = geometryIsKnown ? itemCounts : nil
        change(&interaction.updates)
        if interaction.updateDepth == 0 { applyAnnounced(before: before) }
    }

    /// Whether the data source has been asked for numbers.
    private var geometryIsKnown: Bool { counts != nil || dataSource == nil }

    private func apply(_ updates: ListUpdates, before: [Int]?) {
        guard let before else { return reloadData() }
        counts = nil
        do throws(ListUpdates.Inconsistency) {
            apply(try updates.resolved(before: before, after: itemCounts, words: .collection))
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

    /// Passes the changes since it was prepared to the layout.
    func tellLayoutOfUpdates() {
        guard !interaction.newItems.isEmpty else { return }
        let items = interaction.newItems
        interaction.newItems = []
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Applies a change that was found consistent: cells and headers that stay keep their views.
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

/// What a collection keeps of selection and changes under way.
struct CollectionInteraction {
    /// The selected items, in the order of selection.
    var selected: [IndexPath] = []
    /// The item under a finger.
    var highlighted: IndexPath?
    /// The item that shows its actions.
    var swipe: ListSwipe?
    /// Where the finger came down, in the collection's frame.
    var touchStart: CGPoint?
    /// The changes of the batch.
    var updates = ListUpdates()
    /// The changes that the layout receives when it is next prepared.
    var newItems: [UICollectionViewUpdateItem] = []
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
}
