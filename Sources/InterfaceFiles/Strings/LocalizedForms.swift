import Diagnostics
import PropertyLists
import ScreenDocuments

/// Chooses the form of a text that depends on a count, on the device or on the width.
///
/// A screen has no count: the plural category `other` is taken, the only one that all languages have, and which most
/// counts have. Format specifiers stay as they are, because no argument replaces them.
struct LocalizedForms {
    /// The keys of the device's forms, the best first.
    private let deviceKeys: [String]

    /// Creates forms for a device.
    init(idiom: LayoutTraits.Idiom) {
        deviceKeys = idiom == .pad ? ["ipad", "other", "iphone"] : ["iphone", "other"]
    }

    /// The maximum size of a string in bytes. Chosen: ten pages of a book.
    static let byteLimit = 1 << 15

    /// Returns the diagnostic of a text above the limit.
    static func tooLong(_ key: String, in file: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable,
            "the text of '\(key)' is longer than \(byteLimit) characters once its variables are filled in",
            at: Place(file: file),
            hints: ["a variable that names others many times is the cause; name each once"])
    }

    /// Returns the form of the device.
    func deviceForm<Form>(of forms: [String: Form]) -> Form? {
        deviceKeys.lazy.compactMap { forms[$0] }.first
    }

    /// Returns the texts of a `.stringsdict` file by key, and the first key whose text is too long.
    func texts(of list: [String: PropertyList]) -> (texts: [String: String], tooLong: String?) {
        var texts: [String: String] = [:], tooLong: String?
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            guard let format = format(of: value) else { continue }
            let expanded = LocalizedForms.expand(format.text) { name in
                format.rules[name]?.dictionary.flatMap { self.text(of: $0) }
            }
            guard let expanded else {
                tooLong = tooLong ?? key
                continue
            }
            texts[key] = expanded
        }
        return (texts, tooLong)
    }

    /// Returns the format of an entry and the rules of its variables; a plain text has none.
    private func format(of value: PropertyList) -> (text: String, rules: [String: PropertyList])? {
        guard let entry = value.dictionary else { return nil }
        if let text = entry["NSStringLocalizedFormatKey"]?.string { return (text, entry) }
        guard let form = form(of: entry) else { return nil }
        return form.string.map { ($0, [:]) } ?? format(of: form)
    }

    /// Returns the text of a variable's rule.
    private func text(of rule: [String: PropertyList]) -> String? {
        if let other = rule["other"]?.string, rule["NSStringDeviceSpecificRuleType"] == nil { return other }
        return form(of: rule)?.string
    }

    /// Returns the form of an entry for the device, or else for the greatest width, which a screen without a measured
    /// text has room for.
    private func form(of entry: [String: PropertyList]) -> PropertyList? {
        if let forms = entry["NSStringDeviceSpecificRuleType"]?.dictionary { return deviceForm(of: forms) }
        guard let widths = entry["NSStringVariableWidthRuleType"]?.dictionary else { return nil }
        return widths.compactMap { key, value in Int(key).map { ($0, value) } }.max { $0.0 < $1.0 }?.1
    }

    /// Returns a format in which variables, such as `%#@count@` and `%1$#@count@`, are replaced by their forms, in
    /// which others may be; nil if it is longer than the limit then. Variables without a form stay.
    static func expand(_ format: String, _ form: (String) -> String?) -> String? {
        guard format.contains("#@") else { return format }
        var budget = byteLimit
        return expand(format, depth: 0, &budget, form)
    }

    /// The maximum depth of variables in the forms of others, which ends those that name themselves. Chosen: a sentence
    /// has two or three variables.
    private static let depthLimit = 32

    private static func expand(
        _ format: String, depth: Int, _ budget: inout Int, _ form: (String) -> String?
    ) -> String? {
        var text = "", rest = format[...]
        func take(_ part: Substring) -> Bool {
            // Each step costs something, so that empty forms do not repeat without end.
            budget -= part.utf8.count + 1
            text += part
            return budget >= 0
        }
        while let start = rest.firstIndex(of: "%") {
            guard take(rest[..<start]) else { return nil }
            let mark = rest[start...]
            guard depth < depthLimit, let variable = variable(at: mark), let variant = form(variable.name)
            else {
                let end = mark.index(after: start)
                guard take(mark[..<end]) else { return nil }
                rest = mark[end...]
                continue
            }
            guard let inner = expand(variant, depth: depth + 1, &budget, form) else { return nil }
            text += inner
            rest = mark[variable.end...]
        }
        return take(rest) ? text : nil
    }

    /// Returns the variable at the beginning of a text: `%`, maybe a position, `#@`, its name and `@`.
    private static func variable(at mark: Substring) -> (name: String, end: Substring.Index)? {
        var rest = mark.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty {
            rest = rest[digits.endIndex...]
            guard rest.first == "$" else { return nil }
            rest = rest.dropFirst()
        }
        guard rest.hasPrefix("#@") else { return nil }
        rest = rest.dropFirst(2)
        guard let end = rest.firstIndex(of: "@") else { return nil }
        return (String(rest[..<end]), rest.index(after: end))
    }
}
