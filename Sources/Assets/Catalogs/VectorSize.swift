import Foundation
import Geometry

/// The size in points that a vector image says it has.
enum VectorSize {
    /// The page of a PDF or the canvas of an SVG; nil where it is not to be found.
    static func size(of bytes: [UInt8]) -> Size? {
        // What names the size stands near the beginning, or at the end in PDFs.
        let ends = bytes.prefix(1 << 18) + bytes.dropFirst(1 << 18).suffix(1 << 16)
        let text = String(decoding: ends, as: UTF8.self)
        return text.contains("%PDF-") ? page(text) : canvas(text)
    }

    /// `/MediaBox [ 0 0 24 24 ]`
    private static func page(_ text: String) -> Size? {
        guard let key = text.range(of: "/MediaBox"), let open = text[key.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close]
            .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    /// `width` and `height` of the root element, else its `viewBox`.
    private static func canvas(_ text: String) -> Size? {
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        let lengths = ["width", "height"].map { attribute($0, of: tag).flatMap(points) }
        if let width = lengths[0], let height = lengths[1] { return size(width, height) }
        let box = (attribute("viewBox", of: tag) ?? "")
            .split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { Double($0) }
        return box.count == 4 ? size(box[2], box[3]) : nil
    }

    /// The words of an attribute, which a blank stands before.
    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        for mark in ["\"", "'"] {
            guard let start = tag.range(of: "\(name)=\(mark)"), start.lowerBound > tag.startIndex,
                tag[tag.index(before: start.lowerBound)].isWhitespace,
                let end = tag[start.upperBound...].range(of: mark)
            else { continue }
            return tag[start.upperBound..<end.lowerBound]
        }
        return nil
    }

    private static func points(_ text: Substring) -> Double? {
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text)
    }

    private static func size(_ width: Double, _ height: Double) -> Size? {
        guard width > 0, height > 0, width < 1e5, height < 1e5 else { return nil }
        return Size(width: width, height: height)
    }
}
