/// Which parts of a layout are no longer valid; a layout here is always made as a whole.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether all is.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of items are.
    open var invalidateDataSourceCounts: Bool { false }
    /// The items whose attributes are; nil if none are named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// How far the content moves, in points; accepted for source compatibility.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content grows, in points; accepted for source compatibility.
    open var contentSizeAdjustment = CGSize.zero

    /// Creates a context in which all of a layout is no longer valid.
    public override init() { super.init() }

    /// Creates a context of the class that a layout names; calls `init()`.
    public required convenience init(registeredClassOf layout: UICollectionViewLayout) { self.init() }

    /// Names items whose attributes are no longer valid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// Which parts of a flow layout are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are made again.
    open var invalidateFlowLayoutAttributes = true
}
