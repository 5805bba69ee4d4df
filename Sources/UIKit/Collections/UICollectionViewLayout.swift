/// The base class of collection view layouts.
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    public internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout without elements.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Prepares the layout; called before its other members are used.
    open func prepare() {}
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of the items, headers and footers that intersect a rectangle of the content, in
    /// drawing order.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; nil for one that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header or footer; nil for one that does not exist.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a view that shows no data; nil for one that does not exist.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether a change of the collection view's bounds invalidates the layout. A change of its size always
    /// does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Invalidates the layout, so that `prepare()` is called before the next one.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Accepts the preferred size of a cell; returns whether that changes anything. The base class ignores
    /// it.
    func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool { false }
    /// Accepts the preferred size of a cell or another view; returns whether that changes anything.
    func accept(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        accept(size, forItemAt: attributes.indexPath)
    }
    /// Whether cells are asked for preferred sizes.
    var usesPreferredCellSizes: Bool { false }
    /// Discards the preferred sizes of cells and other views.
    func discardPreferredSizes() {}
    /// Called at each layout with the attributes of what is visible, which it may change.
    func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}
    /// The rows that scroll across the collection view, by section.
    var rows: [Int: CompositionalArrangement.Row] { [:] }

    // MARK: Decoration views

    private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

    /// Registers a class for views of a kind that show no data; nil unregisters it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = type.map { type in { type.init(registeredClass: $0) } }
    }

    /// Registers a nib for views of a kind that show no data; nil unregisters it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { nib in { nib.reusableView(frame: $0) } }
    }

    /// Makes a view of a kind that shows no data; an empty one where nothing is registered.
    func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
        decorations[kind]?(frame) ?? UICollectionReusableView(frame: frame)
    }
}

/// The attributes of an item, header or footer of a collection view.
open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the item, or of the section of a header or footer.
    open var indexPath: IndexPath
    /// The frame in points, in the content's coordinates.
    open var frame: CGRect = .zero
    /// Whether the element is hidden.
    open var isHidden = false
    /// The alpha, 0 (invisible) to 1.
    open var alpha: CGFloat = 1
    /// The position on the z axis; higher values are drawn above others.
    open var zIndex = 0
    /// The transform about the center.
    open var transform: CGAffineTransform = .identity
    /// The transform about the center, in space.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The kind of header, footer or decoration; nil for an item.
    public let representedElementKind: String?
    /// Whether the attributes are those of a cell, a header or footer, or a decoration.
    public let representedElementCategory: UICollectionView.ElementCategory
    /// The axes along which the content determines the size; nil for what the layout says of all cells.
    var estimatedAxes: UIAxis?
    /// The distance from the content's coordinates to those of the row that the element scrolls with; nil for none.
    var rowShift: CGPoint?
    /// What the element is in a list; nil elsewhere.
    var list: ListRole?
    /// Whether the element is a header or footer of the whole layout.
    var isOfWholeLayout = false

    /// Creates the attributes of an item.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        representedElementCategory = .cell
        super.init()
    }

    /// Creates the attributes of a header or footer.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
        super.init()
    }

    /// Creates the attributes of a view that shows no data.
    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
        super.init()
    }

    /// The size in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The center.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// Returns a copy of the attributes.
    open override func copy() -> Any {
        let copy: UICollectionViewLayoutAttributes
        switch (representedElementCategory, representedElementKind) {
        case (.supplementaryView, let kind?):
            copy = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
        case (.decorationView, let kind?):
            copy = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
        default: copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        }
        (copy.frame, copy.isHidden, copy.alpha) = (frame, isHidden, alpha)
        (copy.zIndex, copy.transform) = (zIndex, transform)
        (copy.estimatedAxes, copy.rowShift) = (estimatedAxes, rowShift)
        (copy.list, copy.isOfWholeLayout) = (list, isOfWholeLayout)
        return copy
    }
}
