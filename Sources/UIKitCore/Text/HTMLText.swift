/// Reads HTML into text with attributes, as far as simple documents use it.
///
/// Source: WebKit's default style sheet, in which text is Times of 12 points here, as in `NSAttributedString` of HTML.
struct HTMLText {
    private let source: Substring
    private let result = NSMutableAttributedString(string: "")
    /// The attributes of the open elements.
    private struct Style {
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var size = 12.0
        var link: URL?
    }

    var attributed: NSAttributedString { result }

    /// Reads the elements and text of a document.
    init(_ html: String) {
        source = html[...]
        read()
        while result.string.hasSuffix(" ") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
    }

    private func read() {
        var rest = source
        var open: [(name: String, style: Style)] = []
        var style = Style()
        while let first = rest.first {
            guard first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                append(Self.decoded(rest[..<end]), style)
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { return }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let isClosing = tag.hasPrefix("/")
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if ["style", "script", "head", "title"].contains(name), !isClosing {
                rest =
                    rest.range(of: "</\(name)>", options: .caseInsensitive).map { rest[$0.upperBound...] }
                    ?? ""
            } else if isClosing {
                if let index = open.lastIndex(where: { $0.name == name }) {
                    style = open[index].style
                    open.removeSubrange(index...)
                }
                if Self.blocks.contains(name) { endLine() }
            } else {
                begin(name, tag, &style, &open)
            }
        }
    }

    private static let blocks: Set<String> = [
        "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr", "table",
        "section",
    ]
    private static let headingSizes = ["h1": 24.0, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]

    private func begin(
        _ name: String, _ tag: Substring, _ style: inout Style, _ open: inout [(name: String, style: Style)]
    ) {
        if name == "br" {
            return result.append(NSAttributedString(string: "\n", attributes: attributes(style)))
        }
        if ["img", "hr", "meta", "link", "input", "html", "body"].contains(name) || name.isEmpty { return }
        open.append((name, style))
        if Self.blocks.contains(name) { endLine() }
        switch name {
        case "b", "strong": style.isBold = true
        case "i", "em": style.isItalic = true
        case "u": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "a": style.link = Self.attribute("href", of: tag).flatMap { URL(string: $0) }
        case "li": append("\t•\t", style)
        default:
            guard let size = Self.headingSizes[name] else { return }
            (style.isBold, style.size) = (true, size)
        }
    }

    private func endLine() {
        guard result.length > 0, !result.string.hasSuffix("\n") else { return }
        result.append(NSAttributedString(string: "\n", attributes: attributes(Style())))
    }

    /// Appends text with white space made single, as HTML has it.
    private func append(_ text: String, _ style: Style) {
        var made = ""
        for character in text {
            guard character.isWhitespace, character != "\u{A0}", character != "\t" || !text.hasPrefix("\t•")
            else {
                made.append(character)
                continue
            }
            let before = made.last ?? result.string.last
            if before != nil, before?.isWhitespace == false { made.append(" ") }
        }
        if !made.isEmpty { result.append(NSAttributedString(string: made, attributes: attributes(style))) }
    }

    private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        let times = UIFontDescriptor(name: "Times New Roman", size: style.size)
        let font = UIFont(descriptor: times.withSymbolicTraits(traits) ?? times, size: style.size)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.black]
        if style.isUnderlined || style.link != nil {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link {
            attributes[.link] = link
            attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
        }
        return attributes
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.range(of: "\(name)=", options: .caseInsensitive)?.upperBound else { return nil }
        let rest = tag[start...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            return decoded(rest.prefix { !$0.isWhitespace })
        }
        return decoded(rest.dropFirst().prefix { $0 != quote })
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
        "mdash": "—",
        "hellip": "…", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "lsquo": "‘",
        "rsquo": "’",
        "ldquo": "“", "rdquo": "”", "deg": "°", "middot": "·", "times": "×", "auml": "ä", "ouml": "ö",
        "uuml": "ü",
        "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    ]

    /// Returns text with its references to characters replaced.
    private static func decoded(_ text: Substring) -> String {
        var made = "", rest = text
        while let start = rest.firstIndex(of: "&") {
            made += rest[..<start]
            let after = rest[rest.index(after: start)...]
            let name = after.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            let end = name.endIndex
            if end < after.endIndex, after[end] == ";", let character = character(named: name) {
                made += character
                rest = after[after.index(after: end)...]
            } else {
                made += "&"
                rest = after
            }
        }
        return made + rest
    }

    private static func character(named name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
