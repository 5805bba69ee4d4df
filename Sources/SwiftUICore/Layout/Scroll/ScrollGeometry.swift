public import Foundation

/// A type that defines the geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content offset of the scroll view: the position of the top left corner of what is shown within the content.
    public var contentOffset: CGPoint
    /// The size of the content of the scroll view.
    public var contentSize: CGSize
    /// The content insets of the scroll view, which are added to its content.
    public var contentInsets: EdgeInsets
    /// The size of the container of the scroll view, as a whole.
    public var containerSize: CGSize

    /// Creates a geometry, in points.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The visible rectangle of the scroll view within its content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The bounds rectangle of the scroll view: the whole of it, at its content offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollElement {
    /// The geometry of the scrollable view. Source: offsets are negative where content begins below an inset.
    func geometry(contentSize: CGSize, offset: CGPoint) -> ScrollGeometry {
        let margins = environment.scrolling.margins
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
            contentSize: CGSize(
                width: contentSize.width - margins.sum(along: .horizontal),
                height: contentSize.height - margins.sum(along: .vertical)),
            contentInsets: margins, containerSize: frame.size)
    }
}
