/// The base class of collection view layouts.
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout; nil for none.
    public internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout without elements.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Prepares the layout; called before its other members are used.
    open func prepare() {}
    /// The size of the content, in points; zero unless overridden.
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
    /// Returns the attributes of a decoration view; nil for one that does not exist.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// Whether the layout is mirrored for right-to-left languages; attributes that a layout creates itself are not
    /// mirrored by the collection view here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Returns whether a change of the collection view's bounds invalidates the layout. A change of its size always
    /// does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the invalidation context of a change of the bounds, if `shouldInvalidateLayout(forBoundsChange:)`
    /// returns true.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init(registeredClassOf: self)
    }

    /// Returns whether the attributes that a cell prefers invalidate the layout; false unless overridden. Layouts with
    /// estimates adopt preferred sizes in any case.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        listensToPreferences = false
        return false
    }

    /// Whether the class may have a decision of its own about preferred attributes; nil before it was asked for one.
    var listensToPreferences: Bool?

    /// Returns the invalidation context of a cell's preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init(registeredClassOf: self)
    }

    /// Invalidates the layout, so that `prepare()` is called before the next one.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Invalidates the parts of the layout that a context specifies; here the whole layout.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutDidInvalidate()
    }

    // MARK: Scrolling and changes

    /// Returns the attributes of an item that the user moves: its own, with the center at a point.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// Returns the index path to which an item moves at a point: that of the item there, or else its former one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Returns the content offset at which scrolling stops after a drag.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset without the layout.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    /// - Returns: The offset; the proposed one unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset after a change of the layout or of items; without effect here, where the offset stays.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the attributes from which an inserted item is animated; without effect here, where it appears at once.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }

    /// Returns the attributes to which a deleted item is animated; without effect here, where it disappears at once.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layoutAttributesForItem(at: itemIndexPath) }

    /// Returns the attributes from which an inserted header or footer is animated; without effect here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns the attributes to which a deleted header or footer is animated; without effect here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }

    /// Returns the attributes from which an inserted decoration is animated; without effect here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    /// Returns the attributes to which a deleted decoration is animated; without effect here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    /// Called with the changes of a batch, after the layout was prepared for them.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the changes of a batch were applied.
    open func finalizeCollectionViewUpdates() {}
    /// Called before an animated change of the bounds; not here, where the content follows at once.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after an animated change of the bounds; not here, where the content follows at once.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the collection view changes to another layout; not here, where it does at once.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before the collection view changes to this layout; not here, where it does at once.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after the collection view has changed its layout; not here, where it does at once.
    open func finalizeLayoutTransition() {}

    /// Accepts the preferred size of a cell; returns whether that changes anything. The base class ignores
    /// it.
    func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool { false }
    /// Accepts the preferred size of a cell or another view; returns whether that changes anything.
    func accept(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        accept(size, forItemAt: attributes.indexPath)
    }
    /// Whether cells return preferred sizes to the layout.
    var usesPreferredCellSizes: Bool { false }
    /// Discards the preferred sizes of cells and other views.
    func discardPreferredSizes() {}
    /// Called at each layout with the attributes of visible elements, which it may change.
    func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}
    /// The rows that scroll orthogonally, by section.
    var rows: [Int: CompositionalArrangement.Row] { [:] }

    // MARK: Decoration views

    private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

    /// Registers a class for decoration views of a kind; nil unregisters it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorations[elementKind] = type.map { type in { type.init(registeredClass: $0) } }
    }

    /// Registers a nib for decoration views of a kind; nil unregisters it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { nib in { nib.reusableView(frame: $0) } }
    }

    /// Creates a decoration view of a kind; an empty one where nothing is registered.
    func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
        decorations[kind]?(frame) ?? UICollectionReusableView(frame: frame)
    }
}
