import Diagnostics
import ScreenDocuments
import YAML

/// A reusable part of a screen with parameters, as declared in `components:`.
struct Component {
    /// A parameter of a component.
    struct Parameter {
        /// The name, for `$name`.
        var name: String
        /// The default value; nil if the parameter is required.
        var defaultValue: YAMLNode?
    }

    /// The name, for `component:`.
    var name: String
    /// The parameters in the order of the file.
    var parameters: [Parameter]
    /// The root view: the entries of the component without `parameters`.
    var body: YAMLNode
    /// Its location in the file.
    var place: Place

    /// Reads an entry of `components:`; nil after reporting an error.
    init?(_ entry: YAMLEntry, problems: ProblemList) {
        guard ElementName.isValid(entry.key) else {
            problems.report(
                Diagnostic(
                    .screenName,
                    "a component's name consists of letters, digits and underscores,"
                        + " found '\(entry.key.shortened)'", at: entry.place))
            return nil
        }
        guard let entries = entry.value.mapping else {
            if !entry.value.isUnknown {
                problems.report(
                    Diagnostic(
                        .screenType,
                        "component \(entry.key) takes a mapping, found \(entry.value.foundDescription)",
                        at: entry.value.place))
            }
            return nil
        }
        if let row = ElementVocabulary.elementClass(entry.key) {
            problems.report(
                Diagnostic(
                    .screenName, "'\(row.name)' is a class and cannot name a component", at: entry.place))
        }
        name = entry.key
        place = entry.place
        parameters = Self.parameters(
            entries.first { $0.key == "parameters" }?.value, of: entry.key, problems: problems)
        let body = entries.filter { $0.key != "parameters" }
        self.body = YAMLNode(content: .mapping(body), place: entry.value.place)
    }

    private static func parameters(_ node: YAMLNode?, of name: String, problems: ProblemList) -> [Parameter] {
        guard let node, !node.isNull else { return [] }
        guard let entries = node.mapping else {
            problems.report(
                Diagnostic(
                    .screenType,
                    "the parameters of \(name) are a mapping of names to defaults,"
                        + " found \(node.foundDescription)", at: node.place,
                    hints: ["write {title: , subtitle: \"\"}; a name without a default must be given"]))
            return []
        }
        for entry in entries where !ElementName.isValid(entry.key) {
            problems.report(
                Diagnostic(
                    .screenName,
                    "a parameter's name consists of letters, digits and underscores,"
                        + " found '\(entry.key.shortened)'", at: entry.place))
        }
        return entries.map { Parameter(name: $0.key, defaultValue: $0.value.isNull ? nil : $0.value) }
    }
}
