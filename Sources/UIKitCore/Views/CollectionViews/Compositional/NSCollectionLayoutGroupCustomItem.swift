/// The frame of an item in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in points, from the origin of the group.
    public let frame: CGRect
    /// The position on the z axis; 0 by default.
    public let zIndex: Int

    /// Creates an item with a frame.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with a frame and a position on the z axis.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
