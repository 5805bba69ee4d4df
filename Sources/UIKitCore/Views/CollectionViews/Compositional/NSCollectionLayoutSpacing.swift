/// The space between items: a fixed length, or a minimum that grows by a share of the free space.
open class NSCollectionLayoutSpacing: NSObject {
    /// The fixed or the minimum length, in points.
    public let spacing: CGFloat
    /// Whether the space grows by a share of the free space.
    public let isFlexibleSpacing: Bool
    /// Whether the length is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// Creates a spacing as the class functions do.
    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Creates a spacing of at least a length in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Creates a spacing of a fixed length in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}
