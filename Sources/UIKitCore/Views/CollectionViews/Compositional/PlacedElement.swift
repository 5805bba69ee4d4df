/// A cell, supplementary view or decoration at its position, from the leading edge of a section. Lengths are in points.
struct PlacedElement {
    /// The identity of an element of a layout.
    struct Key: Hashable {
        /// The section; for headers and footers of the whole layout, -1.
        var section: Int
        /// The item, or the number among the elements of its kind in the section.
        var index: Int
        /// The kind; nil for a cell.
        var kind: String?
        var isDecoration = false
    }

    /// The positions along the scroll direction between which an element is pinned to the visible part.
    struct Pin {
        /// Whether the element is pinned to the start of the visible part, otherwise to its end.
        var isLeading: Bool
        /// The lowest position.
        var low: CGFloat
        /// The highest position.
        var high: CGFloat
    }

    var key: Key
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the content determines the size.
    var estimatedAxes: UIAxis = []
    /// The far edges of the element, with the space that is reserved after it.
    var edge: CGPoint = .zero
    /// Whether the element scrolls with the row of its section.
    var isInRow = false
    var pin: Pin?

    /// Returns the element moved by a distance that does not change where it is pinned.
    func moved(x: CGFloat, y: CGFloat) -> PlacedElement {
        var result = self
        result.frame.origin.x += x
        result.frame.origin.y += y
        result.edge.x += x
        result.edge.y += y
        return result
    }

    /// Returns the element moved by a distance along the scroll direction, with the positions at which it is pinned.
    func movedAlong(_ distance: CGFloat, isVertical: Bool) -> PlacedElement {
        var result = isVertical ? moved(x: 0, y: distance) : moved(x: distance, y: 0)
        if let pin {
            result.pin = Pin(isLeading: pin.isLeading, low: pin.low + distance, high: pin.high + distance)
        }
        return result
    }
}

/// The sizes that content prefers, by element.
struct PreferredSizes {
    private(set) var sizes: [PlacedElement.Key: CGSize] = [:]

    subscript(key: PlacedElement.Key) -> CGSize? { sizes[key] }

    /// Stores the preferred size of an element; returns false if one is stored already.
    mutating func keep(_ size: CGSize, of key: PlacedElement.Key) -> Bool {
        guard sizes[key] == nil else { return false }
        sizes[key] = size
        return true
    }
}
