import UIKitCore

/// Divides a layout into rows and columns and places its subviews in them.
///
/// Source: MyLayout 2.0, `MyGridLayout`; written once for both axes.
struct GridArrangement {
    var arrangement: Arrangement
    private let root: GridNode

    init(_ arrangement: Arrangement, _ root: GridNode) {
        self.arrangement = arrangement
        self.root = root
    }

    mutating func arrange() {
        var items = arrangement.items[...]
        fill(root, from: &items)
        root.size = arrangement.size
        root.start = AxisPair(horizontal: 0, vertical: 0)
        let measure = measure(root, proposing: arrangement.size)
        for axis in Axis.allCases where arrangement.ownSize[axis].isWrap { arrangement.size[axis] = measure }
        place(root)
        for item in items {
            item.start = AxisPair(horizontal: 0, vertical: 0)
            item.length = AxisPair(horizontal: 0, vertical: 0)
        }
    }

    /// Gives the grids their views, in order.
    private func fill(_ grid: GridNode, from items: inout ArraySlice<LayoutItem>) {
        grid.item = grid.takesView ? items.popFirst() : nil
        for child in grid.children { fill(child, from: &items) }
    }

    // MARK: Padding

    private func paddingStart(_ grid: GridNode, _ axis: Axis) -> CGFloat {
        if grid === root { return arrangement.paddingStart[axis] }
        if axis == .vertical { return grid.padding.top }
        return arrangement.isRightToLeft ? grid.padding.right : grid.padding.left
    }

    private func paddingEnd(_ grid: GridNode, _ axis: Axis) -> CGFloat {
        if grid === root { return arrangement.paddingEnd[axis] }
        if axis == .vertical { return grid.padding.bottom }
        return arrangement.isRightToLeft ? grid.padding.left : grid.padding.right
    }

    private func padding(_ grid: GridNode, _ axis: Axis) -> CGFloat {
        paddingStart(grid, axis) + paddingEnd(grid, axis)
    }

    private func spacing(_ grid: GridNode) -> CGFloat {
        guard let direction = grid.direction else { return 0 }
        return grid === root ? arrangement.spacing[direction] : grid.subviewSpacing
    }

    // MARK: Lengths

    /// Finds the lengths of the grids inside and returns that of a grid as long as its contents.
    private func measure(_ grid: GridNode, proposing proposal: AxisPair<CGFloat>) -> CGFloat {
        var total = contentLength(of: grid, proposing: proposal)
        guard let axis = grid.direction else { return total ?? 0 }
        let fixed = CGFloat(grid.children.count - 1) * spacing(grid) + padding(grid, axis)
        let whole = grid.size[axis] - fixed
        var inner = proposal
        inner[axis.other] -= padding(grid, axis.other)
        let wrapsAcross = isAsLongAsContentsAcross(grid)
        var across: CGFloat = 0, used = total ?? fixed
        func give(_ child: GridNode, _ length: CGFloat?) {
            let length = length ?? contentMeasure(of: child, in: grid, inner)
            used += length
            resize(child, in: grid, length, inner, wrapsAcross: wrapsAcross)
            if child.measure != MyLayoutSize.wrap { _ = measure(child, proposing: child.size) }
            if wrapsAcross {
                resize(child, in: grid, length, inner, wrapsAcross: true)
                across = max(across, child.size[axis.other])
            }
        }
        for child in grid.children where !child.takesRest {
            let isContents = child.measure == MyLayoutSize.wrap
            let isPart = child.measure > 0 && child.measure < 1
            give(child, isContents ? nil : isPart ? whole * child.measure : child.measure)
        }
        for child in grid.children where child.takesRest && child.measure != MyLayoutSize.fill {
            give(child, -(grid.size[axis] - used) * child.measure)
        }
        let filling = grid.children.filter { $0.measure == MyLayoutSize.fill }
        for (index, child) in filling.enumerated() {
            give(child, arrangement.rounding((grid.size[axis] - used) / CGFloat(filling.count - index)))
        }
        total = wrapsAcross ? across + acrossPadding(grid) : used
        return total ?? 0
    }

    /// The length that a grid as long as its contents has along the one around.
    private func contentMeasure(
        of child: GridNode, in grid: GridNode, _ proposal: AxisPair<CGFloat>
    ) -> CGFloat {
        resize(child, in: grid, 0, proposal, wrapsAcross: false)
        return measure(child, proposing: proposal)
    }

    /// Whether a grid is as long as its contents along the axis across its rows or columns.
    private func isAsLongAsContentsAcross(_ grid: GridNode) -> Bool {
        guard let axis = grid.direction else { return false }
        if grid === root { return arrangement.ownSize[axis.other].isWrap }
        return grid.measure == MyLayoutSize.wrap && grid.parent?.direction != axis
    }

    /// The library adds the padding along the axis of the outermost grid.
    private func acrossPadding(_ grid: GridNode) -> CGFloat {
        padding(grid, root.direction == .horizontal ? .vertical : .horizontal)
    }

    /// Gives a grid a length along the one around; across it, that of the one around or that of its contents.
    private func resize(
        _ child: GridNode, in grid: GridNode, _ length: CGFloat, _ around: AxisPair<CGFloat>,
        wrapsAcross: Bool
    ) {
        guard let axis = grid.direction else { return }
        child.size[axis] = length
        if !wrapsAcross {
            child.size[axis.other] = around[axis.other]
        } else if let first = child.children.first {
            child.size[axis.other] = first.size[axis.other]
        }
    }

    /// The length that a view needs in a grid as long as its contents; nil for other grids.
    private func contentLength(of grid: GridNode, proposing proposal: AxisPair<CGFloat>) -> CGFloat? {
        let overlaps = grid.measure == 0 && grid.anchor
        guard overlaps || grid.measure == MyLayoutSize.wrap && !grid.anchor, let item = grid.item,
            let parent = grid.parent, let axis = parent.direction
        else { return nil }
        measure(item, in: grid, along: axis, proposal)
        if parent.measure == MyLayoutSize.wrap, let outer = parent.parent, outer.direction == axis.other {
            grid.size[axis.other] = padding(grid, axis.other) + item.length[axis.other]
        }
        return padding(grid, axis) + item.length[axis]
    }

    private func measure(
        _ item: LayoutItem, in grid: GridNode, along axis: Axis, _ proposal: AxisPair<CGFloat>
    ) {
        if item.size.horizontal.isSet || item.size.vertical.isSet {
            var cell = self.cell(grid)
            cell.gravity = AxisPair(horizontal: .none, vertical: .none)
            FrameArrangement(cell).place(item)
            return
        }
        let across = proposal[axis.other] - padding(grid, axis.other)
        let size = item.contentSize(
            axis == .vertical ? CGSize(width: across, height: 0) : CGSize(width: 0, height: across),
            arrangement.sizeClass)
        item.length = AxisPair(horizontal: size.width, vertical: size.height)
    }

    // MARK: Positions

    /// Places the view and the rows or columns of a grid.
    private func place(_ grid: GridNode) {
        if let item = grid.item { place(item, in: grid) }
        guard let axis = grid.direction else { return }
        var position = grid.start[axis] + paddingStart(grid, axis)
        let lengths = grid.children.reduce(0) { $0 + $1.size[axis] }
        let free =
            grid.size[axis] - padding(grid, axis) - lengths
            - spacing(grid) * CGFloat(grid.children.count - 1)
        switch gravity(grid, axis) {
        case .center: position += free / 2
        case .end: position += free
        default: break
        }
        for child in grid.children {
            child.start[axis] = position
            child.start[axis.other] = grid.start[axis.other] + paddingStart(grid, axis.other)
            position += child.size[axis] + spacing(grid)
            place(child)
        }
    }

    private func gravity(_ grid: GridNode, _ axis: Axis) -> AxisGravity {
        grid === root
            ? arrangement.gravity[axis]
            : AxisGravity(grid.gravity, axis, isRightToLeft: arrangement.isRightToLeft)
    }

    private func place(_ item: LayoutItem, in grid: GridNode) {
        var cell = self.cell(grid)
        for axis in Axis.allCases {
            let own = gravity(grid, axis)
            cell.gravity[axis] = own == .none ? .fill : own
        }
        if !grid.children.isEmpty {
            // A view behind rows or columns has the whole grid.
            cell.gravity = AxisPair(horizontal: .fill, vertical: .fill)
            (cell.paddingStart, cell.paddingEnd) = (
                AxisPair(horizontal: 0, vertical: 0), AxisPair(horizontal: 0, vertical: 0)
            )
        }
        let frame = FrameArrangement(cell)
        if grid.measure != 0, item.layout != nil {
            for axis in Axis.allCases { frame.adjust(item, axis) }
        }
        frame.place(item)
        for axis in Axis.allCases { item.start[axis] = (item.start[axis] ?? 0) + grid.start[axis] }
    }

    /// The inside of a grid as a layout of its own.
    private func cell(_ grid: GridNode) -> Arrangement {
        var cell = arrangement
        cell.size = grid.size
        for axis in Axis.allCases {
            cell.paddingStart[axis] = paddingStart(grid, axis)
            cell.paddingEnd[axis] = paddingEnd(grid, axis)
        }
        return cell
    }
}

extension GridNode {
    /// Whether the length is a part of what the others leave.
    fileprivate var takesRest: Bool { measure == MyLayoutSize.fill || measure < 0 && measure > -1 }
}
