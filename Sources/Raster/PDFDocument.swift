import Files
import Scene

/// The objects of a PDF file. Their bytes can be handed on as they are added, so that a file of many pages is never in
/// memory as a whole.
struct PDFDocument {
    /// Bytes that are not handed on yet.
    private var bytes = Array("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    /// The number of bytes that were handed on.
    private var count = 0
    /// Where each object begins; nil for one that is announced only. The first two are the catalog and the page tree.
    private var places: [Int?] = [nil, nil]
    private var pages: [Int] = []
    /// The images by the digest of their pixels, so that equal ones are embedded once.
    private var images: [String: Int] = [:]

    /// Returns the number of an object that is added later.
    mutating func reserve() -> Int {
        places.append(nil)
        return places.count
    }

    /// Adds an object that was announced.
    mutating func set(_ number: Int, to object: String) { set(number, to: Array(object.utf8)) }

    private mutating func set(_ number: Int, to object: [UInt8]) {
        places[number - 1] = count + bytes.count
        bytes += Array("\(number) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }

    /// Adds an object with a stream, whose length is added to the dictionary, and returns its number.
    mutating func add(_ entries: String, stream: [UInt8]) -> Int {
        let number = reserve()
        let head = "<<\(entries.isEmpty ? "" : entries + " ")/Length \(stream.count)>>\nstream\n"
        set(number, to: Array(head.utf8) + stream + Array("\nendstream".utf8))
        return number
    }

    /// Adds a page with the given entries of its dictionary.
    mutating func addPage(_ entries: String) {
        let number = reserve()
        pages.append(number)
        set(number, to: "<</Type /Page /Parent 2 0 R \(entries)>>")
    }

    /// Adds an image with its alpha as a soft mask and returns its number.
    mutating func add(_ pixmap: Pixmap, encodePicture: (Pixmap) -> [UInt8]) -> Int {
        var digest = FastDigest()
        digest.add("\(pixmap.width)x\(pixmap.height)")
        pixmap.pixels.withUnsafeBytes { digest.add($0) }
        let key = digest.text
        if let known = images[key] { return known }
        var entries =
            "/Type /XObject /Subtype /Image /Width \(pixmap.width) /Height \(pixmap.height) "
            + "/BitsPerComponent 8"
        var opaque = pixmap
        if !pixmap.isOpaque {
            let mask = pixmap.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
            let number = add(entries + " /ColorSpace /DeviceGray", stream: mask)
            entries += " /SMask \(number) 0 R"
            for index in opaque.pixels.indices {
                opaque.pixels[index] = PDFDocument.unpremultiplied(opaque.pixels[index])
            }
        }
        let number = add(
            entries + " /ColorSpace /DeviceRGB /Filter /FlateDecode "
                + "/DecodeParms <</Predictor 15 /Colors 3 /Columns \(pixmap.width)>>",
            stream: PDFDocument.compressedRows(of: encodePicture(opaque)))
        images[key] = number
        return number
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

    /// Hands on the bytes that were added since the last call.
    mutating func takeBytes() -> [UInt8] {
        count += bytes.count
        defer { bytes = [] }
        return bytes
    }

    /// Adds what ends a file.
    mutating func finish() {
        let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
        set(1, to: "<</Type /Catalog /Pages 2 0 R>>")
        set(2, to: "<</Type /Pages /Kids [\(kids)] /Count \(pages.count)>>")
        let start = count + bytes.count
        var table = "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places {
            table += String("\(10_000_000_000 + (place ?? 0))".dropFirst()) + " 00000 n \n"
        }
        table += "trailer\n<</Size \(places.count + 1) /Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        bytes += Array(table.utf8)
    }
}
