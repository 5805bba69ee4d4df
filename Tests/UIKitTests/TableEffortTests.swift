import Devices
import Testing

@testable import UIKitCore

@Suite struct TableEffortTests {
    /// Counts how often the layout of its tree is solved.
    private final class Counter: UIView {
        var solutions = 0
        override func containerLayout() -> ContainerLayout {
            solutions += 1
            return super.containerLayout()
        }
    }

    /// Rows of a label that wraps, in as many rows as asked.
    private final class Rows: NSObject, UITableViewDataSource {
        let count: Int
        var made = 0
        init(_ count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = addView(UILabel(), to: cell.contentView)
            label.numberOfLines = 0
            label.text = String(repeating: "row \(path.row) ", count: 10 + path.row % 7)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
            ])
            return cell
        }
    }

    private func effort(_ count: Int) throws -> (solutions: Int, made: Int, diagnostics: [String]) {
        let rows = Rows(count), counter = Counter()
        let screen = try show { () -> UINavigationController in
            let child = UIViewController()
            let table = UITableView()
            table.dataSource = rows
            pinEdges(of: addView(table, to: child.view), to: child.view)
            child.view.addSubview(counter)
            return UINavigationController(rootViewController: child)
        }
        return (counter.solutions, rows.made, screen.diagnostics)
    }

    @Test func aThousandRowsCostWhatTheSeenOnesCost() throws {
        let few = try effort(20), many = try effort(1000)
        #expect(many.made == few.made)
        #expect(many.made < 20)
        #expect(many.solutions == few.solutions)
        // Once for the table, once for its rows, once more for what those moved.
        #expect(many.solutions <= 3)
        #expect(many.diagnostics.isEmpty)
    }

    @Test func cellsKeepTheirContentFromTheCutout() throws {
        let screen = try show(on: "iphone-x", orientation: .landscape) { () -> UITableViewController in
            let controller = UITableViewController(style: .plain)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            controller.tableView.staticSections = [UITableView.StaticSection(cells: [cell])]
            return controller
        }
        let cell = try #require(screen.controller.tableView.visibleCells.first)
        #expect(cell.frame.width == 812)
        #expect(cell.contentView.frame.minX == 44)
        #expect(cell.contentView.frame.width == CGFloat(812 - 88))
        #expect(try #require(cell.textLabel).frame.minX == 20)
        #expect(cell.separator.frame.minX == 64)
    }

    @Test func inArabicACellIsMirrored() throws {
        let screen = try show(direction: .rightToLeft) { () -> UITableViewController in
            let controller = UITableViewController(style: .plain)
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            controller.tableView.staticSections = [UITableView.StaticSection(cells: [cell])]
            return controller
        }
        let cell = try #require(screen.controller.tableView.visibleCells.first)
        #expect(cell.contentView.frame.minX == 26.5)
        // 16 from the content's right edge, 8 from its left one beside the chevron.
        #expect(try #require(cell.textLabel).frame.maxX == CGFloat(348.5 - 16))
        #expect(try #require(cell.detailTextLabel).frame.minX == 8)
        #expect(cell.accessory.frame.minX == 16)
    }
}
