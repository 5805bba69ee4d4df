import Testing

@testable import UIKitCore

/// Touches in collections with rows that scroll, and in outlines; layouts that apps write themselves.
@Suite struct CollectionTouchTests {
    private final class Shelf: UICollectionViewController {
        var selected: [IndexPath] = [], performed: [IndexPath] = []

        init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: layoutSize(.absolute(150), .absolute(80)),
                    subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
            section.orthogonalScrollingBehavior = behavior
            section.contentInsets.leading = 20
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            12
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    @Test func itemsOfARowAreSelectedByTaps() throws {
        let shelf = Shelf(.continuous)
        RenderEnvironment.standard.withLiveScreen {
            shelf
        } _: { screen in
            let input = TouchInput()
            guard let cell = shelf.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) else {
                return
            }
            input.begin(at: cell.convert(CGPoint(x: 25, y: 25), to: nil))
            input.end()
            #expect(shelf.selected == [IndexPath(item: 1, section: 0)])
            #expect(cell.isSelected)
        }
    }

    @Test func aRowComesToRestAtAGroup() throws {
        let shelf = Shelf(.groupPaging)
        RenderEnvironment.standard.withLiveScreen {
            shelf
        } _: { _ in
            guard let row = shelf.collectionView.rows[0] else {
                Issue.record("there is no row")
                return
            }
            // Groups begin at 20, 170, 320 …; they come to rest where the first one is.
            #expect(row.endOffset(for: CGPoint(x: 140, y: 0), velocity: .zero).x == 150)
            #expect(row.endOffset(for: CGPoint(x: 70, y: 0), velocity: .zero).x == 0)
            #expect(
                row.endOffset(for: CGPoint(x: 5000, y: 0), velocity: .zero).x == row.contentSize.width
                    - row.bounds.width)
        }
    }

    private final class Outline: UICollectionViewController {
        var source: UICollectionViewDiffableDataSource<Int, String>?

        init() {
            let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = [
                    .outlineDisclosure(options: .init(style: item == "head" ? .header : .cell))
                ]
            }
            source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
            var items = NSDiffableDataSourceSectionSnapshot<String>()
            items.append(["head", "next"])
            items.append(["a", "b"], to: "head")
            items.append(["c"], to: "next")
            source?.apply(items, to: 0, animatingDifferences: false)
        }

        var shown: [String] { source?.snapshot().itemIdentifiers ?? [] }
    }

    @Test func tapsExpandItems() throws {
        let outline = Outline()
        RenderEnvironment.standard.withLiveScreen {
            outline
        } _: { screen in
            let input = TouchInput()
            func tap(_ item: Int, fromEnd: CGFloat) {
                guard let cell = outline.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
                else {
                    return
                }
                input.begin(at: cell.convert(CGPoint(x: cell.bounds.maxX - fromEnd, y: 22), to: nil))
                input.end()
                outline.view.layoutIfNeeded()
            }
            // A cell is expanded by its chevron alone, a header by a tap anywhere.
            tap(1, fromEnd: 150)
            #expect(outline.shown == ["head", "next"])
            tap(1, fromEnd: 22)
            #expect(outline.shown == ["head", "next", "c"])
            tap(0, fromEnd: 150)
            #expect(outline.shown == ["head", "a", "b", "next", "c"])
            tap(0, fromEnd: 150)
            #expect(outline.shown == ["head", "next", "c"])
        }
    }

    private final class Swiped: UICollectionViewController {
        var archived: [Int] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }

        init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
            weak var owner: Swiped?
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item > 0 else { return nil }
                let action = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                    owner?.archived.append(path.item)
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [action])
            }
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            owner = self
        }

        required init?(coder: NSCoder) { nil }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item) }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func aSwipeShowsActions(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let list = Swiped(appearance)
        RenderEnvironment.standard.withLiveScreen {
            list
        } _: { _ in
            let view = list.collectionView
            guard let view, let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) else {
                Issue.record("there is no cell")
                return
            }
            let place = cell.frame
            #expect(!view.openSwipe(at: IndexPath(item: 0, section: 0), isLeading: false))
            #expect(!view.openSwipe(at: IndexPath(item: 1, section: 0), isLeading: true))
            #expect(view.openSwipe(at: IndexPath(item: 1, section: 0), isLeading: false))
            view.layoutIfNeeded()
            let actions = view.subviews.compactMap { $0 as? SwipeActionsView }.first
            #expect(actions?.frame.maxX == place.maxX && actions?.frame.minY == place.minY)
            let width = actions?.frame.width ?? 0
            #expect(width >= 74)
            #expect(appearance == .plain ? cell.frame.minX == -width : cell.bounds.minX == width)
            #expect(cell.configurationState.isSwiped)
            let button = actions?.subviews.first as? UIControl
            button?.sendActions(for: .touchUpInside)
            view.layoutIfNeeded()
            #expect(list.archived == [1])
            #expect(cell.frame == place && cell.bounds.minX == 0)
        }
    }

    // MARK: Layouts of apps

    private final class Turned: UICollectionViewLayoutAttributes {
        var angle: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Turned)?.angle = angle
            return copy
        }
    }

    private final class Carousel: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Turned.self }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? Turned }.map {
                $0.angle = 3
                $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
                return $0
            }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: 100) }
    }

    @Test func layoutsMayHaveAttributesOfTheirOwn() throws {
        final class Cell: UICollectionViewCell {
            var angle: CGFloat = 0
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                angle = (layoutAttributes as? Turned)?.angle ?? 0
            }
        }
        let collection = try CompositionalCollection([3], Carousel(), cellClass: Cell.self)
        let cells = collection.view.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.map(\.angle) == [3, 3, 3])
        #expect(cells.first?.transform.a == 0.5)
        #expect(collection.view.endOffset(for: CGPoint(x: 0, y: 40), velocity: .zero).y == 100)
    }
}
