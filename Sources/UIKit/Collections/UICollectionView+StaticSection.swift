extension UICollectionView {
    /// A section of items that a file declares. Lengths are in points; where nil, the flow layout's count.
    package struct StaticSection {
        /// The cells.
        package var cells: [UICollectionViewCell] = []
        /// The view above the items.
        package var header: UICollectionReusableView?
        /// The view below the items.
        package var footer: UICollectionReusableView?
        /// The insets around the items.
        package var sectionInset: UIEdgeInsets?
        /// The minimum distance between lines.
        package var minimumLineSpacing: CGFloat?
        /// The minimum distance between items in a line.
        package var minimumInteritemSpacing: CGFloat?
        /// The size of the header.
        package var headerReferenceSize: CGSize?
        /// The size of the footer.
        package var footerReferenceSize: CGSize?

        /// Creates an empty section.
        package init() {}

        /// Whether it has neither cells nor a header or footer.
        package var isEmpty: Bool { cells.isEmpty && header == nil && footer == nil }
    }

    /// Returns a section that a file declares; nil where there is a data source.
    func staticSection(_ index: Int) -> StaticSection? {
        dataSource == nil && staticSections.indices.contains(index) ? staticSections[index] : nil
    }

    func staticCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.item) else {
            return nil
        }
        return cells[path.item]
    }

    func staticSupplement(ofKind kind: String, inSection index: Int) -> UICollectionReusableView? {
        let section = staticSection(index)
        return kind == Self.elementKindSectionHeader ? section?.header : section?.footer
    }
}
