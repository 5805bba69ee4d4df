/// The parts of a layout that are invalid; here a layout is always created as a whole.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid: always true here.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of items are invalid: always false here.
    open var invalidateDataSourceCounts: Bool { false }
    /// The items whose attributes are invalid; nil if none were added.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The headers, footers and other supplementary views whose attributes are invalid, by their kind; nil if none were
    /// added.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes are invalid, by their kind; nil if none were added.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The change of the content offset, in points; accepted for source compatibility.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points; accepted for source compatibility.
    open var contentSizeAdjustment = CGSize.zero

    /// Creates a context that invalidates the whole layout.
    public override init() { super.init() }

    /// Creates a context of the class that a layout returns; calls `init()`.
    public required convenience init(registeredClassOf layout: UICollectionViewLayout) { self.init() }

    /// Adds items whose attributes are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views whose attributes are invalid.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - indexPaths: Their index paths.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds decoration views whose attributes are invalid.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - indexPaths: Their index paths.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// The parts of a flow layout that are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and spacing are requested from the delegate again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are created again; true by default.
    open var invalidateFlowLayoutAttributes = true
}
