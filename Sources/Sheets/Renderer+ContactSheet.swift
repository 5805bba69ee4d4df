import Files
import Goldens
import ImageCodec
package import Maquette
import Raster
import Typography

/// A sheet is drawn and encoded row by row, so that the pictures of one row only are in memory as pixels.
extension Renderer {
    /// Writes a sheet as one PNG.
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
                    hints: ["-o sheet.pdf makes pages", "or name fewer files, devices or states"]))
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
                            sheet.list(of: row, text), scale: sheet.metrics.scale, text: text,
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

    /// Writes a sheet as PDF, page by page.
    ///
    /// - Parameters:
    ///   - sheet: The sheet, with at least one picture.
    ///   - path: The path of the file.
    /// - Throws: If it cannot be written.
    package mutating func writePages(_ sheet: ContactSheet, to path: String) throws(WritingError) {
        let text = engine(for: "en"), options = pngOptions, threads = threads
        let pages = sheet.pages
        var file = PDFPages(text: text) { encodePNG($0, options: options, workers: threads) }
        do throws(FileError) {
            _ = try Files.writeFile(to: path) { append in
                for number in pages.indices {
                    let list = sheet.list(of: pages[number], number: number + 1, count: pages.count, text)
                    guard append(file.add(list)) else { return false }
                }
                return append(file.finish())
            }
        } catch {
            throw WritingError(diagnostic: error.diagnostic)
        }
    }
}
