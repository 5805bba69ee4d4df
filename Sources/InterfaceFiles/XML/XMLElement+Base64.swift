import Diagnostics
import Files
import XML

extension XMLElement {
    /// Replaces texts that are encoded in base64 by plain text.
    ///
    /// Source: `<string key="title" base64-UTF8="YES">` and `<mutableString>`, in files saved by Xcode: the
    /// UTF-8 bytes of the text as base64 without padding, for texts with characters that XML does not allow.
    ///
    /// - Parameter report: receives elements whose text cannot be decoded; their text is removed.
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

    /// The decoded text; nil if it is not valid base64 or UTF-8.
    private var decoded: String? {
        Base64.decode(text[...]).flatMap { String(validating: $0, as: UTF8.self) }
    }
}

extension ProblemList {
    /// Reports that the text of an element cannot be decoded.
    func reportBase64(of node: XMLElement, at place: Place) {
        let key = node["key"].map { " '\($0)'" } ?? ""
        report(
            Diagnostic(
                .storyboardContent,
                "the \(node.name)\(key) is not base64 of UTF-8, and its text is left out", at: place,
                hints: ["open and save the file in Xcode"]))
    }
}
