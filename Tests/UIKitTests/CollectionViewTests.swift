import Testing

@testable import UIKitCore

@Suite struct CollectionViewTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 7
        var size: CGSize?
        var made = 0
        var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            fill(cell, indexPath)
            return cell
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    }

    private func collection(
        _ items: Items, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) throws -> UICollectionView {
        let (view, _, diagnostics) = try layOut { root in
            let layout = UICollectionViewFlowLayout()
            change(layout)
            let view = addView(UICollectionView(frame: .zero, collectionViewLayout: layout), to: root)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.contentInsetAdjustmentBehavior = .never
            view.dataSource = items
            view.delegate = items
            pinEdges(of: view, to: root)
            return view
        }
        #expect(diagnostics.isEmpty)
        return view
    }

    @Test func itemsOf50PointsShareALine() throws {
        let items = Items()
        items.count = 8
        let view = try collection(items)
        // Six items fit: 6·50 + 5·10 = 350 of 375. The rest, 25, goes to the five gaps: 15 each.
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.prefix(6).map(\.minX) == [0, 65, 130, 195, 260, 325])
        // Equal items of the last line keep the columns.
        #expect(frames.suffix(2).map(\.minX) == [0, 65])
        #expect(frames[6].minY == 60)
        #expect(view.contentSize == CGSize(width: 375, height: 110))
    }

    /// Fills its content with a box five points off the edges, in numbers.
    private final class BoxCell: UICollectionViewCell {
        let box = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.frame = CGRect(x: 5, y: 5, width: frame.width - 10, height: frame.height - 10)
            box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(box)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aCellFindsTheSizeOfItsItemWhenItIsMade() throws {
        let items = Items()
        items.size = CGSize(width: 80, height: 60)
        let (view, _, _) = try layOut { root in
            let view = addView(
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), to: root)
            view.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.delegate = items
            pinEdges(of: view, to: root)
            return view
        }
        let boxes = view.visibleCells.compactMap { ($0 as? BoxCell)?.box.frame }
        #expect(boxes == Array(repeating: CGRect(x: 5, y: 5, width: 70, height: 50), count: 7))
    }

    @Test func whatIsPutIntoACellFollowsItsSizeFromThenOn() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), box = UIView()
        box.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
        box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        cell.contentView.addSubview(box)
        cell.frame.size = CGSize(width: 140, height: 70)
        #expect(box.frame == CGRect(x: 10, y: 30, width: 120, height: 30))
        cell.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 30, width: 120, height: 30))
    }

    @Test func insetsAndHeadersMoveTheItems() throws {
        let items = Items()
        items.count = 2
        let view = try collection(items) {
            $0.itemSize = CGSize(width: 100, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 12)
        }
        #expect(view.visibleCells.map(\.frame.minY) == [35, 35])
        // Three would fit into 335: 3·100 + 2·10 = 320, gaps of 17.5.
        #expect(view.visibleCells.map(\.frame.minX) == [20, 137.5])
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 30))
        #expect(view.contentSize.height == CGFloat(30 + 5 + 40 + 7 + 12))
    }

    @Test func onlyItemsThatAreSeenAreMade() throws {
        let items = Items()
        items.count = 1000
        items.size = CGSize(width: 375, height: 100)
        let view = try collection(items) { $0.minimumLineSpacing = 0 }
        #expect(view.contentSize.height == 100_000)
        #expect(items.made == 7)
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<7))
    }

    @Test func aClassOfTheAuthorsIsMadeByTheCollection() throws {
        final class Own: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                pinEdges(of: addView(label, to: contentView), to: contentView)
            }
            required init?(coder: NSCoder) { nil }
        }
        let items = Items()
        items.count = 1
        items.fill = { cell, _ in (cell as? Own)?.label.text = "Hi" }
        let (view, _, diagnostics) = try layOut { root in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(Own.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            pinEdges(of: addView(view, to: root), to: root)
            return view
        }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Own)
        #expect(cell.label.text == "Hi")
        #expect(cell.label.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(diagnostics.isEmpty)
    }

    @Test func aRowScrollsSidewards() throws {
        let items = Items()
        items.count = 3
        let view = try collection(items) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 200, height: 667)
        }
        #expect(view.contentSize == CGSize(width: 620, height: 667))
        #expect(view.visibleCells.map(\.frame.minX) == [0, 210])
    }

    @Test func cellsMayAskForTheirSizes() throws {
        let items = Items()
        items.count = 2
        items.fill = { cell, path in
            let box = addView(UIView(), to: cell.contentView)
            pinEdges(of: box, to: cell.contentView)
            box.widthAnchor.constraint(equalToConstant: 80 + CGFloat(path.item) * 20).isActive = true
            box.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        let view = try collection(items) {
            $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        #expect(view.visibleCells.map(\.frame.size.width) == [80, 100])
        #expect(view.visibleCells.map(\.frame.minX) == [0, 90])
        #expect(view.contentSize.height == 30)
    }
}
