/// The place of an item in a group that computes its own frames.
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in points, from the origin of the group.
    public let frame: CGRect
    /// The position on the z axis.
    public let zIndex: Int

    /// Creates the place of an item.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates the place of an item with a position on the z axis.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
