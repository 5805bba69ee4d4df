/// Puts the values of build settings into texts.
///
/// Source: Xcode's documentation of build settings: `$(NAME)`, `${NAME}`, also inside one another, and the operators
/// `:rfc1034identifier`, `:c99extidentifier`, `:lower`, `:upper` and `:default=`. A setting without a value is empty. Paths of
/// projects have `$NAME` as well, which stays what it is if there is no such setting.
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
            case "TARGET_NAME", "TARGETNAME", "PRODUCT_NAME": name
            case "EXECUTABLE_NAME": "$(PRODUCT_NAME)"
            case "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"
            case "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)"
            case "DEVELOPMENT_LANGUAGE": "en"
            case "CONFIGURATION": "Debug"
            case "WRAPPER_NAME", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app"
            case "SDK_NAME", "PLATFORM_NAME": "iphonesimulator"
            default: nil
            }
        }
    }

    /// How deep values may name other settings. Chosen: far more than projects need.
    private static let depthLimit = 8

    /// Returns a text with the values of the settings that it names.
    func expanded(_ text: String) -> String {
        var rest = Self.countLimit
        return expanded(text, depth: 0, &rest)
    }

    /// How many settings are put into one text. Chosen: far more than projects need; settings may name others many times.
    private static let countLimit = 10_000

    private func expanded(_ text: String, depth: Int, _ count: inout Int) -> String {
        guard depth < Self.depthLimit, count > 0, text.contains("$") else { return text }
        var result = "", rest = text[...]
        while let mark = rest.firstIndex(of: "$") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            guard let end = Self.end(of: rest) else {
                let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
                let found = name.isEmpty ? nil : value(String(name))
                count -= 1
                if let found {
                    result += expanded(found, depth: depth + 1, &count)
                } else {
                    result += "$" + name
                }
                rest = rest[name.endIndex...]
                continue
            }
            count -= 1
            let inner = rest[rest.index(after: rest.startIndex)..<end]
            let named = expanded(String(inner), depth: depth + 1, &count)
            result += expanded(named: named[...], depth: depth, &count)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the parenthesis that closes the one that a text begins with; nil if it begins with none, or none closes it.
    private static func end(of text: Substring) -> String.Index? {
        guard let open = text.first, let close = closings[open] else { return nil }
        var depth = 0
        return text.indices.first { index in
            if text[index] == open { depth += 1 } else if text[index] == close { depth -= 1 }
            return depth == 0
        }
    }

    private static let closings: [Character: Character] = ["(": ")", "{": "}"]

    // MARK: Conditions

    /// Returns the value of a setting, for debugging an app on the simulator: that of a condition comes before one without.
    ///
    /// Source: Xcode's documentation of build settings: names such as `NAME[sdk=iphone*]` and `NAME[config=Debug][arch=*]`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - settings: The values by names that may have conditions.
    /// - Returns: The value; nil if there is none.
    static func value<Value>(of name: String, in settings: [String: Value]) -> Value? {
        let conditional = settings.keys.filter { key in
            key.hasPrefix(name + "[") && holds(key.dropFirst(name.count))
        }
        // A longer condition says more.
        let best = conditional.max { ($0.count, $0) < ($1.count, $1) }
        return settings[best ?? name]
    }

    /// Whether the conditions behind the name of a setting hold.
    private static func holds(_ conditions: Substring) -> Bool {
        conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return false }
            let values: [String] =
                switch parts[0] {
                case "sdk": ["iphonesimulator", "iphoneos"]
                case "config": ["Debug"]
                case "arch": ["arm64"]
                default: []
                }
            return values.contains { value in
                parts[1].hasSuffix("*") ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
            }
        }
    }

    private func expanded(named: Substring, depth: Int, _ count: inout Int) -> String {
        let parts = named.split(separator: ":", omittingEmptySubsequences: false)
        var text = expanded(value(String(parts[0])) ?? "", depth: depth + 1, &count)
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
