import Testing

@testable import UIKitCore

/// What collection views pass to cells, apply to them, and pin.
@Suite struct CollectionPartTests {
    /// A collection of items in a layout, in a controller of 375 by 667 points.
    private final class Items: UICollectionViewController {
        var counts = [3]
        var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
        var type: UICollectionViewCell.Type = UICollectionViewCell.self
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(type, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            configure(cell, path)
            return cell
        }
        override func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var frames: [CGRect] { collectionView.visibleCells.map(\.frame) }
    }

    private func items(
        _ layout: UICollectionViewLayout, _ change: (Items) -> Void = { _ in }
    ) throws -> ShownScreen<Items> {
        try show {
            let made = Items(collectionViewLayout: layout)
            change(made)
            return made
        }
    }

    /// Changes the object that it is passed and returns it: public code for self-sizing cells.
    private final class InPlaceCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.frame.size.height = 57
            return attributes
        }
    }

    @Test func aFlowTakesSizesThatAreSetInPlace() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 30)
        layout.minimumLineSpacing = 4
        let screen = try items(layout) { $0.type = InPlaceCell.self }
        #expect(screen.controller.frames.map(\.minY) == [0, 61, 122])
        #expect(screen.controller.frames.map(\.height) == [57, 57, 57])
    }

    @Test func aCompositionTakesSizesThatAreSetInPlace() throws {
        let size = layoutSize(.fractionalWidth(1), .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let screen = try items(UICollectionViewCompositionalLayout(section: section)) {
            $0.type = InPlaceCell.self
        }
        #expect(screen.controller.frames.map(\.minY) == [0, 57, 114])
        #expect(screen.controller.frames.map(\.height) == [57, 57, 57])
    }

    @Test func attributesThatAreAskedForAreCopies() throws {
        let layout = UICollectionViewFlowLayout()
        let screen = try items(layout)
        let view = try #require(screen.controller.collectionView), path = IndexPath(item: 0, section: 0)
        screen.change {
            let attributes = view.layoutAttributesForItem(at: path)
            attributes?.frame.origin.y = 300
            #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 0)
        }
    }

    @Test func whatTheAppSetsAfterItsAttributesStays() throws {
        // Source: documentation of `UICollectionViewLayoutAttributes`: equal attributes are not applied again.
        let layout = UICollectionViewFlowLayout()
        let flip = CGAffineTransform(scaleX: 1, y: -1)
        let screen = try items(layout) { items in
            items.configure = { cell, _ in
                cell.alpha = 0.5
                cell.transform = flip
            }
        }
        let view = try #require(screen.controller.collectionView)
        screen.change { view.setNeedsLayout() }
        for cell in view.visibleCells {
            #expect(cell.alpha == 0.5)
            #expect(cell.transform == flip)
            #expect(cell.bounds.size == CGSize(width: 50, height: 50))
        }
    }

    @Test func partsStayWhereOverridesPutThem() throws {
        final class Inset: UICollectionViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                contentView.frame = bounds.insetBy(dx: 4, dy: 6)
            }
        }
        let screen = try items(UICollectionViewFlowLayout()) { $0.type = Inset.self }
        let view = try #require(screen.controller.collectionView)
        screen.change { view.setNeedsLayout() }
        for cell in view.visibleCells {
            #expect(cell.contentView.frame == CGRect(x: 4, y: 6, width: 42, height: 38))
        }
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func backgroundsAreBehindTheContent() throws {
        // Source: Apple's documentation of `UICollectionViewCell`: the selected background is above the background.
        let screen = try items(UICollectionViewFlowLayout()) { items in
            items.configure = { cell, _ in
                cell.backgroundView = UIView()
                cell.selectedBackgroundView = UIView()
            }
        }
        let cell = try #require(screen.controller.collectionView.visibleCells.first)
        let background = try #require(cell.backgroundView),
            selected = try #require(cell.selectedBackgroundView)
        #expect(cell.subviews == [background, cell.contentView])
        screen.change { cell.isSelected = true }
        #expect(cell.subviews == [background, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
        #expect(background.frame == cell.bounds)
        screen.change { cell.isSelected = false }
        #expect(cell.subviews == [background, cell.contentView])
    }

    @Test(arguments: [0.0, 15, 90, 400, 500, 515, 530, 545])
    func aFlowPinsHeadersWithinTheirSections(offset: Double) throws {
        // Three sections of a header of 40 and ten lines of 50 points, without spacing: 540 points each.
        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        let screen = try items(layout) { $0.counts = [10, 10, 10] }
        let view = try #require(screen.controller.collectionView)
        screen.change { view.contentOffset.y = CGFloat(offset) }
        // Closed formula: at the top of what is visible, from the header's own place to the section's end.
        let kind = UICollectionView.elementKindSectionHeader
        let first = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        let second = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        if offset < 540 { #expect(first?.frame.minY == CGFloat(min(offset, 500))) }
        #expect(second?.frame.minY == CGFloat(max(offset, 540)))
        #expect(second?.frame.width == 375)
    }
}
