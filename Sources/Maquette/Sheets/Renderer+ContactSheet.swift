import Files
import Goldens
import ImageCodec
import Raster
import Scene
import Typography

/// A sheet is drawn and encoded row by row, so that the pictures of one row only are in memory as pixels.
extension Renderer {
    /// Writes a sheet as PNG.
    ///
    /// - Parameters:
    ///   - sheet: The sheet, with at least one picture.
    ///   - path: The path of the file.
    /// - Throws: If it is too high, or cannot be written.
    package mutating func write(_ sheet: ContactSheet, to path: String) throws(WritingError) {
        let size = sheet.pixelSize
        guard size.height <= ContactSheet.heightLimit else {
            throw WritingError(
                diagnostic: Diagnostic(
                    .sheetSize,
                    "the sheet of \(counted(sheet.cells.count, "picture")) would be \(size.height) pixels high; "
                        + "\(ContactSheet.heightLimit) are the limit",
                    hints: ["name fewer files, devices or states"]))
        }
        let text = engine(for: "en")
        var encoder = PNGBandEncoder(size: size, isOpaque: true, options: pngOptions)
        var pixels: [UInt32] = [], problem: RasterError?
        let rows = sheet.rows
        do throws(FileError) {
            _ = try Files.writeFile(to: path) { append in
                for (index, row) in rows.enumerated() {
                    do throws(RasterError) {
                        pixels += try rasterize(
                            sheet.list(of: row, text), scale: ContactSheet.scale, text: text,
                            background: .white, workers: threads, cache: shapes
                        ).pixels
                    } catch {
                        problem = error
                        return false
                    }
                    let count = pixels.count / size.width
                    let whole = index + 1 == rows.count ? count : count / encoder.rowCount * encoder.rowCount
                    let band = Pixmap(
                        width: size.width, height: whole, pixels: Array(pixels.prefix(whole * size.width)))
                    guard whole > 0, let band else { continue }
                    pixels.removeFirst(whole * size.width)
                    guard append(encoder.add(band, workers: threads)) else { return false }
                }
                return true
            }
        } catch {
            throw WritingError(diagnostic: error.diagnostic)
        }
        if let problem { throw WritingError(diagnostic: problem.diagnostic) }
    }
}

extension ContactSheet {
    /// Returns the commands that draw a row.
    fileprivate func list(of row: [Place], _ text: TextEngine) -> DisplayList {
        let width = Double(columns) * Self.columnWidth + Self.gap
        var list = DisplayList(size: Size(width: width, height: height(of: row)))
        func add(
            _ line: String, _ size: Double, _ weight: FontWeight, _ color: Color, at point: Point,
            _ width: Double
        ) {
            let style = TextStyle(font: .system(size: size, weight: weight), color: color)
            let shown = FlowText.fitted(line, size: size, width: width)
            list.commands += text.layout(AttributedText(shown, style: style))
                .commands(at: point, displayScale: Self.scale)
        }
        let gray = Color(red: 0.4, green: 0.4, blue: 0.45, alpha: 1)
        let bottom = list.size.height - Self.gap - Self.captionHeight
        for place in row {
            let cell = cells[place.cell], size = pictureSize(of: place.cell)
            let x = Self.gap + Double(place.column) * Self.columnWidth
            if let columns = place.headingColumns {
                let room = Double(columns) * Self.columnWidth - Self.gap
                add(cell.group, 12, .semibold, .black, at: Point(x: x, y: 5), room)
            }
            let frame = Rect(origin: Point(x: x, y: bottom - size.height), size: size)
            let outline = RoundedRect(frame.inset(by: Insets(all: -0.5)))
            let edge = Color(red: 0.8, green: 0.8, blue: 0.83, alpha: 1)
            if let thumbnail = cell.thumbnail, let picture = try? decodeImage(thumbnail.png) {
                let bitmap = Bitmap(name: cell.name, pixmap: picture, scale: Self.scale)
                list.commands.append(.draw(.image(ImagePlacement(bitmap, in: frame))))
            }
            list.commands.append(.draw(.fillBorder(outline, width: 0.5, .color(edge))))
            add(cell.name, 10, .semibold, .black, at: Point(x: x, y: bottom + 4), Self.pictureLimit.width)
            add(cell.detail, 9, .regular, gray, at: Point(x: x, y: bottom + 17), Self.pictureLimit.width)
        }
        return list
    }
}
