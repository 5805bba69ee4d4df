extension UICollectionView {
    /// A section of items that a file declares. Lengths are in points; nil stands for those of the flow layout.
    package struct StaticSection {
        /// The cells; none by default.
        package var cells: [UICollectionViewCell] = []
        /// The header above the items.
        package var header: UICollectionReusableView?
        /// The footer below the items.
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
        guard let cells = staticSection(path.section)?.cells else { return nil }
        if cells.indices.contains(path.item) { return cells[path.item] }
        let index = path.item - cells.count
        guard isRepeated(path.section), repeated.cells.indices.contains(index) else { return nil }
        return repeated.cells[index]
    }

    /// The number of items of a static section, with the repeated ones.
    func staticItemCount(_ section: Int) -> Int {
        staticSections[section].cells.count + (isRepeated(section) ? repeated.cells.count : 0)
    }

    private func isRepeated(_ section: Int) -> Bool {
        repetition != nil && section == staticSections.count - 1
    }

    func staticSupplement(ofKind kind: String, inSection index: Int) -> UICollectionReusableView? {
        let section = staticSection(index)
        return kind == Self.elementKindSectionHeader ? section?.header : section?.footer
    }
}
