public import UIKitCore

/// A rectangle that is divided into rows or columns, which are grids again; the subviews of a grid layout fill those
/// that are not divided, in order.
///
/// Source: MyLayout 2.0.
public protocol MyGrid: AnyObject {
    /// The height of a row or the width of a column: 1 or more for points, between 0 and 1 for a part of the grid
    /// around, between -1 and 0 for a part of what is left there, `MyLayoutSize.wrap` for its contents',
    /// `MyLayoutSize.fill` for an equal part of what is left.
    var measure: CGFloat { get set }
    /// The grid around; nil for the outermost.
    var superGrid: (any MyGrid)? { get }
    /// The rows or columns.
    var subGrids: [any MyGrid] { get }
    /// The space between rows or columns, points.
    var subviewSpacing: CGFloat { get set }
    /// The insets of the contents, points.
    var padding: UIEdgeInsets { get set }
    /// Where rows or columns, or the view of a grid without, are placed; a view fills where nothing is set.
    var gravity: MyGravity { get set }
    /// Whether no view is in the grid.
    var placeholder: Bool { get set }
    /// Whether a view is in the grid although it is divided, as a background.
    var anchor: Bool { get set }
    /// A gravity with which a view lies over its neighbors, in a grid that takes up nothing: sets anchor, measure 0
    /// and gravity.
    var overlap: MyGravity { get set }
    /// The line at the top; nil for none.
    var topBorderline: MyBorderline? { get set }
    /// The line at the bottom; nil for none.
    var bottomBorderline: MyBorderline? { get set }
    /// The line at the leading edge; nil for none.
    var leadingBorderline: MyBorderline? { get set }
    /// The line at the trailing edge; nil for none.
    var trailingBorderline: MyBorderline? { get set }
    /// The line at the left; nil for none.
    var leftBorderline: MyBorderline? { get set }
    /// The line at the right; nil for none.
    var rightBorderline: MyBorderline? { get set }
    /// A number of the app.
    var tag: Int { get set }
    /// An object of the app.
    var actionData: Any? { get set }

    /// Adds a row and returns it.
    @discardableResult func addRow(_ measure: CGFloat) -> any MyGrid
    /// Adds a column and returns it.
    @discardableResult func addCol(_ measure: CGFloat) -> any MyGrid
    /// Adds a grid as a row and returns it.
    @discardableResult func addRowGrid(_ grid: any MyGrid) -> any MyGrid
    /// Adds a grid as a column and returns it.
    @discardableResult func addColGrid(_ grid: any MyGrid) -> any MyGrid
    /// Adds a grid as a row of a height and returns it.
    @discardableResult func addRowGrid(_ grid: any MyGrid, measure: CGFloat) -> any MyGrid
    /// Adds a grid as a column of a width and returns it.
    @discardableResult func addColGrid(_ grid: any MyGrid, measure: CGFloat) -> any MyGrid
    /// Returns a copy with copies of the rows or columns, in no other grid.
    func cloneGrid() -> any MyGrid
    /// Removes the grid from the one around.
    func removeFromSuperGrid()
}
