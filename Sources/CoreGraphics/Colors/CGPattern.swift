package import Geometry
package import Scene

/// How the cells of a pattern are placed; here always exactly at the steps.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    /// Cells keep their shape, steps may vary by a pixel.
    case noDistortion = 0
    /// Steps stay the same, cells may be distorted a little.
    case constantSpacingMinimalDistortion = 1
    /// Steps stay the same.
    case constantSpacing = 2
}

/// A function that draws a cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that is called when a pattern is no longer used.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version, 0.
    public var version: UInt32
    /// Draws a cell of the pattern; nil for none.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Is called when the pattern is no longer used.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates a set of functions.
    public init(
        version: UInt32 = 0, drawPattern: CGPatternDrawPatternCallback? = nil,
        releaseInfo: CGPatternReleaseInfoCallback? = nil
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// A cell that is repeated to fill an area. The function that draws it is called once for each area.
public final class CGPattern: @unchecked Sendable {  // Nothing of it changes.
    /// The cell, in its own coordinates.
    let bounds: Rect
    /// From the cell's coordinates to those in which the context began.
    let matrix: Geometry.AffineTransform
    /// The distances between cells, in the cell's coordinates.
    let steps: Size
    /// Whether the cell has colors of its own.
    let isColored: Bool
    /// Draws an area of whole cells and is the mean color of one; nil for a cell that a function draws.
    private let tiles: Tiles?

    /// A pattern whose cells are drawn at once, as those of an image.
    package struct Tiles: Sendable {
        /// The mean color of a cell, weighted by its alpha.
        let meanColor: Color
        /// Returns the drawing of an area of whole cells.
        let draw: @Sendable (Rect) -> [DrawCommand]

        package init(meanColor: Color, draw: @escaping @Sendable (Rect) -> [DrawCommand]) {
            (self.meanColor, self.draw) = (meanColor, draw)
        }
    }

    /// Whether any number of cells is one drawing.
    var isDrawnAtOnce: Bool { tiles != nil }
    /// The mean color of a cell that is not drawn by a function; nil for one that is.
    var meanColor: Color? { tiles?.meanColor }
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern; nil where a step is zero.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
        yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, bounds.isFiniteRect else { return nil }
        self.bounds = bounds.standardized.rect
        self.matrix = matrix.transform
        steps = Size(width: abs(xStep), height: abs(yStep))
        (self.info, self.isColored, self.callbacks) = (info, isColored, callbacks.pointee)
        tiles = nil
    }

    /// Creates a pattern of cells of a size that are drawn at once.
    package init(cellSize: CGSize, tiles: Tiles) {
        bounds = CGRect(origin: .zero, size: cellSize).rect
        (matrix, steps, isColored, self.tiles) = (.identity, bounds.size, true, tiles)
        (info, callbacks) = (nil, CGPatternCallbacks())
    }

    /// Returns the drawing of cells side by side, each of which is offset from the first by whole steps.
    func cells(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>, color: Color) -> [DrawCommand] {
        if let tiles {
            let area = Rect(
                minX: columns.lowerBound * steps.width, minY: rows.lowerBound * steps.height,
                maxX: (columns.upperBound + 1) * steps.width, maxY: (rows.upperBound + 1) * steps.height)
            return tiles.draw(area)
        }
        let cell = cell(color: color)
        return stride(from: rows.lowerBound, through: rows.upperBound, by: 1).flatMap { row in
            stride(from: columns.lowerBound, through: columns.upperBound, by: 1).flatMap { column in
                let move = Geometry.AffineTransform.translation(
                    x: column * steps.width, y: row * steps.height)
                return [.push(.transform(move))] + cell + [.pop]
            }
        }
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the drawing of a cell in its coordinates, where a pattern without colors has the given one.
    private func cell(color: Color) -> [DrawCommand] {
        let context = CGContext(size: CGSize(bounds.size))
        if !isColored { (context.state.fillColor, context.state.strokeColor) = (color, color) }
        callbacks.drawPattern?(info, context)
        return [.push(.clip(RoundedRect(bounds)))] + context.finishedCommands + [.pop]
    }
}
