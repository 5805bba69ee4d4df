import Diagnostics
import ScreenDocuments
import YAML

/// Reads the attributes of elements and states by the vocabulary of their class.
struct AttributeReader {
    /// Receives the reports.
    let problems: ProblemList

    /// Returns the typed attributes of the entries. Unknown attributes are reported; hints also consider the
    /// names in `structure`.
    func attributes(_ entries: [YAMLEntry], of className: String, structure: [String] = []) -> [Attribute] {
        entries.compactMap { attribute($0, of: className, structure: structure) }
    }

    /// Returns the typed attribute; nil after reporting an error.
    func attribute(_ entry: YAMLEntry, of className: String, structure: [String] = []) -> Attribute? {
        guard let definition = ElementVocabulary.attribute(entry.key, of: className) else {
            problems.report(.unknownAttribute(entry, of: className, structure: structure))
            return nil
        }
        let reader = ValueReader(problems: problems)
        return reader.value(entry.value, as: definition.type, for: entry.key).map {
            Attribute(name: entry.key, value: $0, place: entry.place)
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownAttribute(
        _ entry: YAMLEntry, of className: String, structure: [String]
    ) -> Diagnostic {
        let known = structure + ElementVocabulary.attributes(of: className).map(\.name)
        var hints: [String] = []
        let owners = ElementVocabulary.classes.filter { row in
            row.attributes.contains { $0.name == entry.key }
        }
        if let nearest = NearestName.of(entry.key, among: known) {
            hints.append("did you mean '\(nearest)'?")
        } else if !owners.isEmpty {
            hints.append("it is an attribute of \(owners.map(\.name).joined(separator: ", "))")
        } else {
            let own = ElementVocabulary.elementClass(className)?.attributes.map(\.name) ?? []
            let others = className == "UIView" ? "" : ", and all of UIView"
            hints.append("known: \(own.joined(separator: ", "))\(others)")
        }
        return Diagnostic(
            .screenAttribute, "\(className) has no attribute '\(entry.key.shortened)'", at: entry.place,
            hints: hints)
    }
}
