import Scene
import Testing

@testable import UIKitCore

/// Selection of rows by touches and by code, as `UITableViewDelegate` is documented.
@Suite struct TableSelectionTests {
    /// A table of three rows 50 points high that writes down the calls of its delegate.
    private class Table: UITableViewController {
        var calls: [String] = []
        var refused: Set<Int> = []

        override func viewDidLoad() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            calls.append("shouldHighlight \(indexPath.row)")
            return !refused.contains(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("didHighlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("didUnhighlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        {
            calls.append("willSelect \(indexPath.row)")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        ) {
            calls.append("accessory \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
            -> IndexPath?
        {
            calls.append("willDeselect \(indexPath.row)")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }
    }

    private func onScreen(_ table: Table, _ body: (UITableView, (Int) -> Void) -> Void) {
        RenderEnvironment.standard.withLiveScreen {
            table
        } _: { screen in
            let view: UITableView = table.tableView, input = TouchInput()
            body(view) { row in
                screen.window.layoutIfNeeded()
                let rect = view.rectForRow(at: IndexPath(row: row, section: 0))
                let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: screen.window)
                input.begin(at: point)
                input.end()
            }
        }
    }

    // Source: `tableView(_:shouldHighlightRowAt:)`, `tableView(_:willSelectRowAt:)` in Apple's documentation.
    @Test func aTapHighlightsThenSelects() {
        let table = Table()
        onScreen(table) { view, tap in
            tap(1)
            #expect(
                table.calls == [
                    "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                ])
            #expect(view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(view.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        }
    }

    @Test func anotherRowDeselectsTheFormerBeforeItIsSelected() {
        let table = Table()
        onScreen(table) { view, tap in
            tap(0)
            table.calls = []
            tap(2)
            #expect(
                table.calls == [
                    "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
                    "willDeselect 0", "didDeselect 0", "didSelect 2",
                ])
            #expect(view.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
            #expect(view.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
        }
    }

    @Test func severalRowsAreSelectedAndDeselectedByTaps() {
        let table = Table()
        onScreen(table) { view, tap in
            view.allowsMultipleSelection = true
            tap(2)
            tap(0)
            #expect(view.indexPathsForSelectedRows?.map(\.row) == [0, 2])
            table.calls = []
            tap(2)
            #expect(table.calls.suffix(2) == ["willDeselect 2", "didDeselect 2"])
            #expect(view.indexPathsForSelectedRows?.map(\.row) == [0])
        }
    }

    @Test func aRowThatIsNotHighlightedIsNotSelected() {
        let table = Table()
        table.refused = [1]
        onScreen(table) { view, tap in
            tap(1)
            #expect(table.calls == ["shouldHighlight 1"])
            #expect(view.indexPathForSelectedRow == nil)
            view.allowsSelection = false
            tap(0)
            #expect(table.calls == ["shouldHighlight 1"])
        }
    }

    @Test func theDelegateMayChooseAnotherRowOrNone() {
        final class Chooser: Table {
            var chosen: IndexPath?
            override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
                -> IndexPath?
            { chosen }
        }
        let table = Chooser()
        onScreen(table) { view, tap in
            tap(0)
            #expect(view.indexPathForSelectedRow == nil)
            table.chosen = IndexPath(row: 2, section: 0)
            tap(0)
            #expect(view.indexPathForSelectedRow?.row == 2)
            #expect(table.calls.last == "didSelect 2")
        }
    }

    // Source: `selectRow(at:animated:scrollPosition:)` in Apple's documentation: the delegate is not told.
    @Test func codeSelectsWithoutTellingTheDelegate() {
        let table = Table()
        onScreen(table) { view, _ in
            view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            #expect(view.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
            view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            #expect(view.indexPathsForSelectedRows?.map(\.row) == [2])
            view.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
            #expect(view.indexPathsForSelectedRows == nil)
            view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            view.selectRow(at: nil, animated: false, scrollPosition: .none)
            #expect(view.indexPathForSelectedRow == nil)
            #expect(table.calls.isEmpty)
        }
    }

    @Test func theLookOfASelectedRowFollowsItsStyle() throws {
        let screen = try show { Table() }
        func fills(_ change: (UITableViewCell) -> Void) -> Bool {
            guard let cell = screen.controller.tableView.visibleCells.first else { return false }
            screen.change { change(cell) }
            let context = ContentContext(traits: screen.environment.traits)
            let selected = context.color(.systemGray4)
            return cell.content(in: context).contains {
                guard case .draw(.fillRect(_, .color(let color))) = $0 else { return false }
                return color == selected
            }
        }
        #expect(!fills { $0.isSelected = false })
        #expect(fills { $0.isSelected = true })
        #expect(!fills { $0.selectionStyle = .none })
        let background = UIView()
        #expect(
            !fills {
                $0.selectionStyle = .default
                $0.selectedBackgroundView = background
            })
        #expect(background.superview is UITableViewCell)
        #expect(background.frame.size == CGSize(width: 375, height: 50))
        #expect(!fills { $0.isSelected = false })
        #expect(background.superview == nil)
    }

    /// Source: tableView(_:accessoryButtonTappedForRowWith:) (Apple's documentation): of detail buttons, which do not
    /// select the row; a disclosure indicator is part of the row.
    @Test(arguments: [
        (UITableViewCell.AccessoryType.detailButton, ["accessory 1"]),
        (.detailDisclosureButton, ["accessory 1"]),
        (
            .disclosureIndicator,
            ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"]
        ),
    ])
    func aDetailButtonIsTappedByItself(type: UITableViewCell.AccessoryType, calls: [String]) {
        let table = Table()
        RenderEnvironment.standard.withLiveScreen {
            table
        } _: { screen in
            let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
            cell?.accessoryType = type
            screen.window.layoutIfNeeded()
            let area = cell?.convert(cell?.bounds ?? .zero, to: screen.window) ?? .zero
            table.calls = []
            let input = TouchInput()
            input.begin(at: CGPoint(x: area.maxX - 24, y: area.midY))
            input.end()
            screen.state.eventLoop.settle()
            #expect(table.calls == calls)
        }
    }
}
