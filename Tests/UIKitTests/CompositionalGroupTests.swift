import SeededRandom
import Testing

@testable import UIKitCore

/// Groups of compositional layouts, in 375 points at 2 pixels a point.
@Suite struct CompositionalGroupTests {
    private func collection(
        _ count: Int, _ group: NSCollectionLayoutGroup,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) throws -> CompositionalCollection {
        let section = NSCollectionLayoutSection(group: group)
        change(section)
        return try CompositionalCollection(
            [count], UICollectionViewCompositionalLayout(section: section), direction: direction)
    }

    private func row(
        _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: layoutSize(.fractionalWidth(1), height), subitems: items)
    }

    @Test func aRowHasAsManyItemsAsFit() throws {
        let item = layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
        let view = try collection(6, row(.fractionalWidth(0.25), [item]))
        // A quarter of 375 is 93.75, on whole pixels 93.5.
        #expect(view.frames().map(\.minX) == [0, 93.5, 187, 280.5, 0, 93.5])
        #expect(view.frames().map(\.minY) == [0, 0, 0, 0, 93.5, 93.5])
        #expect(Set(view.frames().map(\.size)) == [CGSize(width: 93.5, height: 93.5)])
        #expect(view.view.contentSize == CGSize(width: 375, height: 187))
        #expect(view.view.visibleCells.map(\.frame) == view.frames())
    }

    // Measured in tests that others wrote against UIKit, high confidence: fractions are of the length less the spacing.
    @Test func fractionsLeaveRoomForTheSpacing() throws {
        let group = row(.absolute(50), [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(10)
        let frames = try collection(2, group).frames()
        #expect(frames.map(\.minX) == [0, 192.5])
        #expect(frames.map(\.width) == [182.5, 182.5])
    }

    @Test func aCountSharesTheWidth() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
            subitem: layoutItem(.absolute(7), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        // (375 - 2·10) / 3 = 118.33, on whole pixels 118.
        let frames = try collection(3, group).frames()
        #expect(frames.map(\.minX) == [0, 128, 256])
        #expect(frames.map(\.width) == [118, 118, 118])
    }

    @Test func repetitionsKeepTheirWidth() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: layoutItem(.absolute(70), .fractionalHeight(0.5)), count: 3)
        group.interItemSpacing = .flexible(0)
        // The rest, 375 - 210, goes to the two gaps.
        #expect(try collection(3, group).frames().map(\.minX) == [0, 152.5, 305])
        #expect(try collection(4, group).frames()[3] == CGRect(x: 0, y: 40, width: 70, height: 20))
    }

    @Test func flexibleSpacingTakesWhatIsLeft() throws {
        let group = row(.absolute(50), [layoutItem(.absolute(100), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(5)
        let view = try collection(4, group)
        #expect(view.frames().map(\.minX) == [0, 137.5, 275, 0])
        let item = layoutItem(.absolute(100), .fractionalHeight(0.5))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: nil)
        // Six shares of the rest, 75; the top takes the rest of the height.
        let centered = try collection(3, row(.absolute(50), [item])).frames()
        #expect(centered.map(\.minX) == [12.5, 137.5, 262.5])
        #expect(centered.map(\.minY) == [25, 25, 25])
    }

    @Test func insetsMakeItemsAndGroupsSmaller() throws {
        let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = row(.absolute(60), [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 15)
        let view = try collection(3, group) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 8, trailing: 30)
            $0.interGroupSpacing = 9
        }
        // 375 - 50 - 25 = 300, 150 for each item; 50 high.
        #expect(view.frame(0) == CGRect(x: 32, y: 13, width: 144, height: 46))
        #expect(view.frame(1) == CGRect(x: 182, y: 13, width: 144, height: 46))
        #expect(view.frame(2) == CGRect(x: 32, y: 82, width: 144, height: 46))
        #expect(view.view.contentSize.height == CGFloat(7 + 60 + 9 + 60 + 8))
    }

    private var nested: NSCollectionLayoutGroup {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: layoutItem(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        return row(.absolute(200), [layoutItem(.fractionalWidth(0.7), .fractionalHeight(1)), column])
    }

    @Test func groupsAreItems() throws {
        let frames = try collection(5, nested).frames()
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 262.5, height: 200))
        #expect(frames[1] == CGRect(x: 262.5, y: 0, width: 112.5, height: 100))
        #expect(frames[2] == CGRect(x: 262.5, y: 100, width: 112.5, height: 100))
        #expect(frames[3] == CGRect(x: 0, y: 200, width: 262.5, height: 200))
        #expect(frames[4] == CGRect(x: 262.5, y: 200, width: 112.5, height: 100))
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        let frames = try collection(5, nested).frames()
        let mirrored = try collection(5, nested, direction: .rightToLeft).frames()
        #expect(
            mirrored
                == frames.map {
                    CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
                })
    }

    // Measured in tests that others wrote against UIKit, high confidence.
    @Test func theLastGroupEndsAfterItsLastItem() throws {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(320)),
            subitems: [layoutItem(.fractionalWidth(1), .absolute(100))])
        let view = try collection(4, group)
        #expect(view.frames().map(\.minY) == [0, 100, 200, 320])
        #expect(view.view.contentSize.height == 440)
    }

    @Test func aGroupThatIsTooSmallShowsNone() throws {
        let view = try collection(2, row(.absolute(40), [layoutItem(.absolute(400), .absolute(40))]))
        #expect(view.frames().isEmpty)
    }

    @Test func customGroupsHaveFramesOfTheirOwn() throws {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(90)))
        {
            sizes.append($0.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 10, height: 20)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 10, y: 10, width: 30, height: 40), zIndex: 3),
            ]
        }
        let view = try collection(3, group)
        #expect(sizes.first == CGSize(width: 375, height: 90))
        #expect(
            view.frames() == [
                CGRect(x: 5, y: 5, width: 10, height: 20), CGRect(x: 10, y: 10, width: 30, height: 40),
                CGRect(x: 5, y: 95, width: 10, height: 20),
            ])
        let second = view.view.collectionViewLayout.layoutAttributesForItem(
            at: IndexPath(item: 1, section: 0))
        #expect(second?.zIndex == 3)
    }

    @Test func badgesAreAnchored() throws {
        let corner = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: corner)
        let item = layoutItem(.absolute(100), .absolute(80), badges: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.absolute(200), .absolute(80)), repeatingSubitem: item, count: 2)
        let view = try collection(3, group)
        // The item ends at 90; the badge's trailing edge is half its width further.
        #expect(view.frame(of: "badge") == CGRect(x: 80, y: 5, width: 20, height: 10))
        #expect(view.frame(of: "badge", 1) == CGRect(x: 180, y: 5, width: 20, height: 10))
        #expect(view.frame(of: "badge", 2) == CGRect(x: 80, y: 85, width: 20, height: 10))
        let shown = view.view.visibleSupplementaryViews(ofKind: "badge")
        #expect(shown.count == 3)
        // Above the cells.
        let lowest = shown.compactMap { view.view.subviews.firstIndex(of: $0) }.min() ?? 0
        let cells = view.view.visibleCells.compactMap { view.view.subviews.firstIndex(of: $0) }
        #expect(cells.allSatisfy { $0 < lowest })
    }

    @Test func itemAnchorsAndOffsets() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 3, y: 4)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let group = row(.absolute(80), [layoutItem(.absolute(100), .absolute(80), badges: [badge])])
        // In the middle of the bottom edge, its own top there.
        #expect(try collection(1, group).frame(of: "badge") == CGRect(x: 28, y: 84, width: 50, height: 20))
    }

    // MARK: Random groups

    /// One row of a grid by itself: where items begin and how wide they are.
    private func cells(count: Int, gap: CGFloat, _ width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let share = ((width - gap * CGFloat(count - 1)) / CGFloat(count) * 2 + 0.001).rounded(.down) / 2
        return (0..<count).map { (((share + gap) * CGFloat($0) * 2 + 0.5).rounded(.down) / 2, share) }
    }

    @Test(arguments: 1...40) func repeatedGroupsAreAGrid(seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
        let columns = number(1...6), count = number(0...40), gap = CGFloat(number(0...20))
        let height = CGFloat(number(10...90)), lineGap = CGFloat(number(0...15))
        let insets = (
            top: CGFloat(number(0...30)), leading: CGFloat(number(0...30)), trailing: CGFloat(number(0...30))
        )
        let isShared = number(0...1) == 0
        let size = layoutSize(.fractionalWidth(1), .absolute(height))
        let item = layoutItem(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        let group: NSCollectionLayoutGroup =
            isShared
            ? .horizontal(layoutSize: size, subitem: item, count: columns)
            : .horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .fixed(gap)
        let isMirrored = number(0...1) == 0
        let view = try collection(count, group, direction: isMirrored ? .rightToLeft : .leftToRight) {
            $0.interGroupSpacing = lineGap
            $0.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: 0, trailing: insets.trailing)
        }
        let grid = cells(count: columns, gap: gap, 375 - insets.leading - insets.trailing)
        let expected = (0..<count).map { index in
            let cell = grid[index % columns], line = CGFloat(index / columns)
            let x = insets.leading + cell.x
            return CGRect(
                x: isMirrored ? 375 - x - cell.width : x, y: insets.top + line * (height + lineGap),
                width: cell.width, height: height)
        }
        #expect(view.frames() == expected)
    }
}
