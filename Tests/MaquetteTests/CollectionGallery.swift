import UIKit

/// A collection in inset groups with headers and accessories, as in Settings.
final class SettingsListController: UICollectionViewController {
    private struct Row: Hashable {
        var text: String
        var detail: String?
        var symbol: String?
        var mark = Mark.chevron
    }

    private enum Mark: Hashable {
        case chevron, checkmark, count, none
    }

    private var source: UICollectionViewDiffableDataSource<String, Row>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = UIListContentConfiguration.valueCell()
            content.text = row.text
            content.secondaryText = row.detail
            content.image = row.symbol.flatMap { UIImage(systemName: $0) }
            cell.contentConfiguration = content
            cell.accessories =
                switch row.mark {
                case .chevron: [.disclosureIndicator()]
                case .checkmark: [.checkmark()]
                case .count: [.label(text: "3"), .disclosureIndicator()]
                case .none: []
                }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = self?.source?.sectionIdentifier(for: path.section)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        snapshot.appendSections(["Account", "Sort by"])
        snapshot.appendItems(
            [
                Row(text: "Profile", symbol: "person"),
                Row(text: "Messages", symbol: "envelope", mark: .count),
                Row(text: "Language", detail: "English", symbol: "globe"),
            ], toSection: "Account")
        snapshot.appendItems(
            [Row(text: "Name", mark: .checkmark), Row(text: "Date", detail: "newest first", mark: .none)],
            toSection: "Sort by")
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A row that scrolls sideways above a grid, with headers, badges and a ground.
final class ShelfController: UICollectionViewController {
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]

    init() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? Self.shelf : Self.grid
        }
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    private final class Ground: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemGray5
            layer.cornerRadius = 12
        }

        required init?(coder: NSCoder) { nil }
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "title", alignment: .top)
    }

    private static var shelf: NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [item]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static var grid: NSCollectionLayoutSection {
        let half = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
            count: 2)
        half.interItemSpacing = .fixed(8)
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        large.contentInsets.trailing = 8
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, half]))
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 16, trailing: 24)
        section.boundarySupplementaryItems = [header]
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [ground]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        6
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item]
        cell.contentView.layer.cornerRadius = 8
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        guard let title = view as? UICollectionViewListCell else {
            view.backgroundColor = .systemIndigo
            view.layer.cornerRadius = 10
            return view
        }
        var content = UIListContentConfiguration.plainHeader()
        content.text = indexPath.section == 0 ? "Recent" : "All"
        title.contentConfiguration = content
        return title
    }
}
