import Testing

@testable import UIKitCore

/// The view above the first section, sized by its frame or by its constraints.
@Suite struct TableHeaderTests {
    /// A table of rows of 50 points below a header whose box of 40 has 10 points around it: 60 in all.
    private final class Table: UITableViewController {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
        let box = UIView()
        private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 40)
        var masks = true

        override func viewDidLoad() {
            tableView.rowHeight = 50
            box.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(box)
            let bottom = box.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10)
            // Gives way while the frame has no height yet.
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: header.topAnchor, constant: 10), boxHeight, bottom,
                box.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -10),
            ])
            header.translatesAutoresizingMaskIntoConstraints = masks
            tableView.tableHeaderView = header
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        var firstRow: CGFloat? { tableView.visibleCells.first?.frame.minY }
    }

    private func table(masks: Bool) throws -> ShownScreen<Table> {
        try show {
            let made = Table(style: .plain)
            made.masks = masks
            return made
        }
    }

    @Test func withTheMaskTheFrameDecides() throws {
        let screen = try table(masks: true), controller = screen.controller
        // A layout alone changes no height: the rows are below the box's place.
        screen.change { controller.header.layoutIfNeeded() }
        #expect(controller.header.frame.height == 0)
        #expect(controller.firstRow == 0)
        #expect(controller.box.frame == CGRect(x: 10, y: 10, width: 355, height: 40))
        screen.change {
            controller.header.layoutIfNeeded()
            let fitting = controller.header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(fitting.height == 60)
            controller.header.frame.size.height = fitting.height
            controller.tableView.tableHeaderView = controller.header
        }
        #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(controller.firstRow == 60)
        #expect(controller.tableView.contentSize.height == 160)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func withoutTheMaskTheConstraintsDecide() throws {
        let screen = try table(masks: false), controller = screen.controller
        #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(controller.firstRow == 60)
        // A plain layout follows a change of the content.
        screen.change {
            controller.boxHeight.constant = 100
            controller.tableView.setNeedsLayout()
            controller.tableView.layoutIfNeeded()
        }
        #expect(controller.header.frame.height == 120)
        #expect(controller.firstRow == 120)
        #expect(screen.diagnostics.isEmpty)
    }

    /// Three sections of a row of 400 points each, with titles; writes down which headers and footers come and go.
    private final class Sections: UITableViewController {
        var calls: [String] = []
        override func viewDidLoad() { tableView.rowHeight = 400 }
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
            calls.append("+\(section)")
        }
        override func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { calls.append("-\(section)") }
    }

    // Source: Apple's documentation of `tableView(_:willDisplayHeaderView:forSection:)` and its kin.
    @Test func theDelegateIsToldOfHeadersThatComeAndGo() throws {
        let screen = try show { Sections(style: .plain) }, controller = screen.controller
        #expect(controller.calls == ["+0", "+1"])
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.textColor == .red)
        controller.calls = []
        screen.change { controller.tableView.contentOffset.y = 600 }
        #expect(controller.calls == ["+2", "-0"])
    }
}
