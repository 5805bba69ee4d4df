/// The attributes of an item, header, footer or decoration of a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The index path of the item, or of the section of a header or footer.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The frame in points, in the content's coordinates.
    open var frame: CGRect = .zero
    /// Whether the element is hidden; false by default.
    open var isHidden = false
    /// The alpha, 0 (invisible) to 1, the default.
    open var alpha: CGFloat = 1
    /// The position on the z axis; higher values are drawn above others. 0 by default.
    open var zIndex = 0
    /// The affine transform about the center.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The three-dimensional transform about the center.
    open var transform3D = CATransform3DIdentity
    /// The kind of the header, footer or decoration; nil for an item.
    open private(set) var representedElementKind: String?
    /// The category of the element: a cell, a supplementary view or a decoration.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The axes along which the content determines the size; nil for those that the layout sets for all cells.
    var estimatedAxes: UIAxis?
    /// The distance from the content's coordinates to those of the row that the element scrolls with; nil for none.
    var rowShift: CGPoint?
    /// The role of the element in a list; nil elsewhere.
    var list: ListRole?
    /// Whether the element is a header or footer of the whole layout.
    var isOfWholeLayout = false

    /// Creates attributes, as a layout does by their class.
    public required override init() { super.init() }

    /// Creates the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a header or footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        become(.supplementaryView, elementKind, at: indexPath)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        become(.decorationView, decorationViewKind, at: indexPath)
    }

    /// Creates the attributes of an element, of this class.
    static func made(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let made = self.init()
        made.become(category, kind, at: path)
        return made
    }

    private func become(_ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        indexPath = path
    }

    /// The size in points; setting it keeps the center.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The center of the frame, in the content's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// The bounds of the element, in points; setting them keeps the center.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            let middle = center
            size = newValue.size
            center = middle
        }
    }

    /// Returns a copy of the attributes.
    open override func copy() -> Any { copy(with: nil) }

    /// Returns a copy of the attributes, of the same class; subclasses copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).made(representedElementCategory, representedElementKind, at: indexPath)
        (copy.frame, copy.isHidden, copy.alpha) = (frame, isHidden, alpha)
        (copy.zIndex, copy.transform3D) = (zIndex, transform3D)
        (copy.estimatedAxes, copy.rowShift) = (estimatedAxes, rowShift)
        (copy.list, copy.isOfWholeLayout) = (list, isOfWholeLayout)
        return copy
    }

    /// Returns whether another object has equal attributes; subclasses compare their own properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath && representedElementKind == other.representedElementKind
            && representedElementCategory == other.representedElementCategory && frame == other.frame
            && isHidden == other.isHidden && alpha == other.alpha && zIndex == other.zIndex
            && transform3D == other.transform3D
    }

    /// A hash value, which is the same for equal attributes.
    open override var hash: Int { indexPath.hashValue }
}

extension UICollectionViewLayout {
    /// The class of the attributes that the layout creates.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
    }
}
