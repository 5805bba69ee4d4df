/// A distance between items: exactly so many points, or at least so many and a share of the free space.
open class NSCollectionLayoutSpacing: NSObject {
    /// The distance, or the least one, in points.
    public let spacing: CGFloat
    /// Whether the distance takes a share of the free space.
    public let isFlexibleSpacing: Bool
    /// Whether the distance is exact.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// Creates a distance as the functions of the class do.
    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// Creates a distance that is at least so many points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Creates a distance of so many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}
