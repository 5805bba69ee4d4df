/// Puts the values of build settings into texts.
///
/// Source: Xcode's documentation of build settings: `$(NAME)`, `${NAME}`, and the operators `:rfc1034identifier`,
/// `:c99extidentifier`, `:lower`, `:upper` and `:default=`. A setting without a value is empty.
struct BuildSettings {
    /// Returns the value of a setting; nil for none.
    let value: (String) -> String?

    /// Creates the settings that Xcode gives a target of a name by itself, behind those of a project.
    ///
    /// - Parameters:
    ///   - name: The name of the target.
    ///   - written: Returns the value that a project gives a setting; nil for none.
    init(name: String, written: @escaping (String) -> String? = { _ in nil }) {
        value = { key in
            if let text = written(key) { return text }
            return switch key {
            case "TARGET_NAME", "PRODUCT_NAME": name
            case "EXECUTABLE_NAME": "$(PRODUCT_NAME)"
            case "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"
            case "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)"
            case "DEVELOPMENT_LANGUAGE": "en"
            case "CONFIGURATION": "Debug"
            default: nil
            }
        }
    }

    /// How deep values may name other settings. Chosen: far more than projects need.
    private static let depthLimit = 8

    /// Returns a text with the values of the settings that it names.
    func expanded(_ text: String) -> String { expanded(text, depth: 0) }

    private func expanded(_ text: String, depth: Int) -> String {
        guard depth < Self.depthLimit, text.contains("$") else { return text }
        var result = "", rest = text[...]
        while let mark = rest.firstIndex(of: "$") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let close = Self.closings[rest.first ?? " "], let end = rest.firstIndex(of: close)
            else {
                result += "$"
                continue
            }
            let named = rest[rest.index(after: rest.startIndex)..<end]
            result += expanded(named: named, depth: depth)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let closings: [Character: Character] = ["(": ")", "{": "}"]

    private func expanded(named: Substring, depth: Int) -> String {
        let parts = named.split(separator: ":", omittingEmptySubsequences: false)
        var text = expanded(value(String(parts[0])) ?? "", depth: depth + 1)
        for part in parts.dropFirst() {
            switch part {
            case "rfc1034identifier":
                text = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
            case "c99extidentifier": text = AppTarget.moduleName(of: text)
            case "lower": text = text.lowercased()
            case "upper": text = text.uppercased()
            case _ where part.hasPrefix("default=") && text.isEmpty: text = String(part.dropFirst(8))
            default: break
            }
        }
        return text
    }
}
