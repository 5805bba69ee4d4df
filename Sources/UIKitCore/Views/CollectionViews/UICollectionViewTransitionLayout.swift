/// A layout for a transition between two others: elements are between their positions in both.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress of the transition, 0 to 1; 0 by default.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Creates a layout for the transition between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { nil }

    /// Sets a value of the app for the current progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value of the app; 0 if none was set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    /// Prepares both layouts.
    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    /// The size of the content, between those of both layouts.
    open override var collectionViewContentSize: CGSize {
        let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
    }

    /// Returns the attributes of the elements of both layouts, interpolated between them.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let whole = CGRect(
            x: -1e6, y: -1e6, width: 2e6 + collectionViewContentSize.width,
            height: 2e6 + collectionViewContentSize.height)
        let start = currentLayout.layoutAttributesForElements(in: whole) ?? []
        let end = nextLayout.layoutAttributesForElements(in: whole) ?? []
        let mixed = start.map { one in
            mix(
                one,
                end.first {
                    $0.indexPath == one.indexPath && $0.representedElementKind == one.representedElementKind
                })
        }
        return mixed.filter { $0.frame.intersects(rect) }
    }

    /// Returns the attributes of an item, interpolated between both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForItem(at: indexPath).map {
            mix($0, nextLayout.layoutAttributesForItem(at: indexPath))
        }
    }

    /// Returns the attributes of a header or footer, interpolated between both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map {
            mix($0, nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
        }
    }

    private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        start + (end - start) * transitionProgress
    }

    private func mix(_ start: UICollectionViewLayoutAttributes, _ end: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes
    {
        guard let end, let mixed = start.copy() as? UICollectionViewLayoutAttributes else { return start }
        mixed.frame = CGRect(
            x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
            width: between(start.frame.width, end.frame.width),
            height: between(start.frame.height, end.frame.height))
        mixed.alpha = between(start.alpha, end.alpha)
        if transitionProgress >= 0.5 { mixed.zIndex = end.zIndex }
        return mixed
    }
}
