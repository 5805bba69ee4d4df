import XML

/// The rules of `style` elements, with selectors of element names, classes and ids.
struct SVGStyleSheet {
    private struct Rule {
        var element: String?
        var identifier: String?
        var classes: [String]
        var declarations: [(name: String, value: String)]
        /// The specificity: ids before classes before element names.
        var weight: Int
    }

    private var rules: [Rule] = []
    /// Whether there are selectors that are not supported.
    private(set) var hasOthers = false

    /// Parses the text of a `style` element.
    mutating func add(_ text: String) {
        for block in SVGStyleSheet.withoutComments(text).split(separator: "}") {
            guard let open = block.lastIndex(of: "{") else { continue }
            let declarations = SVGStyleSheet.declarations(block[block.index(after: open)...])
            for selector in block[..<open].split(separator: ",") {
                add(SVGStyleSheet.trimmed(selector), declarations)
            }
        }
        // Later rules of equal specificity win, so the order of the file is kept.
        rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .map(\.element)
    }

    private mutating func add(_ selector: Substring, _ declarations: [(name: String, value: String)]) {
        guard !selector.hasPrefix("@"), !selector.contains(where: { " >+~[:{".contains($0) }) else {
            hasOthers = true
            return
        }
        var rule = Rule(classes: [], declarations: declarations, weight: 0)
        var rest = selector
        while let first = rest.first {
            let body = first == "." || first == "#" ? rest.dropFirst() : rest
            let name = body.prefix { $0 != "." && $0 != "#" }
            rest = body.dropFirst(name.count)
            switch first {
            case ".":
                rule.classes.append(String(name))
                rule.weight += 100
            case "#":
                rule.identifier = String(name)
                rule.weight += 10_000
            default:
                rule.element = name == "*" ? nil : String(name)
                rule.weight += name == "*" ? 0 : 1
            }
            if name.isEmpty { return }
        }
        rules.append(rule)
    }

    /// Returns the declarations for an element, in ascending specificity.
    func declarations(for element: XMLElement) -> [(name: String, value: String)] {
        guard !rules.isEmpty else { return [] }
        let classes = (element["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        return rules.filter { rule in
            (rule.element == nil || rule.element == element.name)
                && (rule.identifier == nil || rule.identifier == element["id"])
                && rule.classes.allSatisfy(classes.contains)
        }.flatMap(\.declarations)
    }

    /// Reads declarations as `name: value; …`.
    static func declarations(_ text: Substring) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            var value = trimmed(part[part.index(after: colon)...])
            if value.hasSuffix("!important") { value = trimmed(value.dropLast(10)) }
            return (String(trimmed(part[..<colon])), String(value))
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    private static func withoutComments(_ text: String) -> String {
        var result = "", rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
