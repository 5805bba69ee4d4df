import Diagnostics
import ScreenDocuments
import YAML

/// Reads `appearance:` in a configuration file.
struct ProjectAppearanceReader {
    /// Receives the reports.
    let problems: ProblemList

    private static let tintKey = "tintColor"
    private static let stylesKey = "barStyles"

    /// Returns the appearance; what cannot be read is reported and left out.
    func appearance(_ node: YAMLNode) -> ProjectAppearance {
        var appearance = ProjectAppearance()
        let hint = "for example {tintColor: teal, UINavigationBar: {barTintColor: white}}"
        for entry in mapping(node, of: "appearance", hint: hint) {
            if entry.key == Self.tintKey {
                let value = ValueReader(problems: problems).value(entry.value, as: .color, for: entry.key)
                if case .color(let color)? = value { appearance.tintColor = color }
            } else if isClass(entry) {
                appearance.rules += rules(entry)
            }
        }
        return appearance
    }

    /// Whether a key may be the name of a class; reports one of UIKit's that there is not.
    private func isClass(_ entry: YAMLEntry) -> Bool {
        guard ElementVocabulary.elementClass(entry.key) == nil else { return true }
        guard entry.key.hasPrefix("UI") || entry.key.first?.isLowercase ?? true else { return true }
        let known = [Self.tintKey] + ElementVocabulary.classes.map(\.name)
        problems.report(
            Diagnostic(
                .configurationKey, "unknown key '\(entry.key.shortened)' in appearance", at: entry.place,
                hints: NearestName.hints(for: entry.key, among: known)))
        return false
    }

    private func rules(_ entry: YAMLEntry) -> [ProjectAppearance.Rule] {
        let entries = mapping(entry.value, of: entry.key, hint: "for example {tintColor: teal}")
        let own = entries.filter { $0.key != Self.stylesKey }
        check(own, of: entry.key)
        var rules = [ProjectAppearance.Rule(className: entry.key, entries: own)]
        for styles in entries where styles.key == Self.stylesKey {
            guard ElementVocabulary.attribute("barStyle", of: entry.key) != nil else {
                problems.report(
                    Diagnostic(
                        .configurationKey, "\(entry.key) has no bar styles", at: styles.place,
                        hints: ["only UINavigationBar, UITabBar and UIToolbar have"]))
                continue
            }
            rules += mapping(styles.value, of: styles.key, hint: "for example {black: {tintColor: white}}")
                .compactMap { rule($0, of: entry.key) }
        }
        return rules
    }

    private func rule(_ entry: YAMLEntry, of className: String) -> ProjectAppearance.Rule? {
        guard let style = Choices.BarStyle(rawValue: entry.key) else {
            problems.report(
                Diagnostic(
                    .configurationKey, "unknown bar style '\(entry.key.shortened)'", at: entry.place,
                    hints: ["known: \(Choices.BarStyle.names.joined(separator: ", "))"]))
            return nil
        }
        let entries = mapping(entry.value, of: entry.key, hint: "for example {tintColor: white}")
        check(entries, of: className)
        return ProjectAppearance.Rule(className: className, barStyle: style, entries: entries)
    }

    /// Reports values that a class cannot have. Those of a custom class depend on the views that have it.
    private func check(_ entries: [YAMLEntry], of className: String) {
        guard ElementVocabulary.elementClass(className) != nil else { return }
        _ = AttributeReader(problems: problems).attributes(entries, of: className)
    }

    private func mapping(_ node: YAMLNode, of key: String, hint: String) -> [YAMLEntry] {
        if let entries = node.mapping { return entries }
        problems.report(
            Diagnostic(
                .configurationValue, "\(key): expected a mapping, found \(node.foundDescription)",
                at: node.place, hints: [hint]))
        return []
    }
}
