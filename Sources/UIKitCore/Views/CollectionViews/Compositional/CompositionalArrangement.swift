import Geometry

/// The elements of all sections of a compositional layout, in the content's coordinates. Lengths are in points.
struct CompositionalArrangement {
    /// A section at its position in the content.
    struct Section {
        var section: NSCollectionLayoutSection
        var environment: LayoutEnvironment
        /// The number of items.
        var count: Int
        /// The area of the section.
        var frame: CGRect
        /// The row that scrolls, nil for a section without one.
        var row: Row?
    }

    /// A row that scrolls orthogonally to the layout.
    struct Row {
        var frame: CGRect
        var contentSize: CGSize
        /// The offset that shows the first group.
        var firstOffset: CGPoint
        /// The offsets at which scrolling stops, in order; nil where it stops anywhere.
        var stops: [CGFloat]?
        var isPaging: Bool
    }

    let isVertical: Bool
    let isMirrored: Bool
    let scale: CGFloat
    /// The size of the container.
    let whole: CGSize
    private(set) var elements: [PlacedElement] = []
    private(set) var sections: [Int: Section] = [:]
    private(set) var contentSize: CGSize = .zero

    init(isVertical: Bool, isMirrored: Bool, scale: CGFloat, whole: CGSize) {
        self.isVertical = isVertical
        self.isMirrored = isMirrored && isVertical
        self.scale = scale
        self.whole = whole
    }

    /// Adds a section that begins at a position.
    ///
    /// - Parameters:
    ///   - arranged: The section.
    ///   - count: The number of its items.
    ///   - start: Where it begins along the scroll direction.
    ///   - insets: The insets across the scroll direction that its container is within.
    ///   - environment: The environment in which the section was arranged.
    mutating func add(
        _ arranged: SectionArrangement, count: Int, at start: CGFloat, insets: NSDirectionalEdgeInsets,
        environment: LayoutEnvironment
    ) {
        let near = isVertical ? insets.leading : insets.top
        let along = arranged.row.map { row in
            makeRow(
                row, of: arranged, at: start, near: near, far: isVertical ? insets.trailing : insets.bottom)
        }
        for element in arranged.elements {
            var moved = element.movedAlong(start, isVertical: isVertical)
            moved = isVertical ? moved.moved(x: near, y: 0) : moved.moved(x: 0, y: near)
            elements.append(finished(moved, width: element.isInRow ? along?.contentSize.width : nil))
        }
        let frame =
            isVertical
            ? CGRect(x: 0, y: start, width: whole.width, height: arranged.length)
            : CGRect(x: start, y: 0, width: arranged.length, height: whole.height)
        sections[arranged.index] = Section(
            section: arranged.section, environment: environment, count: count, frame: frame, row: along)
    }

    /// Adds the headers and footers of the whole layout around sections of a length.
    mutating func finish(_ boundary: BoundaryArrangement) {
        let shift = boundary.extent.near
        if shift != 0 {
            elements = elements.map { $0.movedAlong(shift, isVertical: isVertical) }
            sections = sections.mapValues { moved($0, shift) }
        }
        elements += boundary.elements.map {
            finished($0.movedAlong(shift, isVertical: isVertical), width: nil)
        }
        let length = shift + boundary.regionLength + boundary.extent.far
        contentSize =
            isVertical
            ? CGSize(width: whole.width, height: pixel(length))
            : CGSize(width: pixel(length), height: whole.height)
    }

    private func moved(_ section: Section, _ distance: CGFloat) -> Section {
        var result = section
        let x = isVertical ? 0 : distance, y = isVertical ? distance : 0
        result.frame = section.frame.offsetBy(dx: x, dy: y)
        if let row = section.row { result.row?.frame = row.frame.offsetBy(dx: x, dy: y) }
        return result
    }

    private func makeRow(
        _ row: SectionArrangement.Row, of arranged: SectionArrangement, at start: CGFloat, near: CGFloat,
        far: CGFloat
    ) -> Row {
        let view = isVertical ? whole.width : whole.height
        let length = max(view, row.contentLength + near + far)
        let first = isMirrored ? length - view : 0
        let behavior = arranged.section.orthogonalScrollingBehavior
        var stops: [CGFloat]?
        if behavior != .continuous, behavior != .paging {
            let lead = behavior == .groupPagingCentered ? nil : row.groups.first?.start
            stops = row.groups.map { group in
                let stop = lead.map { group.start - $0 } ?? group.start + near - (view - group.length) / 2
                return isMirrored ? first - stop : stop
            }
        }
        return Row(
            frame: isVertical
                ? CGRect(x: 0, y: start + row.start, width: view, height: row.breadth)
                : CGRect(x: start + row.start, y: 0, width: row.breadth, height: view),
            contentSize: isVertical
                ? CGSize(width: length, height: row.breadth) : CGSize(width: row.breadth, height: length),
            firstOffset: isVertical ? CGPoint(x: first, y: 0) : .zero, stops: stops,
            isPaging: behavior == .paging)
    }

    /// Returns an element on whole pixels, mirrored in a width if the layout is.
    private func finished(_ element: PlacedElement, width: CGFloat?) -> PlacedElement {
        var result = element
        if isMirrored { result.frame.origin.x = (width ?? whole.width) - element.frame.maxX }
        result.frame.origin = CGPoint(x: pixel(result.frame.minX), y: pixel(result.frame.minY))
        return result
    }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

    /// Returns an element's frame for the visible part: pinned to it, or moved with its row.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - visible: The visible part of the content, without what bars cover.
    ///   - offset: The offset of the row that the element is in.
    /// - Returns: The frame in the content's coordinates.
    func shownFrame(of element: PlacedElement, visible: CGRect, offset: CGPoint) -> CGRect {
        var frame = element.frame
        if element.isInRow {
            frame.origin.x -= offset.x
            frame.origin.y -= offset.y
        }
        guard let pin = element.pin else { return frame }
        let near = isVertical ? visible.minY : visible.minX, far = isVertical ? visible.maxY : visible.maxX
        let length = isVertical ? frame.height : frame.width
        let natural = isVertical ? frame.minY : frame.minX
        let held =
            pin.isLeading
            ? max(natural, min(near, pin.high)) : min(natural, max(far - length, pin.low))
        if isVertical { frame.origin.y = held } else { frame.origin.x = held }
        return frame
    }
}
