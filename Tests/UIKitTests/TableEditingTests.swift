import Testing

@testable import UIKitCore

/// Editing of rows: controls, deletion, moves and swipes.
@Suite struct TableEditingTests {
    /// A table of cities, 50 points high each, that the user can delete and move.
    private class Cities: UITableViewController {
        var names = ["Athens", "Berlin", "Cairo", "Delhi"]
        var calls: [String] = []
        var styles: [UITableViewCell.EditingStyle] = []
        var fixed: Set<Int> = []
        var swipe: (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?) = (
            nil, nil
        )

        override func viewDidLoad() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cell.showsReorderControl = indexPath.row == 1
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        { styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            calls.append("commit \(editingStyle) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("willBegin \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { swipe.leading }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { swipe.trailing }

        var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func cities(_ change: (Cities) -> Void = { _ in }) throws -> ShownScreen<Cities> {
        try show {
            let made = Cities()
            change(made)
            return made
        }
    }

    // MARK: Controls

    @Test func editedRowsMakeRoomForTheirControls() throws {
        let screen = try cities {
            $0.styles = [.delete, .none, .insert]
            $0.fixed = [3]
        }
        let table: UITableView = screen.controller.tableView
        screen.change { table.setEditing(true, animated: false) }
        let cells = table.visibleCells
        #expect(cells.map(\.isEditing) == [true, true, true, false])
        // 38 points: content of edited cells in public view dumps.
        #expect(cells.map(\.contentView.frame.minX) == [38, 38, 38, 0])
        #expect(cells.map { $0.editControls.edit?.kind } == [.delete, nil, .insert, nil])
        #expect(cells.map { $0.editControls.reorder != nil } == [false, true, false, false])
        // The control that moves the row is 20 wide at the margin of 16.
        #expect(cells[1].contentView.frame.maxX == 339)
        screen.change { table.isEditing = false }
        #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0, 0, 0])
        #expect(table.visibleCells.allSatisfy { $0.editControls.edit == nil && !$0.isEditing })
    }

    @Test func staticRowsShowTheirOwnControls() throws {
        let screen = try show {
            let controller = UIViewController(), table = UITableView(frame: controller.view.bounds)
            let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            cells[1].showsReorderControl = true
            table.staticSections = [UITableView.StaticSection(cells: cells)]
            table.isEditing = true
            controller.view.addSubview(table)
            return controller
        }
        let table = screen.controller.view.subviews.first as? UITableView
        #expect(table?.visibleCells.map { $0.editControls.edit?.kind } == [.delete, .delete])
        #expect(table?.visibleCells.map { $0.editControls.reorder != nil } == [false, true])
    }

    @Test func theEditButtonBeginsAndEndsEditing() throws {
        let screen = try cities()
        #expect(screen.controller.editButtonItem.title == "Edit")
        screen.change { screen.controller.setEditing(true, animated: true) }
        #expect(screen.controller.tableView.isEditing)
        #expect(screen.controller.editButtonItem.title == "Done")
        screen.change { screen.controller.isEditing = false }
        #expect(!screen.controller.tableView.isEditing)
    }

    @Test func aTapOnTheMinusSignShowsTheButtonAndATapOnItDeletes() {
        let controller = Cities()
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let table: UITableView = controller.tableView, input = TouchInput()
            func tap(_ x: CGFloat, _ row: Int) {
                let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
                input.begin(at: table.convert(CGPoint(x: x, y: y), to: screen.window))
                input.end()
                screen.window.layoutIfNeeded()
            }
            table.setEditing(true, animated: false)
            screen.window.layoutIfNeeded()
            tap(27, 1)
            #expect(controller.calls == ["willBegin 1"])
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
            #expect(cell?.showingDeleteConfirmation == true)
            tap(table.bounds.width - 20, 1)
            #expect(controller.calls == ["willBegin 1", "commit delete 1", "didEnd nil"])
            #expect(controller.shown == ["Athens", "Cairo", "Delhi"])
        }
    }

    @Test func aTapOnThePlusSignInserts() {
        let controller = Cities()
        controller.styles = [.insert]
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            controller.tableView.setEditing(true, animated: false)
            screen.window.layoutIfNeeded()
            let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            cell?.editControls.edit?.sendActions(for: .touchUpInside)
            #expect(controller.calls == ["commit insert 0"])
        }
    }

    // MARK: Swipes

    @Test func aSwipeToTheLeftShowsTheButtonThatDeletes() {
        let controller = Cities()
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let table: UITableView = controller.tableView, input = TouchInput()
            let y = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: screen.window).midY
            input.begin(at: CGPoint(x: 300, y: y))
            input.move(to: CGPoint(x: 250, y: y))
            screen.window.layoutIfNeeded()
            // The row follows the finger.
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == -50)
            input.end()
            screen.window.layoutIfNeeded()
            let width = table.interaction.swipe?.actions.openWidth ?? 0
            // Source: a delete button of 82 points in a public view dump, of a title of 17 points.
            #expect((width - 82).magnitude <= 2)
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == -width)
            // A tap elsewhere moves the row back and selects nothing.
            input.begin(at: CGPoint(x: 100, y: y - 100))
            input.end()
            screen.window.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 0)
            #expect(table.indexPathForSelectedRow == nil)
            #expect(controller.calls == ["willBegin 2", "didEnd 2"])
        }
    }

    @Test func theDelegatesActionsAreShownAtBothEdges() throws {
        var performed: [String] = []
        func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { action, _, done in
                performed.append(action.title ?? "")
                done(true)
            }
        }
        let screen = try cities {
            $0.swipe.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
            $0.swipe.trailing = UISwipeActionsConfiguration(actions: [
                action("Remove", .destructive), action("More"),
            ])
        }
        let table: UITableView = screen.controller.tableView
        screen.change { _ = table.openSwipe(at: path(0), isLeading: true) }
        let pin = table.interaction.swipe?.actions
        // 74 is the least width of a button.
        #expect(pin?.frame == CGRect(x: 0, y: 0, width: 74, height: 50))
        #expect(table.visibleCells[0].frame.minX == 74)
        screen.change { _ = table.openSwipe(at: path(1), isLeading: false) }
        let buttons = table.interaction.swipe?.actions.subviews ?? []
        #expect(buttons.map(\.displayedText) == ["Remove", "More"])
        #expect(buttons.first?.frame.maxX == table.interaction.swipe?.actions.bounds.width)
        (buttons.last as? UIControl)?.sendActions(for: .touchUpInside)
        #expect(performed == ["More"])
        #expect(table.interaction.swipe == nil)
    }

    @Test func aSwipedRowOfAnInsetGroupKeepsToItsGroup() throws {
        let screen = try show { Cities(style: .insetGrouped) }
        let table: UITableView = screen.controller.tableView
        screen.change { _ = table.openSwipe(at: path(1), isLeading: false) }
        let cell = table.cellForRow(at: path(1)), actions = table.interaction.swipe?.actions
        // 16 points at the sides of groups.
        #expect(cell?.frame == CGRect(x: 16, y: table.rectForRow(at: path(1)).minY, width: 343, height: 50))
        #expect(cell?.clipsToBounds == true)
        #expect(cell?.bounds.minX == actions?.bounds.width)
        #expect(actions?.frame.maxX == 359)
        #expect(screen.diagnostics.isEmpty)
        screen.change { table.closeSwipe() }
        #expect(cell?.bounds.origin == .zero && cell?.clipsToBounds == false)
    }

    @Test func rowsThatCannotBeEditedAreNotSwiped() throws {
        let screen = try cities {
            $0.fixed = [0]
            $0.styles = [.delete, .none]
        }
        let table: UITableView = screen.controller.tableView
        #expect(!table.openSwipe(at: path(0), isLeading: false))
        #expect(!table.openSwipe(at: path(1), isLeading: false))
        #expect(!table.openSwipe(at: path(2), isLeading: true))
        #expect(table.openSwipe(at: path(2), isLeading: false))
    }

    // MARK: Changes

    @Test func aDeletedRowGoesAndTheOthersMoveUp() throws {
        let screen = try cities()
        let table: UITableView = screen.controller.tableView
        let kept = table.cellForRow(at: path(2))
        screen.change { #expect(table.deleteRowByUser(at: path(1))) }
        #expect(screen.controller.shown == ["Athens", "Cairo", "Delhi"])
        #expect(table.cellForRow(at: path(1)) === kept)
        #expect(kept?.frame.minY == 50)
        #expect(table.contentSize.height == 150)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func aMoveByTheUserChangesDataAndTable() throws {
        let screen = try cities()
        let table: UITableView = screen.controller.tableView
        let moved = table.cellForRow(at: path(1))
        // Only the second row shows the control.
        screen.change { table.moveRowByUser(at: path(0), to: path(3)) }
        #expect(screen.controller.shown == ["Athens", "Berlin", "Cairo", "Delhi"])
        screen.change { table.moveRowByUser(at: path(1), to: path(3)) }
        #expect(screen.controller.names == ["Athens", "Cairo", "Delhi", "Berlin"])
        #expect(screen.controller.shown == ["Athens", "Cairo", "Delhi", "Berlin"])
        #expect(table.cellForRow(at: path(3)) === moved)
    }

    @Test func selectionFollowsItsRow() throws {
        let screen = try cities()
        let table: UITableView = screen.controller.tableView
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        screen.change {
            table.performBatchUpdates {
                screen.controller.names.removeFirst()
                table.deleteRows(at: [path(0)], with: .fade)
                screen.controller.names.append("Essen")
                table.insertRows(at: [path(3)], with: .fade)
            }
        }
        #expect(screen.controller.shown == ["Berlin", "Cairo", "Delhi", "Essen"])
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false])
    }

    @Test func dataThatDoesNotFitIsOneDiagnostic() throws {
        let screen = try cities()
        let table: UITableView = screen.controller.tableView
        screen.change { table.deleteRows(at: [path(0)], with: .fade) }
        #expect(screen.diagnostics.count == 1)
        #expect(screen.diagnostics.first?.contains("section after the update (4) must be equal") == true)
        // The table shows what the data source has.
        #expect(screen.controller.shown.count == 4)
    }

    @Test func theCompletionOfABatchIsCalledOnce() throws {
        let screen = try cities()
        var finished: [Bool] = []
        screen.change {
            screen.controller.tableView.performBatchUpdates({}, completion: { finished.append($0) })
        }
        #expect(finished == [true])
    }

    @Test func reloadedRowsAreAskedForAgain() throws {
        let screen = try cities()
        let table: UITableView = screen.controller.tableView
        screen.controller.names[1] = "Bonn"
        screen.controller.names[2] = "Cork"
        screen.change { table.reloadRows(at: [path(1)], with: .none) }
        #expect(screen.controller.shown == ["Athens", "Bonn", "Cairo", "Delhi"])
    }

    // MARK: Animations

    /// A deletion takes 0.3 seconds: rows glide to their places, the one that goes fades.
    @Test func rowsMoveWhileOneFadesOut() {
        let controller = Cities()
        RenderEnvironment.standard.withLiveScreen {
            controller
        } _: { screen in
            let table: UITableView = controller.tableView, loop = screen.state.eventLoop
            guard let gone = table.cellForRow(at: path(0)), let next = table.cellForRow(at: path(1)) else {
                return
            }
            loop.advance(by: 1)
            var isFinished = false
            controller.names.removeFirst()
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .fade)
            } completion: { _ in
                isFinished = true
            }
            #expect(next.frame.minY == 0)
            #expect(!isFinished)
            loop.advance(by: 0.15)
            // Halfway by a curve that is symmetrical about its middle.
            #expect(((next.layer.presentation()?.frame.minY ?? 0) - 25).magnitude < 0.5)
            #expect(((gone.layer.presentation()?.opacity ?? 0) - 0.5).magnitude < 0.02)
            loop.settle()
            #expect(isFinished)
            #expect(gone.superview == nil && gone.alpha == 1)
            #expect(next.layer.presentation()?.frame.minY ?? 0 == 0)
        }
    }
}
