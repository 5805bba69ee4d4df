import Testing

@testable import UIKitCore

@Suite struct TableViewTests {
    /// A table whose rows are provided by closures.
    private final class Table: UITableViewController {
        var sections = 1
        var rows = 3
        var headers: [String?] = []
        var footers: [String?] = []
        var made = 0
        var cell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Row \(path.row)"
            return cell
        }
        var height: CGFloat?

        override func viewDidLoad() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { sections }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            made += 1
            return cell(tableView, indexPath)
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height ?? super.tableView(tableView, heightForRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            footers.indices.contains(section) ? footers[section] : nil
        }
    }

    private func table(
        _ style: UITableView.Style = .plain, on device: String = "iphone-8",
        _ change: (Table) -> Void = { _ in }
    ) throws -> ShownScreen<Table> {
        try show(on: device) {
            let table = Table(style: style)
            change(table)
            return table
        }
    }

    /// Source: Apple's documentation of `separatorColor`, "The default color is gray"; AloeStackView takes the color of its
    /// own lines from it, which are gray in its published pictures.
    @Test func separatorsHaveAColorByDefault() {
        #expect(UITableView().separatorColor == .separator)
    }

    // MARK: Rows

    // Source: cells of automatic height with one line in public storyboards.
    @Test(arguments: [("iphone-8", 43.5), ("iphone-x", 131.0 / 3)])
    func aLineOfTextMakesARowOf44PointsLessAPixel(device: String, height: CGFloat) throws {
        let cells = try table(on: device).controller.tableView.visibleCells
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { ($0.frame.height - height).magnitude < 1e-9 })
        #expect((cells[2].frame.minY - 2 * height).magnitude < 1e-9)
    }

    @Test func aTableFillsTheScreenBelowTheStatusBar() throws {
        let screen = try table()
        #expect(screen.controller.tableView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(screen.controller.tableView.contentOffset.y == -20)
        #expect(screen.controller.tableView.contentSize == CGSize(width: 375, height: 3 * 43.5))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func onlyRowsThatAreSeenAreMade() throws {
        let screen = try table {
            $0.rows = 1000
            $0.height = 50
        }
        let table: UITableView = screen.controller.tableView
        #expect(table.contentSize.height == 50_000)
        // The content begins at 20 of 667 points: rows 0 to 12 are seen, 647 / 50 = 12.94.
        #expect(table.visibleCells.count == 13)
        #expect(screen.controller.made == 13)
        screen.change { table.contentOffset = CGPoint(x: 0, y: 20_025) }
        // From 20025 to 20692: rows 400 to 413.
        #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(400...413))
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 14)
        #expect(table.cellForRow(at: IndexPath(row: 400, section: 0))?.textLabel?.text == "Row 400")
    }

    @Test func rowsNotYetSeenCountTheirEstimate() throws {
        let screen = try table {
            $0.rows = 100
            $0.tableView.estimatedRowHeight = 60
        }
        // 647 / 43.5 = 14.9: 15 rows of 43.5 are seen, 85 are thought to be 60 high.
        let seen: CGFloat = 15 * 43.5
        #expect(screen.controller.tableView.contentSize.height == seen + 85 * 60)
        #expect(screen.controller.made == 15)
    }

    @Test func scrollingToARowBringsItToTheTop() throws {
        let screen = try table {
            $0.rows = 100
            $0.height = 50
        }
        let table: UITableView = screen.controller.tableView
        screen.change { table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false) }
        #expect(table.contentOffset.y == CGFloat(2000 - 20))
        screen.change { table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false) }
        // No further than the end: 5000 − 647 of room, less the inset of 20.
        #expect(table.contentOffset.y == CGFloat(5000 - 647 - 20))
    }

    // MARK: Groups

    @Test func aPlainHeaderIs28HighWith22Above() throws {
        let screen = try table {
            $0.sections = 2
            $0.headers = ["One", "Two"]
        }
        let table: UITableView = screen.controller.tableView
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        // 50, three rows of 43.5, and 22.
        #expect(table.rectForHeader(inSection: 1).minY == 202.5)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
    }

    // Source: first rows of grouped tables in public storyboards, 55.5 and 55.333 below a titled header.
    @Test(arguments: [("iphone-8", 55.5), ("iphone-x", 166.0 / 3)])
    func theFirstTitleOfGroupsTakesMore(device: String, first: CGFloat) throws {
        let screen = try table(.grouped, on: device) {
            $0.sections = 2
            $0.headers = ["One", "Two"]
            $0.tableView.sectionFooterHeight = 18
        }
        let table: UITableView = screen.controller.tableView
        let firstRow = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect((firstRow.minY - first).magnitude < 1e-9)
        // 18 below the first group and 38 for the second one's title.
        let end = table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY
        let nextRow = table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect((nextRow.minY - end - 56).magnitude < 1e-9)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "ONE")
    }

    @Test func groupsWithoutTitlesStandApart() throws {
        let screen = try table(.grouped) { $0.sections = 2 }
        let table: UITableView = screen.controller.tableView
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        // 35, three rows of 43.5, and 17.5 twice.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 200.5)
    }

    // Source: inset groups in public storyboards, 343 points wide in 375, 374 in 414, 361 in 393.
    @Test(arguments: [("iphone-8", 343.0, 16.0), ("iphone-11", 374, 20), ("iphone-16", 361, 16)])
    func insetGroupsKeepFromTheSides(device: String, width: CGFloat, margin: CGFloat) throws {
        let cells = try table(.insetGrouped, on: device).controller.tableView.visibleCells
        #expect(cells[0].frame.minX == margin)
        #expect(cells[0].frame.width == width)
        let label = try #require(cells[0].textLabel)
        #expect(label.frame.minX == margin)
        #expect(label.frame.width == width - 2 * margin)
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(cells[2].separator.isHidden)
    }

    @Test func aHeightTheDelegateNamesHolds() throws {
        final class Heights: UITableViewController {
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                CGFloat(30 + 10 * path.row)
            }
            override func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                60
            }
            override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                UIView()
            }
        }
        let table: UITableView = try show { Heights(style: .plain) }.controller.tableView
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 60))
        #expect(table.visibleCells.map(\.frame.minY) == [82, 112])
        #expect(table.contentSize.height == CGFloat(82 + 70))
    }

    // MARK: Static rows, headers and footers of the table

    @Test func staticRowsNeedNoDataSource() throws {
        let cells = (0..<3).map { number in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Cell \(number)"
            return cell
        }
        cells[1].ownRowHeight = 80
        let (table, _, diagnostics) = try layOut { root in
            let table = UITableView(frame: .zero, style: .grouped)
            table.staticSections = [
                UITableView.StaticSection(headerTitle: "A", cells: [cells[0], cells[1]]),
                UITableView.StaticSection(footerTitle: "b", cells: [cells[2]]),
            ]
            pinEdges(of: addView(table, to: root), to: root)
            return table
        }
        #expect(table.visibleCells == cells)
        // 55.5 above, 17.5 below the first group and above the second one, 30 below that.
        #expect(cells.map(\.frame.minY) == [55.5, 99, 99 + 80 + 35])
        #expect(table.contentSize.height == CGFloat(214 + 43.5 + 30))
        #expect(diagnostics.isEmpty)
    }

    @Test func aTableHeaderIsAsHighAsItsFrame() throws {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        let screen = try table {
            $0.tableView.tableHeaderView = header
            $0.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        }
        let table: UITableView = screen.controller.tableView
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
        #expect(table.visibleCells[0].frame.minY == 120)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 250.5, width: 375, height: 40))
        #expect(table.contentSize.height == 290.5)
    }

    /// A header whose height is determined by a label of several lines.
    private func wrappingHeader() -> (header: UIView, label: UILabel) {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let label = addView(UILabel(), to: header)
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 30)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
        ])
        return (header, label)
    }

    @Test func aTableHeaderSizedByFittingHasTheHeightOfItsText() throws {
        final class Fitting: UITableViewController {
            var header = UIView()
            override func viewDidLayoutSubviews() {
                let size = header.systemLayoutSizeFitting(
                    CGSize(width: tableView.bounds.width, height: 0),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                guard header.frame.height != size.height else { return }
                header.frame.size.height = size.height
                tableView.tableHeaderView = header
            }
        }
        let (header, label) = wrappingHeader()
        let screen = try show { () -> Fitting in
            let controller = Fitting(style: .plain)
            controller.header = header
            controller.tableView.tableHeaderView = header
            return controller
        }
        let height = screen.environment.run { label.sizeThatFits(CGSize(width: 343, height: 0)).height }
        #expect(height > 100)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: height + 20))
        #expect(label.frame == CGRect(x: 16, y: 10, width: 343, height: height))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func aTableHeaderPlacedByConstraintsIsFittedByTheTable() throws {
        let (header, label) = wrappingHeader()
        header.translatesAutoresizingMaskIntoConstraints = false
        let screen = try table { $0.tableView.tableHeaderView = header }
        let height = screen.environment.run { label.sizeThatFits(CGSize(width: 343, height: 0)).height }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: height + 20))
        #expect(screen.controller.tableView.visibleCells[0].frame.minY == height + 20)
        #expect(screen.diagnostics.isEmpty)
    }
}
