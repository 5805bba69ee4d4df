import Files
import XML

extension PropertyList {
    /// Reads an XML property list: the value inside the `plist` element.
    init(xml markup: FileText.Markup, _ limits: PropertyListLimits) throws(PropertyListError) {
        // The document type declaration that Xcode writes is Apple's and declares nothing.
        let options = XMLOptions(
            fileBytes: limits.bytes, textBytes: limits.bytes, depth: limits.depth + 1,
            elements: limits.values + 1, declarations: .documentType,
            textElements: ["string", "key", "integer", "real", "date", "data"])
        let root: XMLElement
        do throws(XMLError) {
            root = try readXML(markup.bytes, options, isUTF8: markup.isUTF8)
        } catch {
            throw PropertyListError(error, limits)
        }
        guard let value = root.name == "plist" ? root.children.first : root else {
            throw PropertyListError("it holds no value", line: root.line)
        }
        self = try XMLPropertyList.value(of: value)
    }
}

/// Reads the elements of an XML property list. Source: Apple's document type definition `PropertyList-1.0.dtd`.
enum XMLPropertyList {
    static func value(of element: XMLElement) throws(PropertyListError) -> PropertyList {
        let text = element.text.trimmed
        let value: PropertyList? =
            switch element.name {
            case "string": .string(element.text)
            case "true": .boolean(true)
            case "false": .boolean(false)
            case "integer": integer(text).map(PropertyList.integer)
            case "real": Double(text).map(PropertyList.real)
            case "date": PropertyListDate.seconds(of: text).map(PropertyList.date)
            case "data": Base64.decode(text).map(PropertyList.data)
            case "array": .array(try array(of: element))
            case "dict": .dictionary(try dictionary(of: element))
            default:
                throw PropertyListError(
                    "it has the element '\(element.name)', which property lists do not have",
                    line: element.line)
            }
        guard let value else {
            throw PropertyListError("'\(text.prefix(60))' is no \(element.name)", line: element.line)
        }
        return value
    }

    private static func array(of element: XMLElement) throws(PropertyListError) -> [PropertyList] {
        var values: [PropertyList] = []
        for child in element.children { values.append(try value(of: child)) }
        return values
    }

    private static func dictionary(of element: XMLElement) throws(PropertyListError) -> [String: PropertyList]
    {
        var entries: [String: PropertyList] = [:]
        var key: String?
        for child in element.children {
            if child.name == "key" {
                key = child.text
            } else if let name = key {
                entries[name] = try value(of: child)
                key = nil
            }
        }
        return entries
    }

    /// A decimal or hexadecimal number; numbers of 64 bits without a sign are taken as such.
    private static func integer(_ text: Substring) -> Int? {
        let digits = text.drop { $0 == "+" || $0 == "-" }
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else {
            return Int(text) ?? UInt(text).map { Int(bitPattern: $0) }
        }
        let magnitude = UInt(digits.dropFirst(2), radix: 16).map { Int(bitPattern: $0) }
        return text.hasPrefix("-") ? magnitude.map { 0 &- $0 } : magnitude
    }
}

extension String {
    /// The text without the white space around it.
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}

extension PropertyListError {
    fileprivate init(_ error: XMLError, _ limits: PropertyListLimits) {
        switch error.cause {
        case .fileTooLarge, .tooManyElements, .tooMuchText, .tooManyAttributes, .outOfMemory:
            self = .tooLarge(limits)
        case .tooDeep: self = .tooDeep(limits, line: error.line)
        case .documentType, .entities:
            self.init(
                "it declares entities, which property lists have no use for",
                hint: "remove the <!ENTITY …> declarations", line: error.line)
        case .truncated(let detail), .wrongEncoding(let detail), .malformed(let detail):
            self.init("it is not XML: \(detail)", line: error.line ?? 1)
        }
    }
}
