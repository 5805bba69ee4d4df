extension UICollectionView {
    /// A registration of a class or nib of cells, and of how they are configured.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier: String
        let handler: Handler
        /// The nib that contains the cell; nil for the class.
        let nib: UINib?

        /// Creates a registration of the class `Cell`.
        public init(handler: @escaping Handler) {
            identifier = "registration.\(RenderContext.current.makeNumber())"
            self.handler = handler
            nib = nil
        }

        /// Creates a registration of the cell in a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            identifier = "registration.\(RenderContext.current.makeNumber())"
            self.handler = handler
            nib = cellNib
        }
    }

    /// A registration of a class or nib of supplementary views, and of how they are configured.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view of a kind for a section.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier: String
        let elementKind: String
        let handler: Handler
        /// The nib that contains the view; nil for the class.
        let nib: UINib?

        /// Creates a registration of the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            identifier = "registration.\(RenderContext.current.makeNumber())"
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Creates a registration of the view in a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            identifier = "registration.\(RenderContext.current.makeNumber())"
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }
}
