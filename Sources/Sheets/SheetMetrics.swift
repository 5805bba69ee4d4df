package import Maquette

/// The sizes of the parts of a sheet, in points.
package struct SheetMetrics: Sendable {
    /// The greatest size of a picture.
    package var pictureLimit: Size
    /// The pixels a point of the pictures.
    package var scale: Double
    /// The distance between pictures.
    var gap: Double
    /// The number of columns; nil for one that follows from the number of pictures.
    var columns: Int?
    /// The font size of headings, of names and of the rest.
    var fontSizes: (heading: Double, name: Double, detail: Double)
    /// The height of the line above the pictures of a file.
    var headingHeight: Double
    /// The height of the two lines below a picture.
    var captionHeight: Double

    /// A sheet that is one picture. Chosen: as large as pictures in maps.
    package static let picture = SheetMetrics(
        pictureLimit: Size(width: 150, height: 325), scale: 2, gap: 16, columns: nil,
        fontSizes: (heading: 12, name: 10, detail: 9), headingHeight: 24, captionHeight: 32)

    /// A sheet of pages. Chosen: two rows of seven phones on a page, at 216 pixels an inch.
    package static let page = SheetMetrics(
        pictureLimit: Size(width: 100, height: 217), scale: 3, gap: 13, columns: 7,
        fontSizes: (heading: 10, name: 7.5, detail: 6.5), headingHeight: 18, captionHeight: 24)

    /// The width of a column.
    var columnWidth: Double { pictureLimit.width + gap }
}
