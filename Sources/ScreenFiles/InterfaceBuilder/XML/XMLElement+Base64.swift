import Diagnostics
import Foundation
import XML

extension XMLElement {
    /// Puts plain words in the place of those that Interface Builder hides.
    ///
    /// Source: `<string key="title" base64-UTF8="YES">` and `<mutableString>` alike, in files that Xcode saved:
    /// the bytes of the words in UTF-8, as base64 without the padding, for words with characters that XML does
    /// not have.
    ///
    /// - Parameter report: hears of words that cannot be read, which are left out.
    mutating func decodeTexts(_ report: (XMLElement) -> Void) {
        guard hasEncodedTexts else { return }
        if isYes(XMLElement.encodedMark) {
            if let decoded {
                text = decoded
            } else {
                report(self)
                text = ""
            }
        }
        for index in children.indices { children[index].decodeTexts(report) }
    }

    private static let encodedMark = "base64-UTF8"

    private var hasEncodedTexts: Bool {
        isYes(XMLElement.encodedMark) || children.contains(where: \.hasEncodedTexts)
    }

    /// The words; nil where the text is no base64 or its bytes are no UTF-8.
    private var decoded: String? {
        var digits = text.filter { !$0.isWhitespace }
        while digits.hasSuffix("=") { digits.removeLast() }
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits).flatMap { String(validating: $0, as: UTF8.self) }
    }
}

extension ProblemList {
    /// Says that the words of an element cannot be read.
    func reportBase64(of node: XMLElement, at place: Place) {
        let key = node["key"].map { " '\($0)'" } ?? ""
        report(
            .warning(
                "the \(node.name)\(key) is no base64 of UTF-8, and its words are left out", at: place,
                hints: ["open and save the file in Xcode"]))
    }
}
