/// A point of a container, or of a supplementary item, that is defined by edges.
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that define the point; along an axis without one it is at the center.
    public let edges: NSDirectionalRectEdge
    /// The offset of the item, in points or as a fraction of its own size.
    public let offset: CGPoint
    /// Whether the offset is a fraction of the item's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// Creates an anchor at some edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Creates an anchor at some edges, with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor at some edges, with an offset as a fraction of the item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns the point in a rectangle, from the leading edge.
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
