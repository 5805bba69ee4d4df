import Testing

@testable import UIKitCore

/// Items of compositional layouts whose content determines their size.
@Suite struct SelfSizingItemTests {
    private func collection(
        _ count: Int, _ section: NSCollectionLayoutSection, _ size: @escaping (Int) -> CGSize
    ) throws -> CompositionalCollection {
        try CompositionalCollection([count], UICollectionViewCompositionalLayout(section: section)) {
            cell, path in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            pinEdges(of: box, to: cell.contentView)
            let size = size(path.item)
            // Not required, because equal siblings are higher than their content.
            for (anchor, length) in [(box.widthAnchor, size.width), (box.heightAnchor, size.height)]
            where length > 0 {
                let constraint = anchor.constraint(equalToConstant: length)
                constraint.priority = UILayoutPriority(999)
                constraint.isActive = true
            }
        }
    }

    @Test func heightsFollowTheContent() throws {
        let size = layoutSize(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 4
        let view = try collection(4, section) { CGSize(width: 0, height: CGFloat(30 + 20 * $0)) }
        #expect(view.frames().map(\.height) == [30, 50, 70, 90])
        #expect(view.frames().map(\.minY) == [0, 34, 88, 162])
        #expect(view.frames().allSatisfy { $0.width == 375 })
        #expect(view.view.contentSize.height == 252)
    }

    @Test func aRowIsAsHighAsItsHighestItem() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
            subitems: [layoutItem(.fractionalWidth(0.5), .estimated(50))])
        let view = try collection(4, NSCollectionLayoutSection(group: group)) {
            CGSize(width: 0, height: [20, 60, 35, 10][$0])
        }
        #expect(view.frames().map(\.height) == [20, 60, 35, 10])
        #expect(view.frames().map(\.minY) == [0, 0, 60, 60])
    }

    @Test func siblingsMayBeOfTheSameHeight() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
            subitems: [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))])
        let view = try collection(4, NSCollectionLayoutSection(group: group)) {
            CGSize(width: 0, height: [20, 60, 35, 10][$0])
        }
        #expect(view.frames().map(\.height) == [60, 60, 35, 35])
    }

    @Test func itemsFlowLikeWords() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
            subitems: [layoutItem(.estimated(60), .estimated(30))])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let view = try collection(4, section) { CGSize(width: [200, 100, 120, 300][$0], height: 30) }
        // 200 + 10 + 100 fit into 375, 120 more do not.
        #expect(view.frames().map(\.minX) == [0, 210, 0, 0])
        #expect(view.frames().map(\.minY) == [0, 0, 35, 70])
        #expect(view.frames().map(\.width) == [200, 100, 120, 300])
    }
}
