/// Lays out the headers and footers of a section or of a whole layout around its content, from the leading edge.
///
/// Measured in tests that others wrote against UIKit, high confidence: a view that extends the boundary is outside the
/// content, moved by its offset, and the boundary is where that ends; others are inside, at the same edge.
struct BoundaryArrangement {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    let section: Int
    let isVertical: Bool
    let scale: CGFloat
    let preferred: PreferredSizes

    /// The views, in coordinates in which the content begins at 0.
    private(set) var elements: [PlacedElement] = []
    /// The room before and after the content, in points.
    private(set) var extent: (near: CGFloat, far: CGFloat) = (0, 0)
    /// The length of the content, in points.
    private(set) var regionLength: CGFloat = 0

    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], section: Int, isVertical: Bool,
        scale: CGFloat, preferred: PreferredSizes
    ) {
        self.items = items
        self.section = section
        self.isVertical = isVertical
        self.scale = scale
        self.preferred = preferred
    }

    /// Lays out the views.
    ///
    /// - Parameters:
    ///   - length: The length of the content along the scroll direction, in points.
    ///   - container: The size of the container.
    ///   - insets: The insets across the scroll direction that the views are within.
    mutating func arrange(around length: CGFloat, container: CGSize, insets: NSDirectionalEdgeInsets) {
        let near = isVertical ? insets.leading : insets.top
        let far = isVertical ? insets.trailing : insets.bottom
        let breadth = max(0, (isVertical ? container.width : container.height) - near - far)
        let base = CGSize(
            width: isVertical ? breadth : container.width, height: isVertical ? container.height : breadth)
        regionLength = length
        var counts: [String: Int] = [:]
        let sizes = items.map { item in
            let number = counts[item.elementKind, default: 0]
            counts[item.elementKind] = number + 1
            let key = PlacedElement.Key(section: section, index: number, kind: item.elementKind)
            let size = item.layoutSize.replacingEstimates(
                of: item.layoutSize.size(in: base, scale: scale), with: preferred[key])
            return (key, size)
        }
        for (item, (_, size)) in zip(items, sizes)
        where item.extendsBoundary && item.alignment != .none && side(item) == 0 {
            regionLength = max(regionLength, along(size))
        }
        for (item, (key, size)) in zip(items, sizes) where item.alignment != .none {
            let frame = self.frame(of: item, size, near: near, breadth: breadth)
            var element = PlacedElement(
                key: key, frame: frame, zIndex: item.zIndex, estimatedAxes: item.layoutSize.estimatedAxes)
            element.edge = CGPoint(x: frame.maxX, y: frame.maxY)
            elements.append(element)
            guard item.extendsBoundary, side(item) != 0 else { continue }
            let start = isVertical ? frame.minY : frame.minX
            extent.near = max(extent.near, -start)
            extent.far = max(extent.far, start + along(size) - regionLength)
        }
        for (number, item) in items.filter({ $0.alignment != .none }).enumerated()
        where item.pinToVisibleBounds && side(item) != 0 {
            let isLeading = side(item) < 0
            elements[number].pin = PlacedElement.Pin(
                isLeading: isLeading, low: isLeading ? -extent.near : 0,
                high: (isLeading ? regionLength : regionLength + extent.far)
                    - along(elements[number].frame.size))
        }
    }

    private func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, near: CGFloat, breadth: CGFloat
    ) -> CGRect {
        let extends = item.extendsBoundary
        let start: CGFloat =
            switch side(item) {
            case -1: extends ? -along(size) : 0
            case 1: extends ? regionLength : regionLength - along(size)
            default: (regionLength - along(size)) / 2
            }
        let free = breadth - (isVertical ? size.width : size.height)
        let cross: CGFloat =
            switch item.alignment.side(isVertical) {
            case -1: near
            case 1: near + free
            default: near + free / 2
            }
        return CGRect(
            x: (isVertical ? cross : start) + item.offset.x, y: (isVertical ? start : cross) + item.offset.y,
            width: size.width, height: size.height)
    }

    /// The side of the content along the scroll direction.
    private func side(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
        item.alignment.side(!isVertical)
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
