public import UIKitCore

/// A layout that is divided into rows and columns, which its subviews fill in order.
///
/// Views without a grid have no size.
/// Source: MyLayout 2.0.
open class MyGridLayout: MyBaseLayout, MyGrid {
    private lazy var grid = GridNode(measure: MyLayoutSize.fill, layout: self)

    /// Returns a grid to be copied into layouts.
    public static func createTemplateGrid(_ tag: Int) -> any MyGrid {
        let grid = GridNode(measure: 0)
        grid.tag = tag
        return grid
    }

    /// Removes all rows or columns.
    public func removeGrids() { grid.removeAll() }

    override func arrange(_ arrangement: inout Arrangement) {
        var division = GridArrangement(arrangement, grid)
        division.arrange()
        arrangement = division.arrangement
    }

    override func updateBorderlines(_ arrangement: Arrangement) {
        super.updateBorderlines(arrangement)
        grid.forEachRect(inWidth: bounds.width, isRightToLeft: arrangement.isRightToLeft) { grid, rect in
            addBorderlines(grid.borderlines, in: rect)
        }
    }

    // MARK: MyGrid

    /// Has no effect: the layout's own size counts.
    public var measure: CGFloat {
        get { grid.measure }
        set { grid.measure = newValue }
    }
    /// Always nil: the layout is the outermost grid.
    public var superGrid: (any MyGrid)? { nil }
    /// The rows or columns.
    public var subGrids: [any MyGrid] { grid.subGrids }
    /// Whether no view is in the layout while it is not divided.
    public var placeholder: Bool {
        get { grid.placeholder }
        set { grid.placeholder = newValue }
    }
    /// Whether the first view is behind the rows or columns.
    public var anchor: Bool {
        get { grid.anchor }
        set { grid.anchor = newValue }
    }
    /// The gravity; sets `anchor`, too.
    public var overlap: MyGravity {
        get { gravity }
        set {
            anchor = true
            gravity = newValue
        }
    }
    /// An object of the app.
    public var actionData: Any? {
        get { grid.actionData }
        set { grid.actionData = newValue }
    }

    /// Adds a row and returns it.
    @discardableResult public func addRow(_ measure: CGFloat) -> any MyGrid { grid.addRow(measure) }

    /// Adds a column and returns it.
    @discardableResult public func addCol(_ measure: CGFloat) -> any MyGrid { grid.addCol(measure) }

    /// Adds a grid as a row and returns it.
    @discardableResult public func addRowGrid(_ row: any MyGrid) -> any MyGrid { grid.addRowGrid(row) }

    /// Adds a grid as a column and returns it.
    @discardableResult public func addColGrid(_ column: any MyGrid) -> any MyGrid {
        grid.addColGrid(column)
    }

    /// Adds a grid as a row of a height and returns it.
    @discardableResult public func addRowGrid(_ row: any MyGrid, measure: CGFloat) -> any MyGrid {
        grid.addRowGrid(row, measure: measure)
    }

    /// Adds a grid as a column of a width and returns it.
    @discardableResult public func addColGrid(_ column: any MyGrid, measure: CGFloat) -> any MyGrid {
        grid.addColGrid(column, measure: measure)
    }

    /// Returns a copy of the rows or columns, in no layout.
    public func cloneGrid() -> any MyGrid { grid.cloneGrid() }

    /// Has no effect: the layout is the outermost grid.
    public func removeFromSuperGrid() {}
}
