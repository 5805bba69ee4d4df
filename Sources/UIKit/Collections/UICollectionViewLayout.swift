/// Decides where a collection's items lie.
open class UICollectionViewLayout: NSObject {
    /// The collection it lays out.
    public internal(set) weak var collectionView: UICollectionView?

    /// A layout that shows nothing.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Finds out what the other members tell; called before they are.
    open func prepare() {}
    /// The extent of all items in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// What of items, headers and footers a rectangle of the content meets, in drawing order.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item lies; nil for one that is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a header or footer lies; nil for one that is not there.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether a change of the collection's size or offset changes anything; true for another size here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Asks for `prepare()` before the next layout.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Takes the size that a cell would like; whether that changes anything. The base class takes none.
    func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool { false }
    /// Whether cells are asked for the sizes they would like.
    var asksCellsForSizes: Bool { false }
}

/// Where one item, header or footer of a collection lies, and how it looks.
open class UICollectionViewLayoutAttributes: NSObject {
    /// The place of the item, or of the group for a header or footer.
    open var indexPath: IndexPath
    /// In the content's coordinates, in points.
    open var frame: CGRect = .zero
    /// Whether it is left out.
    open var isHidden = false
    /// 0 (invisible) to 1.
    open var alpha: CGFloat = 1
    /// Those with higher ones lie above others.
    open var zIndex = 0
    /// Applied about the middle.
    open var transform: CGAffineTransform = .identity
    /// The kind of header or footer; nil for an item.
    public let representedElementKind: String?

    /// Of an item.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        super.init()
    }

    /// Of a header or footer.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
        super.init()
    }

    /// The extent in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The middle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// Another object that says the same.
    open override func copy() -> Any {
        let twin =
            representedElementKind.map {
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        (twin.frame, twin.isHidden, twin.alpha) = (frame, isHidden, alpha)
        (twin.zIndex, twin.transform) = (zIndex, transform)
        return twin
    }
}
