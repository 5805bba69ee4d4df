/// A change of an item or a section that a collection view applies.
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes. Raw values match Apple's.
    public enum Action: Int, Hashable, Sendable {
        /// The item is inserted.
        case insert = 0
        /// The item is deleted.
        case delete = 1
        /// The item is reloaded.
        case reload = 2
        /// The item is moved.
        case move = 3
        /// The item does not change.
        case none = 4
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// The position before the change; nil for an insertion. The item of a section is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The position after the change; nil for a deletion. The item of a section is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of the change.
    open var updateAction: Action { action }

    /// Creates a change of nothing, for subclasses that stand for changes in tests of layouts.
    public override init() {
        (action, before, after) = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }
}

extension ListUpdates {
    /// The changes one by one: deletions and moves before insertions, sections before items.
    var items: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        let sections =
            deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
            + reloadedSections.sorted().map {
                UICollectionViewUpdateItem(.reload, from: section($0), to: section($0))
            }
            + movedSections.sorted { $0.key < $1.key }.map {
                UICollectionViewUpdateItem(.move, from: section($0.value), to: section($0.key))
            }
            + insertedSections.sorted().map {
                UICollectionViewUpdateItem(.insert, from: nil, to: section($0))
            }
        let rows =
            deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + movedRows.sorted { $0.key < $1.key }.map {
                UICollectionViewUpdateItem(.move, from: $0.value, to: $0.key)
            }
            + insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        return sections + rows
    }
}
