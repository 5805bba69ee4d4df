import UIKitCore

/// A grid of a grid layout.
final class GridNode: MyGrid {
    private weak var layout: UIView?
    private(set) weak var parent: GridNode?
    /// The rows or columns.
    private(set) var children: [GridNode] = []
    /// The axis along which rows or columns follow one another; nil without any.
    private(set) var direction: Axis?
    var measure: CGFloat { didSet { changed() } }
    var subviewSpacing: CGFloat = 0 { didSet { changed() } }
    var padding = UIEdgeInsets.zero { didSet { changed() } }
    var gravity = MyGravity.none { didSet { changed() } }
    var placeholder = false { didSet { changed() } }
    var anchor = false { didSet { changed() } }
    var borderlines = Borderlines() { didSet { changed() } }
    var tag = 0
    var actionData: Any?

    // MARK: What an arrangement finds

    /// The view in the grid.
    var item: LayoutItem?
    /// The lengths, points.
    var size = AxisPair<CGFloat>(horizontal: 0, vertical: 0)
    /// The position, points.
    var start = AxisPair<CGFloat>(horizontal: 0, vertical: 0)

    init(measure: CGFloat, layout: UIView? = nil) {
        self.measure = measure
        self.layout = layout
    }

    var superGrid: (any MyGrid)? { parent }
    var subGrids: [any MyGrid] { children }
    /// The outermost grid around.
    var root: GridNode { parent?.root ?? self }
    /// Whether it takes a view.
    var takesView: Bool { (anchor || children.isEmpty) && !placeholder }

    var overlap: MyGravity {
        get { gravity }
        set {
            anchor = true
            measure = 0
            gravity = newValue
        }
    }

    // MARK: Rows and columns

    func addRow(_ measure: CGFloat) -> any MyGrid { add(GridNode(measure: measure), .vertical) }

    func addCol(_ measure: CGFloat) -> any MyGrid { add(GridNode(measure: measure), .horizontal) }

    func addRowGrid(_ grid: any MyGrid) -> any MyGrid { add(grid, .vertical) }

    func addColGrid(_ grid: any MyGrid) -> any MyGrid { add(grid, .horizontal) }

    func addRowGrid(_ grid: any MyGrid, measure: CGFloat) -> any MyGrid {
        grid.measure = measure
        return add(grid, .vertical)
    }

    func addColGrid(_ grid: any MyGrid, measure: CGFloat) -> any MyGrid {
        grid.measure = measure
        return add(grid, .horizontal)
    }

    private func add(_ grid: any MyGrid, _ axis: Axis) -> any MyGrid {
        guard let node = grid as? GridNode, node.parent == nil, node !== root, node.layout == nil,
            direction == nil || direction == axis
        else {
            report(refused: grid, asRow: axis == .vertical, in: root.layout)
            return grid
        }
        direction = axis
        node.parent = self
        children.append(node)
        changed()
        return grid
    }

    func removeFromSuperGrid() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        if parent.children.isEmpty { parent.direction = nil }
        parent.changed()
        self.parent = nil
    }

    /// Removes all rows or columns.
    func removeAll() { for child in children { child.removeFromSuperGrid() } }

    func cloneGrid() -> any MyGrid { copy() }

    private func copy() -> GridNode {
        let copy = GridNode(measure: measure)
        (copy.subviewSpacing, copy.padding, copy.gravity) = (subviewSpacing, padding, gravity)
        (copy.placeholder, copy.anchor) = (placeholder, anchor)
        copy.borderlines = borderlines
        (copy.tag, copy.actionData) = (tag, actionData)
        copy.direction = direction
        copy.children = children.map { $0.copy() }
        for child in copy.children { child.parent = copy }
        return copy
    }

    private func changed() {
        guard let layout = root.layout else { return }
        layout.layoutContentsDidChange()
    }
}

extension GridNode {
    var topBorderline: MyBorderline? {
        get { borderlines[.vertical, .start] }
        set { borderlines[.vertical, .start] = newValue }
    }
    var bottomBorderline: MyBorderline? {
        get { borderlines[.vertical, .end] }
        set { borderlines[.vertical, .end] = newValue }
    }
    var leadingBorderline: MyBorderline? {
        get { borderlines[.horizontal, .start] }
        set { borderlines[.horizontal, .start] = newValue }
    }
    var trailingBorderline: MyBorderline? {
        get { borderlines[.horizontal, .end] }
        set { borderlines[.horizontal, .end] = newValue }
    }
    var leftBorderline: MyBorderline? {
        get { MyBaseLayout.isRTL ? trailingBorderline : leadingBorderline }
        set { if MyBaseLayout.isRTL { trailingBorderline = newValue } else { leadingBorderline = newValue } }
    }
    var rightBorderline: MyBorderline? {
        get { MyBaseLayout.isRTL ? leadingBorderline : trailingBorderline }
        set { if MyBaseLayout.isRTL { leadingBorderline = newValue } else { trailingBorderline = newValue } }
    }

    /// Calls a closure with this grid and all inside, and their rectangles in a layout of a width.
    func forEachRect(inWidth width: CGFloat, isRightToLeft: Bool, _ body: (GridNode, CGRect) -> Void) {
        let x = isRightToLeft ? width - start.horizontal - size.horizontal : start.horizontal
        body(self, CGRect(x: x, y: start.vertical, width: size.horizontal, height: size.vertical))
        for child in children { child.forEachRect(inWidth: width, isRightToLeft: isRightToLeft, body) }
    }
}
