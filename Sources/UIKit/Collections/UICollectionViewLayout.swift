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
    /// Whether a change of the collection view's bounds invalidates the layout. A change of its size always
    /// does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Invalidates the layout, so that `prepare()` is called before the next one.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Accepts the preferred size of a cell; returns whether that changes anything. The base class ignores
    /// it.
    func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool { false }
    /// Whether cells are asked for preferred sizes.
    var usesPreferredCellSizes: Bool { false }
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
    /// The kind of header or footer; nil for an item.
    public let representedElementKind: String?

    /// Creates the attributes of an item.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        super.init()
    }

    /// Creates the attributes of a header or footer.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
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
        let copy =
            representedElementKind.map {
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        (copy.frame, copy.isHidden, copy.alpha) = (frame, isHidden, alpha)
        (copy.zIndex, copy.transform) = (zIndex, transform)
        return copy
    }
}
