import Testing

@testable import UIKitCore

/// Cells of a file in a list whose data source has none.
@Suite struct ListPrototypeTests {
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

    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        init(count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
        }
    }

    /// The widths of the visible items and whether they are of the file.
    private func items(count: Int, prototypes: Int) -> [String] {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
        collection.prototypesWithoutItems = (0..<prototypes).map { number in
            { frame in
                let cell = UICollectionViewCell(frame: frame)
                cell.tag = number + 1
                return cell
            }
        }
        let source = Items(count: count)
        collection.dataSource = source
        collection.layoutIfNeeded()
        return collection.visibleCells.map { "\($0.tag): \($0.bounds.width)" }
    }

    @Test("the file's items fill a collection without items, and only one without")
    func collections() {
        let filled = (0..<6).map { "\($0 % 2 + 1): 100.0" }
        #expect(items(count: 0, prototypes: 2) == filled)
        #expect(items(count: 2, prototypes: 2) == ["0: 100.0", "0: 100.0"])
        #expect(items(count: 0, prototypes: 0).isEmpty)
    }
}
