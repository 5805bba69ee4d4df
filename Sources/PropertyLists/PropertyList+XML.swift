import Files

extension PropertyList {
    /// The list as an XML file, with sorted keys.
    package var xml: [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indentation: "")
        return Array((text + "</plist>\n").utf8)
    }

    private func write(to text: inout String, indentation: String) {
        switch self {
        case .string(let value): text += "\(indentation)<string>\(Self.escaped(value))</string>\n"
        case .boolean(let value): text += "\(indentation)<\(value)/>\n"
        case .integer(let value): text += "\(indentation)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indentation)<real>\(value)</real>\n"
        case .date(let value):
            text += "\(indentation)<date>\(PropertyListDate.text(ofSeconds: value))</date>\n"
        case .data(let bytes): text += "\(indentation)<data>\(Base64.encode(bytes))</data>\n"
        case .array(let values):
            text += "\(indentation)<array>\n"
            for value in values { value.write(to: &text, indentation: indentation + "\t") }
            text += "\(indentation)</array>\n"
        case .dictionary(let entries):
            text += "\(indentation)<dict>\n"
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                text += "\(indentation)\t<key>\(Self.escaped(key))</key>\n"
                value.write(to: &text, indentation: indentation + "\t")
            }
            text += "\(indentation)</dict>\n"
        }
    }

    /// Returns a text without what XML cannot hold, and with entities for its marks.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\t", "\n", "\r": result.append(scalar)
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
