import Scene

/// The objects of a PDF file: catalog, page tree and page, then the others.
struct PDFDocument {
    private var objects: [[UInt8]] = []

    /// Adds an object with a stream and returns its number.
    mutating func add(_ dictionary: String, stream: [UInt8]) -> Int {
        objects.append(Array((dictionary + "\nstream\n").utf8) + stream + Array("\nendstream".utf8))
        return objects.count + 3
    }

    /// Adds an image with its alpha as a soft mask and returns its number.
    mutating func add(_ pixmap: Pixmap, encodePicture: (Pixmap) -> [UInt8]) -> Int {
        var dictionary =
            "<</Type /XObject /Subtype /Image /Width \(pixmap.width) /Height \(pixmap.height) "
            + "/ColorSpace /DeviceRGB /BitsPerComponent 8"
        var opaque = pixmap
        if !pixmap.isOpaque {
            let mask = pixmap.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
            let number = add(
                "<</Type /XObject /Subtype /Image /Width \(pixmap.width) /Height \(pixmap.height) "
                    + "/ColorSpace /DeviceGray /BitsPerComponent 8 /Length \(mask.count)>>", stream: mask)
            dictionary += " /SMask \(number) 0 R"
            for index in opaque.pixels.indices {
                opaque.pixels[index] = PDFDocument.unpremultiplied(opaque.pixels[index])
            }
        }
        let rows = PDFDocument.compressedRows(of: encodePicture(opaque))
        return add(
            dictionary + " /Filter /FlateDecode /DecodeParms <</Predictor 15 /Colors 3 /Columns "
                + "\(pixmap.width)>> /Length \(rows.count)>>", stream: rows)
    }

    /// Returns a pixel's unpremultiplied color, opaque.
    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0xFF00_0000 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return channel(0) | channel(8) | channel(16) | 0xFF00_0000
    }

    /// Returns the data of a PNG's IDAT chunks: rows in the format of PDF's predictor 15.
    private static func compressedRows(of png: [UInt8]) -> [UInt8] {
        var rows: [UInt8] = [], offset = 8
        while offset + 12 <= png.count {
            let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= png.count else { break }
            if Array(png[offset + 4..<offset + 8]) == Array("IDAT".utf8) {
                rows += png[offset + 8..<offset + 8 + length]
            }
            offset += 12 + length
        }
        return rows
    }

    /// Returns the file, with the given entries of the page dictionary.
    func finished(page: String) -> [UInt8] {
        let head = [
            "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R \(page)>>",
        ]
        var file = Array("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
        var places: [Int] = []
        for (index, object) in (head.map { Array($0.utf8) } + objects).enumerated() {
            places.append(file.count)
            file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let start = file.count
        var table = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places {
            table += String("\(10_000_000_000 + place)".dropFirst()) + " 00000 n \n"
        }
        table += "trailer\n<</Size \(places.count + 1) /Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        return file + Array(table.utf8)
    }
}
