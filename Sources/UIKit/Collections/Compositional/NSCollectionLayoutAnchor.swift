/// A point of a container, or of a supplementary item, by its edges.
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges of the point; along an axis without one it is in the middle.
    public let edges: NSDirectionalRectEdge
    /// How far the item is moved, in points or in parts of its own size.
    public let offset: CGPoint
    /// Whether the offset is in parts of the item's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// Creates the point of some edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Creates the point of some edges, moved by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates the point of some edges, moved by parts of the item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns the point of a rectangle, from the leading edge.
    func point(of rect: CGRect) -> CGPoint {
        func part(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(near) ? 0 : edges.contains(far) ? 1 : 0.5
        }
        return CGPoint(
            x: rect.minX + part(.leading, .trailing) * rect.width,
            y: rect.minY + part(.top, .bottom) * rect.height)
    }

    /// Returns the offset of an item of a size.
    func offset(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
