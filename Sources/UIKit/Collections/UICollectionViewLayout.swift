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
    /// The class of attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// Whether the layout is mirrored in languages that are written from right to left; what a layout makes itself is not
    /// mirrored by the collection view here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// The class of what says which parts of the layout are no longer valid.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Whether a change of the collection view's bounds invalidates the layout. A change of its size always
    /// does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns what a change of the bounds invalidates, which is asked for where `shouldInvalidateLayout(forBoundsChange:)`
    /// says that it does.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init(registeredClassOf: self)
    }

    /// Returns whether the size that a cell prefers invalidates the layout; layouts with estimates take it in any case.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns what a cell's preferred size invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init(registeredClassOf: self)
    }

    /// Invalidates the layout, so that `prepare()` is called before the next one.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Invalidates what a context says; all of the layout here.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate()
    }

    // MARK: Scrolling and changes

    /// Returns where scrolling comes to rest after a drag.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would without the layout.
    ///   - velocity: That of the offset, in points per millisecond.
    /// - Returns: The offset; the proposed one unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset after a change of the layout or of items; without effect here, where the offset stays.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns what an item that is inserted is animated from; without effect here, where it appears at once.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }

    /// Returns what an item that is deleted is animated to; without effect here, where it disappears at once.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }

    /// Returns what a header or footer that is inserted is animated from; without effect here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns what a header or footer that is deleted is animated to; without effect here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns what a decoration that is inserted is animated from; without effect here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    /// Returns what a decoration that is deleted is animated to; without effect here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    /// Called with the changes of a batch, after the layout was prepared for them.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the changes of a batch were applied.
    open func finalizeCollectionViewUpdates() {}
    /// Called before a change of the bounds that is animated; not here, where the content follows at once.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after a change of the bounds that is animated; not here, where the content follows at once.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes the place of this one; not here, where it does at once.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes the place of another one; not here, where it does at once.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after another layout has taken the place of one; not here, where it does at once.
    open func finalizeLayoutTransition() {}

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
