import Geometry
package import Maquette

/// Reduced pictures of many screens in one picture, with captions, grouped by file.
///
/// Groups follow one another from left to right; one that does not fit what is left of a row begins a new one.
package struct ContactSheet: Sendable {
    /// The pictures in their order.
    package private(set) var cells: [Cell] = []

    package struct Cell: Sendable {
        /// The file that the screen was read from.
        package var group: String
        /// The name of the scene, otherwise of the screen, and of the state.
        package var name: String
        /// The device, the appearance and other conditions.
        package var detail: String
        /// The reduced picture; nil if there is none.
        package var thumbnail: SceneThumbnail?
    }

    /// A picture in a row.
    struct Place {
        var cell: Int
        var column: Int
        /// The number of columns that its heading has room for; nil for a picture without a heading.
        var headingColumns: Int?
        /// Whether the heading is that of an earlier page.
        var continues = false
    }

    /// The sizes of its parts.
    package let metrics: SheetMetrics
    /// The greatest height of a sheet that is one picture, in pixels. Chosen: what common viewers and libraries open.
    package static let heightLimit = 32_767
    /// The most columns. Chosen: so that a sheet of a thousand pictures is below the greatest height.
    private static let columnLimit = 24

    /// Creates an empty sheet.
    package init(_ metrics: SheetMetrics) { self.metrics = metrics }

    /// The folders that all files are in.
    private var common: [Substring]?

    /// Adds the picture of a screen.
    package mutating func add(_ thumbnail: SceneThumbnail?, of request: RenderRequest) {
        let recipe = request.recipe
        let name = [recipe.scene ?? recipe.screen, recipe.state].compactMap { $0 }.joined(separator: " – ")
        let time = recipe.time.map { ["\($0.dumpText) s"] } ?? []
        let detail = ([request.variant.fileNamePart.replacing(".", with: " ")] + time).joined(separator: " ")
        let folders = recipe.input.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        common = common.map { zip($0, folders).prefix { $0 == $1 }.map(\.0) } ?? Array(folders)
        cells.append(Cell(group: recipe.input, name: name, detail: detail, thumbnail: thumbnail))
    }

    /// The number of columns: about as wide as high, for pictures of phones.
    var columns: Int {
        if let columns = metrics.columns { return columns }
        let wanted = (2 * Double(cells.count)).squareRoot().rounded(.up)
        return min(cells.count, Self.columnLimit, max(4, Int(wanted)))
    }

    /// The rows from top to bottom.
    var rows: [[Place]] {
        let columns = columns
        var rows: [[Place]] = [], start = 0
        while start < cells.count {
            let end = cells[start...].firstIndex { $0.group != cells[start].group } ?? cells.count
            let used = (rows.last?.last?.column ?? columns) + 1
            if used + min(end - start, columns) > columns { rows.append([]) }
            for cell in start..<end {
                var column = rows[rows.count - 1].last.map { $0.column + 1 } ?? 0
                if column == columns {
                    rows.append([])
                    column = 0
                }
                let heading = cell == start ? min(end - start, columns - column) : nil
                rows[rows.count - 1].append(Place(cell: cell, column: column, headingColumns: heading))
            }
            start = end
        }
        return rows
    }

    /// The path of a file from the folder that all files are in.
    func heading(of cell: Int) -> String {
        cells[cell].group.split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst(common?.count ?? 0).joined(separator: "/")
    }

    /// The name of a file.
    func fileName(of cell: Int) -> String {
        cells[cell].group.split(separator: "/").last.map(String.init) ?? cells[cell].group
    }

    /// Returns the size of a picture on the sheet, in points.
    func pictureSize(of cell: Int) -> Size {
        guard let size = cells[cell].thumbnail?.size else {
            return Size(width: metrics.pictureLimit.width, height: 100)
        }
        return size.reduced(toFit: metrics.pictureLimit)
    }

    /// Returns the height of a row in points, a whole number.
    func height(of row: [Place]) -> Double {
        let picture = row.map { pictureSize(of: $0.cell).height }.max() ?? 0
        return (metrics.headingHeight + picture + metrics.captionHeight + metrics.gap).rounded(.up)
    }

    /// The width of the sheet in points.
    var width: Double { Double(columns) * metrics.columnWidth + metrics.gap }

    /// The size of a sheet that is one picture, in pixels.
    package var pixelSize: PixelSize {
        let height = rows.reduce(0) { $0 + self.height(of: $1) }
        return PixelSize(Size(width: width, height: height), scale: metrics.scale)
    }
}
