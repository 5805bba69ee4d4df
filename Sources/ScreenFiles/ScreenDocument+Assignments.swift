package import Diagnostics

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
            let words = String(assignment[assignment.index(after: sign)...])
            let none = YAMLNode(content: .scalar(YAMLScalar(text: "", style: .quoted)), place: place)
            let value = readYAML(SourceText(words, file: source), problems: problems) ?? none
            overrides += reader.overrides(
                YAMLEntry(key: String(assignment[..<sign]), place: place, value: value), of: classes)
        }
        var document = self
        for index in document.scenes.indices { document.scenes[index].replaceAttributes(overrides) }
        return (problems.holdsError ? nil : document, problems.diagnostics(file: source))
    }
}
