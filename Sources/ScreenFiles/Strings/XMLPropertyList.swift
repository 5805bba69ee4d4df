import Files
import XML

extension PropertyList {
    /// Parses an XML property list: the value inside the `plist` element.
    init(xml markup: FileText.Markup) throws(Problem) {
        let root: XMLElement
        do throws(XMLError) {
            root = try readXML(markup.bytes, PropertyList.xmlOptions, isUTF8: markup.isUTF8)
        } catch {
            throw Problem(error)
        }
        guard let value = root.name == "plist" ? root.children.first : root else {
            throw Problem(message: "line \(root.line) is not XML: no value")
        }
        self.init(value)
    }

    /// The document type declaration that Xcode writes is Apple's and declares nothing.
    private static let xmlOptions = XMLOptions(
        fileBytes: byteLimit, textBytes: byteLimit, depth: depthLimit + 1, elements: valueLimit + 1,
        declarations: .documentType, textElements: ["string", "key"])

    private init(_ element: XMLElement) {
        switch element.name {
        case "string": self = .text(element.text)
        case "dict":
            var entries: [String: PropertyList] = [:]
            var key: String?
            for child in element.children {
                if child.name == "key" {
                    key = child.text
                } else if let name = key {
                    entries[name] = PropertyList(child)
                    key = nil
                }
            }
            self = .dictionary(entries)
        default: self = .other
        }
    }
}

extension PropertyList.Problem {
    fileprivate init(_ error: XMLError) {
        switch error.cause {
        case .fileTooLarge, .tooManyElements, .tooMuchText, .tooManyAttributes, .outOfMemory: self = .tooLarge
        case .tooDeep: self = .tooDeep
        case .documentType, .entities:
            self.init(
                message: "it declares entities, which property lists have no use for",
                hint: "remove the <!ENTITY …> declarations")
        case .truncated(let detail), .wrongEncoding(let detail), .malformed(let detail):
            self.init(message: "line \(error.line ?? 1) is not XML: \(detail)")
        }
    }
}
