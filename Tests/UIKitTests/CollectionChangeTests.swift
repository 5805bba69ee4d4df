import Testing

@testable import UIKitCore

/// Selection of items and changes of collections and of lists by snapshots.
@Suite struct CollectionChangeTests {
    /// A collection of items of 50 points with the calls of its delegate.
    private class Items: UICollectionViewController {
        var names = ["a", "b", "c"]
        var calls: [String] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            cell.accessibilityLabel = name
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { names.count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: names[indexPath.item])
        }
        override func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            calls.append("shouldHighlight \(indexPath.item)")
            return true
        }
        override func collectionView(
            _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
        ) { calls.append("didHighlight \(indexPath.item)") }
        override func collectionView(
            _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
        ) { calls.append("didUnhighlight \(indexPath.item)") }
        override func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            calls.append("shouldSelect \(indexPath.item)")
            return true
        }
        override func collectionView(
            _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool {
            calls.append("shouldDeselect \(indexPath.item)")
            return true
        }
        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { calls.append("didSelect \(indexPath.item)") }
        override func collectionView(
            _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        ) { calls.append("didDeselect \(indexPath.item)") }

        var shown: [String?] { collectionView.visibleCells.map(\.accessibilityLabel) }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func onScreen(_ items: Items, _ body: (UICollectionView, (Int) -> Void) -> Void) {
        RenderEnvironment.standard.withLiveScreen {
            items
        } _: { screen in
            let input = TouchInput()
            body(items.collectionView) { item in
                guard let cell = items.collectionView.cellForItem(at: path(item)) else { return }
                input.begin(at: cell.convert(CGPoint(x: 25, y: 25), to: nil))
                input.end()
            }
        }
    }

    // Source: the comments on the sequence of calls in UIKit's header of `UICollectionViewDelegate`.
    @Test func aTapCallsTheDelegateInTheDocumentedOrder() {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        onScreen(items) { view, tap in
            tap(1)
            #expect(
                items.calls == [
                    "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1",
                    "didUnhighlight 1",
                ])
            items.calls = []
            tap(2)
            #expect(
                items.calls == [
                    "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                    "didUnhighlight 2",
                ])
            #expect(view.indexPathsForSelectedItems == [path(2)])
            #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
        }
    }

    @Test func aTapOnOneOfSeveralDeselectsIt() {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        onScreen(items) { view, tap in
            view.allowsMultipleSelection = true
            tap(0)
            tap(1)
            items.calls = []
            tap(0)
            #expect(
                items.calls == [
                    "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
                    "didUnhighlight 0",
                ])
            #expect(view.indexPathsForSelectedItems == [path(1)])
        }
    }

    @Test func batchesKeepTheCellsOfItemsThatStay() throws {
        let screen = try show { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
        let view: UICollectionView = screen.controller.collectionView, kept = view.cellForItem(at: path(2))
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        var isFinished = false
        screen.change {
            view.performBatchUpdates {
                screen.controller.names = ["c", "d", "b"]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
                view.moveItem(at: path(2), to: path(0))
            } completion: {
                isFinished = $0
            }
        }
        #expect(isFinished)
        #expect(screen.controller.shown == ["c", "d", "b"])
        #expect(view.cellForItem(at: path(0)) === kept)
        #expect(view.indexPathsForSelectedItems == [path(0)])
        #expect(kept?.isSelected == true)
        #expect(screen.diagnostics.isEmpty)
    }

    /// Source: Apple's documentation of `prepare(forCollectionViewUpdates:)`: the positions of a deletion count before the
    /// update, those of an insertion after it.
    @Test func aLayoutIsToldOfTheChanges() throws {
        final class Layout: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func prepare() {
                super.prepare()
                calls.append("prepare")
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                calls += updateItems.map { item in
                    "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                calls.append("finalize")
            }
        }
        let layout = Layout(), screen = try show { Items(collectionViewLayout: layout) }
        let view: UICollectionView = screen.controller.collectionView
        layout.calls = []
        screen.change {
            view.performBatchUpdates {
                screen.controller.names = ["c", "d", "b"]
                view.deleteItems(at: [path(0)])
                view.insertItems(at: [path(1)])
                view.moveItem(at: path(2), to: path(0))
            }
        }
        #expect(layout.calls == ["prepare", "delete 0 -1", "move 2 0", "insert -1 1", "finalize"])
        layout.calls = []
        screen.change { view.reloadData() }
        #expect(layout.calls == ["prepare"])
    }

    /// Source: UICollectionViewUpdateItem (Apple's documentation), a class of which tests of layouts make objects and
    /// override the properties, as those of Blueprints do.
    @Test func aChangeCanBeMadeByASubclass() {
        final class Insertion: UICollectionViewUpdateItem {
            override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
            override var updateAction: Action { .insert }
        }
        let item: UICollectionViewUpdateItem = Insertion()
        #expect(item.updateAction == .insert && item.indexPathAfterUpdate == path(3))
        #expect(item.indexPathBeforeUpdate == nil)
        #expect(UICollectionViewUpdateItem().updateAction == .none)
    }

    @Test func itemsThatDoNotFitAreOneDiagnostic() throws {
        let screen = try show { Items(collectionViewLayout: UICollectionViewFlowLayout()) }
        screen.change { screen.controller.collectionView.deleteItems(at: [path(0)]) }
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.contains("invalid number of items in section 0") == true)
    }

    @Test func anItemIsScrolledToItsPlace() throws {
        let screen =
            try show {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 375, height: 100)
                layout.minimumLineSpacing = 0
                let items = Items(collectionViewLayout: layout)
                items.names = (0..<20).map { "\($0)" }
                return items
            } as ShownScreen<Items>
        let view: UICollectionView = screen.controller.collectionView
        // Rows of 100; 667 points high, 20 of them below the status bar: 1100 - 667, and 2000 - 667 at the end.
        screen.change { view.scrollToItem(at: path(5), at: .top, animated: false) }
        #expect(view.contentOffset.y == 480)
        screen.change { view.scrollToItem(at: path(10), at: .bottom, animated: false) }
        #expect(view.contentOffset.y == 433)
        // Not beyond the start of the content.
        screen.change { view.scrollToItem(at: path(5), at: .bottom, animated: false) }
        #expect(view.contentOffset.y == -20)
        screen.change { view.scrollToItem(at: path(19), at: .top, animated: false) }
        #expect(view.contentOffset.y == 1333)
    }

    // MARK: Snapshots. Source: `NSDiffableDataSourceSnapshot` in Apple's documentation.

    @Test func snapshotsHoldSectionsAndItemsInOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "c"])
        snapshot.insertSections(["b"], afterSection: "a")
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([5])
        snapshot.insertItems([3], beforeItem: 5)
        snapshot.insertItems([4], afterItem: 3)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.itemIdentifiers(inSection: "c") == [3, 4, 5])
        snapshot.moveItem(5, beforeItem: 1)
        snapshot.deleteItems([2, 4])
        snapshot.moveSection("c", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
        #expect(snapshot.itemIdentifiers == [3, 5, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "a")
        #expect(snapshot.indexOfItem(1) == 2)
        #expect(snapshot.numberOfItems == 3)
        snapshot.deleteSections(["c"])
        #expect(snapshot.itemIdentifiers == [5, 1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func identifiersThatAreNotUniqueAreReported() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 1])
            #expect(snapshot.itemIdentifiers == [1, 2])
            snapshot.insertItems([9], afterItem: 7)
            #expect(snapshot.itemIdentifiers == [1, 2])
        }
        let messages = environment.sink.diagnostics.map(\.description)
        #expect(messages.count == 2)
        #expect(
            messages.contains { $0.contains("item identifiers are not unique; duplicate identifiers: 1") })
        #expect(messages.contains { $0.contains("the item '7' is not in the snapshot") })
    }

    @Test func aTableFollowsItsSnapshots() throws {
        final class Lists: UIViewController {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
                _, _, name in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = name
                return cell
            }
            override func viewDidLoad() {
                table.rowHeight = 50
                view.addSubview(table)
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["a", "b", "c"])
                source.apply(snapshot)
            }
        }
        let screen = try show { Lists() }
        let table = screen.controller.table, source = screen.controller.source
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
        let kept = table.cellForRow(at: path(2)), renewed = table.cellForRow(at: path(1))
        screen.change {
            var next = source.snapshot()
            next.deleteItems(["a"])
            next.moveItem("c", beforeItem: "b")
            next.appendItems(["d"])
            next.reloadItems(["b"])
            source.apply(next)
        }
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b", "d"])
        #expect(table.cellForRow(at: path(0)) === kept)
        #expect(table.cellForRow(at: path(1)) !== renewed)
        #expect(source.itemIdentifier(for: path(2)) == "d")
        #expect(source.indexPath(for: "b") == path(1))
        #expect(table.contentSize.height == 150)
    }

    @Test func aCollectionFollowsItsSnapshots() throws {
        final class Lists: UIViewController {
            let items = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            private(set) lazy var source = UICollectionViewDiffableDataSource<String, Int>(
                collectionView: items
            ) { [registration] view, path, number in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
                cell, _, number in cell.tag = number
            }
            override func viewDidLoad() {
                view.addSubview(items)
                apply([3, 1, 2])
            }
            func apply(_ numbers: [Int]) {
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["only"])
                snapshot.appendItems(numbers)
                source.apply(snapshot, animatingDifferences: true)
            }
        }
        let screen = try show { Lists() }
        let items = screen.controller.items
        #expect(items.visibleCells.map(\.tag) == [3, 1, 2])
        let kept = items.cellForItem(at: path(2))
        screen.change { screen.controller.apply([2, 4, 3]) }
        #expect(items.visibleCells.map(\.tag) == [2, 4, 3])
        #expect(items.cellForItem(at: path(0)) === kept)
    }
}
