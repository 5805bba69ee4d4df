import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Cells that show what is behind their list.
@Suite("Transparent cells") struct TransparentCellTests {
    private final class Rows: UITableViewController {
        var prepare: (UITableViewCell) -> Void = { _ in }
        var isPreparedLate = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if !isPreparedLate { prepare(cell) }
            return cell
        }
        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            if isPreparedLate { prepare(cell) }
        }
    }

    /// Whether a row with its contents covers what is behind the table, by the rectangles that they fill.
    private func covers(
        _ style: UITableView.Style = .plain, late: Bool = false,
        _ prepare: @escaping (UITableViewCell) -> Void
    ) -> Bool {
        let tree = RenderEnvironment.standard.layoutTree(of: {
            let controller = Rows(style: style)
            controller.prepare = prepare
            controller.isPreparedLate = late
            return controller
        })
        guard let row = tree.nodes.firstIndex(where: { $0.className == "UITableViewCell" }) else {
            return true
        }
        // Lines between rows are no background.
        return tree.nodes[row..<tree.nodes[row].subtreeEnd].contains { node in
            if node.frame.height > 1, let color = node.background, color.alpha > 0 { return true }
            return node.content.contains { command in
                guard case .fillRect(let rect, .color(let color)) = command.drawing else { return false }
                return rect.height > 1 && color.alpha > 0
            }
        }
    }

    /// Source: Apple's documentation of `backgroundColor` of cells: the default is that of the list, and a clear color shows
    /// what is behind; before a cell is shown, `tableView(_:willDisplay:forRowAt:)` may change it.
    @Test("of a table have a clear color of their own")
    func tables() {
        for style in [UITableView.Style.plain, .grouped] {
            #expect(covers(style) { _ in })
            #expect(!covers(style) { $0.backgroundColor = .clear })
            #expect(!covers(style, late: true) { $0.backgroundColor = .clear })
            #expect(covers(style) { $0.contentView.backgroundColor = .clear })
            #expect(
                !covers(style) {
                    $0.backgroundColor = .clear
                    $0.contentView.backgroundColor = .clear
                    $0.backgroundView = nil
                })
            #expect(!covers(style) { $0.backgroundView = UIView() })
            #expect(!covers(style) { $0.backgroundConfiguration = .clear() })
            #expect(covers(style) { $0.backgroundColor = .systemTeal })
        }
    }
}
