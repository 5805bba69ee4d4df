import Testing

@testable import UIKit

/// Cells of a file in a table whose data source has no rows.
@Suite struct TablePrototypeTests {
    private final class Source: NSObject, UITableViewDataSource {
        let count: Int
        init(count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: "own")
        }
    }

    /// The reuse identifiers of the visible cells.
    private func visible(count: Int, prototypes: [String]) -> [String] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.rowHeight = 50
        table.prototypesWithoutRows = prototypes.map { name in
            { UITableViewCell(style: .default, reuseIdentifier: name) }
        }
        let source = Source(count: count)
        table.dataSource = source
        table.layoutIfNeeded()
        return table.visibleCells.compactMap(\.reuseIdentifier)
    }

    @Test("the file's cells are repeated where there are no rows, and only there")
    func rows() {
        #expect(visible(count: 0, prototypes: ["a", "b"]) == ["a", "b", "a", "b"])
        #expect(visible(count: 2, prototypes: ["a", "b"]) == ["own", "own"])
        #expect(visible(count: 0, prototypes: []).isEmpty)
    }
}
