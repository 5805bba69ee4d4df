import Testing

@testable import UIKitCore

/// Sections of compositional layouts, in 375 by 667 points at 2 pixels a point.
@Suite struct CompositionalSectionTests {
    /// A section of rows of one item.
    private func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
                subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, height: CGFloat = 40, offset: CGPoint = .zero
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), elementKind: kind,
            alignment: alignment, absoluteOffset: offset)
    }

    private func collection(
        _ counts: [Int], _ section: NSCollectionLayoutSection,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> CompositionalCollection {
        try CompositionalCollection(
            counts, UICollectionViewCompositionalLayout(section: section), direction: direction)
    }

    // MARK: Headers and footers

    @Test func headersAreBeforeTheInsets() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 30)
        section.boundarySupplementaryItems = [
            boundary("header", .top), boundary("footer", .bottom, height: 25),
        ]
        let view = try collection([2, 1], section)
        #expect(view.frame(of: "header") == CGRect(x: 20, y: 0, width: 325, height: 40))
        #expect(view.frames() == [50, 100].map { CGRect(x: 20, y: $0, width: 325, height: 50) })
        #expect(view.frame(of: "footer") == CGRect(x: 20, y: 155, width: 325, height: 25))
        #expect(view.frame(of: "header", section: 1)?.minY == 180)
        #expect(view.view.contentSize.height == 310)
    }

    @Test func headersMayHaveTheWholeWidth() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
        section.boundarySupplementaryItems = [boundary("header", .top)]
        section.supplementariesFollowContentInsets = false
        #expect(try collection([1], section).frame(of: "header")?.width == 375)
    }

    @Test func offsetsMoveTheBoundary() throws {
        let section = rows()
        section.boundarySupplementaryItems = [boundary("header", .top, offset: CGPoint(x: 3, y: -10))]
        let view = try collection([1], section)
        #expect(view.frame(of: "header") == CGRect(x: 3, y: 0, width: 375, height: 40))
        #expect(view.frame(0)?.minY == 50)
    }

    @Test func headersThatDoNotExtendCoverTheContent() throws {
        let section = rows(), header = boundary("header", .top),
            footer = boundary("footer", .bottom, height: 30)
        header.extendsBoundary = false
        footer.extendsBoundary = false
        section.boundarySupplementaryItems = [header, footer]
        let view = try collection([2], section)
        #expect(view.frame(of: "header")?.minY == 0)
        #expect(view.frame(of: "footer")?.minY == 70)
        #expect(view.frames().map(\.minY) == [0, 50])
        #expect(view.view.contentSize.height == 100)
    }

    @Test func alignmentsAcross() throws {
        let section = rows()
        let size = layoutSize(.absolute(100), .absolute(20))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "header", alignment: .topTrailing),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "footer", alignment: .bottom),
        ]
        let view = try collection([1], section)
        #expect(view.frame(of: "header") == CGRect(x: 275, y: 0, width: 100, height: 20))
        #expect(view.frame(of: "footer") == CGRect(x: 137.5, y: 70, width: 100, height: 20))
        let mirrored = try collection([1], section, direction: .rightToLeft)
        #expect(mirrored.frame(of: "header")?.minX == 0)
    }

    @Test func pinnedHeadersStayAsLongAsTheirSection() throws {
        let section = rows(), header = boundary("header", .top), footer = boundary("footer", .bottom)
        header.pinToVisibleBounds = true
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        let view = try collection([20, 20], section)
        // A section: 40 + 20·50 + 40. The footer is held to the end of the visible part.
        #expect(view.frame(of: "header")?.minY == 0)
        #expect(view.frame(of: "footer")?.minY == 627)
        view.scroll(to: CGPoint(x: 0, y: 300))
        #expect(view.frame(of: "header")?.minY == 300)
        #expect(view.frame(of: "footer")?.minY == 927)
        // The header leaves before the footer: the first section's items end at 1040.
        view.scroll(to: CGPoint(x: 0, y: 1020))
        #expect(view.frame(of: "header")?.minY == 1000)
        #expect(view.frame(of: "header", section: 1)?.minY == 1080)
        let shown = view.view.visibleSupplementaryViews(ofKind: "header")
        #expect(shown.map(\.frame.minY) == [1000, 1080])
    }

    @Test func unpinnedHeadersScrollAway() throws {
        let section = rows()
        section.boundarySupplementaryItems = [boundary("header", .top)]
        let view = try collection([20], section)
        view.scroll(to: CGPoint(x: 0, y: 300))
        #expect(view.frame(of: "header")?.minY == 0)
        #expect(view.view.visibleSupplementaryViews(ofKind: "header").isEmpty)
    }

    @Test func theWholeLayoutHasHeadersToo() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boundary("header", .top, height: 60)]
        configuration.interSectionSpacing = 15
        let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)
        let view = try CompositionalCollection([1, 1], layout)
        #expect(view.frame(of: "header") == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(view.frame(0)?.minY == 60)
        #expect(view.frame(0, 1)?.minY == 125)
        #expect(view.view.contentSize.height == 175)
        #expect(view.view.visibleSupplementaryViews(ofKind: "header").count == 1)
    }

    // Measured in tests that others wrote against UIKit, high confidence.
    @Test func emptySectionsTakeNoRoom() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        let view = try collection([0, 1], section)
        #expect(view.frame(0, 1)?.minY == 10)
    }

    // MARK: Decorations

    @Test func decorationsAreBehindTheirSection() throws {
        final class Ground: UICollectionReusableView {}
        let section = rows(), ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        section.decorationItems = [ground]
        section.boundarySupplementaryItems = [boundary("header", .top)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let view = try CompositionalCollection([2], layout)
        let first = try #require(view.view.subviews.first as? Ground)
        #expect(first.frame == CGRect(x: 6, y: 5, width: 361, height: 128))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    }

    // MARK: Rows that scroll

    private func strip(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: layoutSize(.absolute(150), .absolute(80)),
                subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 6, trailing: 20)
        section.boundarySupplementaryItems = [boundary("header", .top)]
        return section
    }

    @Test func anOrthogonalSectionIsARow() throws {
        let view = try collection([10], strip(.continuous))
        // 16 + 10·150 + 9·10 + 20 long.
        let row = try #require(view.view.subviews.compactMap { $0 as? OrthogonalScrollView }.first)
        #expect(row.frame == CGRect(x: 0, y: 40, width: 375, height: 91))
        #expect(row.contentSize == CGSize(width: 1626, height: 91))
        #expect(row.clipsToBounds && row.contentOffset == .zero)
        // Three of ten are seen: from 16, 176 and 336 on.
        #expect(view.view.visibleCells.map(\.frame.minX) == [16, 176, 336])
        #expect(view.view.visibleCells.allSatisfy { $0.superview === row && $0.frame.minY == 5 })
        #expect(view.made.count == 3)
        #expect(view.frame(1) == CGRect(x: 176, y: 45, width: 150, height: 80))
        #expect(view.view.contentSize == CGSize(width: 375, height: 131))
    }

    @Test func aRowScrollsByItself() throws {
        let view = try collection([10], strip(.continuous))
        let row = try #require(view.view.rows[0])
        row.contentOffset = CGPoint(x: 400, y: 0)
        view.view.layoutIfNeeded()
        #expect(view.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
        #expect(view.frame(3)?.minX == 96)
        #expect(view.frame(of: "header")?.minX == 16)
        #expect(view.view.indexPathForItem(at: CGPoint(x: 100, y: 50))?.item == 3)
        view.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
        view.view.layoutIfNeeded()
        // The last item ends at 16 + 9·160 + 150 = 1606.
        #expect(row.contentOffset.x == 1231)
    }

    @Test func aRowRightToLeftBeginsAtTheRight() throws {
        let view = try collection([10], strip(.continuous), direction: .rightToLeft)
        let row = try #require(view.view.rows[0])
        #expect(row.contentOffset.x == row.contentSize.width - 375)
        #expect(view.frame(0)?.maxX == 359)
        #expect(view.frame(1)?.maxX == 199)
    }

    @Test func centeredGroupsBeginInTheMiddle() throws {
        let view = try collection([10], strip(.groupPagingCentered))
        #expect(view.frame(0)?.minX == 112.5)
        #expect(view.frame(1)?.minX == 272.5)
        // 112.5 at both ends of 10·150 + 9·10.
        #expect(view.view.rows[0]?.contentSize.width == 1815)
    }

    // MARK: Visible items

    @Test func aHandlerChangesWhatIsVisible() throws {
        let section = strip(.continuous)
        var offsets: [CGPoint] = [], width: CGFloat = 0
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset)
            width = environment.container.contentSize.width
            for item in items where item.representedElementCategory == .cell {
                item.alpha = item.frame.minX - offset.x < 100 ? 1 : 0.5
                item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        let view = try collection([10], section)
        #expect(width == 375 && offsets.last == .zero)
        #expect(view.view.visibleCells.map(\.alpha) == [1, 0.5, 0.5])
        #expect(view.view.visibleCells.first?.transform.a == 0.5)
        view.view.rows[0]?.contentOffset = CGPoint(x: 160, y: 0)
        view.view.layoutIfNeeded()
        #expect(offsets.last == CGPoint(x: 160, y: 0))
        #expect(view.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
    }

    @Test func layoutsScrollSidewaysToo() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
                subitem: layoutItem(.fractionalWidth(1), .fractionalHeight(1)), count: 2))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 67, trailing: 3)
        let view = try CompositionalCollection(
            [3], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(view.frame(0) == CGRect(x: 7, y: 0, width: 100, height: 300))
        #expect(view.frame(1) == CGRect(x: 7, y: 300, width: 100, height: 300))
        #expect(view.frame(2)?.minX == 107)
        #expect(view.view.contentSize == CGSize(width: 210, height: 667))
    }

    @Test func theProviderIsAskedForEachSection() throws {
        var asked: [Int] = [], widths: Set<CGFloat> = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append(index)
            widths.insert(environment.container.effectiveContentSize.width)
            return self.rows(CGFloat(10 * (index + 1)))
        }
        let view = try CompositionalCollection([1, 1, 1], layout)
        #expect(Set(asked) == [0, 1, 2] && widths == [375])
        #expect((0..<3).map { view.frame(0, $0)?.minY } == [0, 10, 30])
    }
}
