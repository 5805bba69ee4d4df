package import Diagnostics
package import ScreenDocuments
package import YAML

extension ScreenDocument {
    /// Returns the document with some attributes set, as specified on the command line.
    ///
    /// - Parameters:
    ///   - assignments: `name.attribute=value` each; names and values are those of `views` in an overlay.
    ///   - source: the name of the source in locations, such as a flag.
    /// - Returns: the document, or nil if there is an error, and all diagnostics.
    package func setting(
        _ assignments: [String], source: String
    ) -> (document: ScreenDocument?, diagnostics: [Diagnostic]) {
        guard !assignments.isEmpty else { return (self, []) }
        let problems = ProblemList()
        let place = Place(file: source)
        var classes = ElementClasses()
        for tree in scenes.flatMap(\.trees) { classes.add(tree) }
        let reader = StateReader(problems: problems, bindings: Bindings([:], problems: problems))
        var overrides: [StateDeclaration.Override] = []
        for assignment in assignments {
            guard let sign = assignment.firstIndex(of: "=") else {
                problems.report(
                    Diagnostic(
                        .screenAssignment, "'\(assignment.shortened)' sets nothing", at: place,
                        hints: ["write a view, a full stop, an attribute, = and a value: title.text=Hello"]))
                continue
            }
            let text = String(assignment[assignment.index(after: sign)...])
            let value = YAMLNode(value: text, at: place, problems: problems)
            overrides += reader.overrides(
                YAMLEntry(key: String(assignment[..<sign]), place: place, value: value), of: classes)
        }
        var document = self
        for index in document.scenes.indices { document.scenes[index].replaceAttributes(overrides) }
        return (problems.holdsError ? nil : document, problems.diagnostics(file: source))
    }
}

/// Reads the text of an attribute's value, as a step of a script in Swift has it.
///
/// - Parameters:
///   - name: the attribute.
///   - value: the value as in a screen file.
///   - className: the class of the view.
///   - place: where the step is.
/// - Returns: the attribute, or nil if there is an error, and all diagnostics.
package func parseAttribute(
    _ name: String, value: String, of className: String, at place: Place
) -> (attribute: Attribute?, diagnostics: [Diagnostic]) {
    let problems = ProblemList()
    let node = YAMLNode(value: value, at: place, problems: problems)
    let attribute = AttributeReader(problems: problems).attribute(
        YAMLEntry(key: name, place: place, value: node), of: className)
    return (problems.holdsError ? nil : attribute, problems.diagnostics(file: place.file))
}

extension YAMLNode {
    /// Reads the text of a value that is not in a file of its own; a text without a value is empty.
    init(value text: String, at place: Place, problems: ProblemList) {
        let none = YAMLNode(content: .scalar(YAMLScalar(text: "", style: .quoted)), place: place)
        self =
            readYAML(
                SourceText(text, file: place.file), problems: problems, nestingHint: ScreenLimits.nestingHint)?
            .placed(at: place) ?? none
    }

    /// The node with everything in it at one place.
    private func placed(at place: Place) -> YAMLNode {
        switch content {
        case .scalar, .unknown: return YAMLNode(content: content, place: place)
        case .sequence(let nodes):
            return YAMLNode(content: .sequence(nodes.map { $0.placed(at: place) }), place: place)
        case .mapping(let entries):
            let placed = entries.map {
                YAMLEntry(key: $0.key, place: place, value: $0.value.placed(at: place))
            }
            return YAMLNode(content: .mapping(placed), place: place)
        }
    }
}
