import Devices

extension NSCollectionLayoutSection {
    /// Creates a section that is laid out as a list.
    ///
    /// The lengths are those of tables, so that both have the same appearance.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableViewCell.defaultHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let width = layoutEnvironment.container.contentSize.width
        switch configuration.appearance {
        case .insetGrouped:
            let margin = DeviceProfile.systemMargin(width: width)
            (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
        case .sidebar, .sidebarPlain:
            (section.contentInsets.leading, section.contentInsets.trailing) = (sidebarInset, sidebarInset)
        case .plain, .grouped:
            // Rows are as wide as the collection; their content keeps to the safe area.
            section.contentInsetsReference = .none
        }
        let isFirst = ((layoutEnvironment as? LayoutEnvironment)?.section ?? 0) == 0
        section.addSpace(configuration, isFirst: isFirst)
        section.addHeaderAndFooter(configuration)
        return section
    }

    /// The distance of rows from the sides of a sidebar, in points. Chosen: 8.
    private static let sidebarInset: CGFloat = 8
    /// The height of a header before it is measured, in points.
    private static let estimatedHeader: CGFloat = 30

    private func addSpace(_ configuration: UICollectionLayoutListConfiguration, isFirst: Bool) {
        let isGrouped = configuration.isGrouped || configuration.appearance == .sidebar
        let header = GroupedMetrics.titledHeader - Self.estimatedHeader + (isFirst ? GroupedMetrics.gap : 0)
        let above =
            configuration.headerTopPadding
            ?? (isGrouped ? header : GroupedMetrics.plainHeaderPadding)
        switch configuration.headerMode {
        case .none:
            contentInsets.top = isGrouped ? (isFirst ? GroupedMetrics.firstTop : GroupedMetrics.gap) : 0
        case .supplementary: leadingSpace = above
        case .firstItemInSection: contentInsets.top = above
        }
        if configuration.footerMode == .none, isGrouped { contentInsets.bottom = GroupedMetrics.gap }
    }

    private func addHeaderAndFooter(_ configuration: UICollectionLayoutListConfiguration) {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeader))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            // Source: "list appearances use pinned headers" of plain lists and plain sidebars, in Apple's documentation.
            header.pinToVisibleBounds = [.plain, .sidebarPlain].contains(configuration.appearance)
            boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
