import Maquette
import Typography

/// Pages are A4 in landscape format.
extension ContactSheet {
    /// The size of a page in points: 297 by 210 mm.
    static let pageSize = Size(width: 842, height: 595)
    private static let topMargin = 20.0
    /// Below the rows; holds the page number.
    private static let bottomMargin = 28.0

    /// The rows of each page. The first row of a page repeats the heading of its file.
    var pages: [[[Place]]] {
        var pages: [[[Place]]] = [], remaining = 0.0
        for var row in rows {
            let height = height(of: row)
            if pages.isEmpty || height > remaining {
                pages.append([])
                remaining = Self.pageSize.height - Self.topMargin - Self.bottomMargin
                if row[0].headingColumns == nil {
                    let end = row.firstIndex { $0.headingColumns != nil } ?? row.count
                    (row[0].headingColumns, row[0].continues) = (end, true)
                }
            }
            pages[pages.count - 1].append(row)
            remaining -= height
        }
        return pages
    }

    /// Returns the commands that draw a page, with its number among all.
    func list(of page: [[Place]], number: Int, count: Int, _ text: TextEngine) -> DisplayList {
        var list = DisplayList(size: Self.pageSize)
        var rows = DisplayList(size: Self.pageSize), top = Self.topMargin
        for row in page {
            draw(row, below: top, in: &rows, text)
            top += height(of: row)
        }
        let margin = (Self.pageSize.width - width) / 2
        list.commands = rows.commands.map { $0.offset(by: Point(x: margin, y: 0)) }
        let size = metrics.fontSizes.name
        let foot = Point(x: margin + metrics.gap, y: Self.pageSize.height - Self.bottomMargin + size)
        let scenes = counted(cells.count, "picture")
        write(
            "Page \(number) of \(count) · \(scenes)", size, .regular, Self.gray, at: foot, 400, in: &list,
            text)
        return list
    }
}
