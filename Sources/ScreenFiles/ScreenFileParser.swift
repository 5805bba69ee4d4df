import Diagnostics
import ScreenDocuments
import YAML

/// Reads the sections of a screen file.
struct ScreenFileParser {
    /// The top-level keys.
    static let keys = ["components", "data", "root", "states", "variations"]

    /// The text of the file.
    let source: SourceText
    /// Receives the reports.
    let problems: ProblemList
    /// The files that this file may extend.
    var extendable = ExtendableFiles()

    /// Returns the document, as far as it can be read.
    func document() -> ScreenDocument? {
        guard let entries = topLevel() else { return nil }
        func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
        if let node = value("extends") { return overlaid(entries, on: node, data(value("data"))) }
        let components = components(value("components"))
        let data = data(value("data"))
        guard let rootNode = value("root") else {
            problems.report(
                Diagnostic(
                    .screenKey, "the screen has no root view",
                    at: Place(file: source.file, line: 1, column: 1),
                    hints: ["add root: with the view that fills the screen"]))
            return nil
        }
        let expansion = ScreenExpansion(components: components, screenData: data)
        let scope = Scope(prefix: "")
        let root = self.root(rootNode, scope, expansion)
        for component in components where !expansion.usedComponents.contains(component.name) {
            checkUnused(component, expansion)
        }
        guard let root else { return nil }
        let states = StateReader(problems: problems, bindings: data, source: source)
            .states(value("states"), of: root)
        var scene = SceneDocument(root: root, states: states)
        readVariations(value("variations"), scope, data, into: &scene)
        return ScreenDocument(
            file: source.file, name: ScreenDocument.name(ofFile: source.file), scenes: [scene])
    }

    /// Returns the document of another file with the changes of this one.
    private func overlaid(_ entries: [YAMLEntry], on node: YAMLNode, _ data: Bindings) -> ScreenDocument? {
        guard let name = node.scalar?.text, !name.isEmpty else {
            problems.report(
                Diagnostic(
                    .screenType, "extends takes a file, found \(node.foundDescription)", at: node.place))
            return nil
        }
        guard let base = extendable.document(named: name, at: node.place, problems) else { return nil }
        var document = ScreenOverlay(problems: problems, bindings: data, source: source)
            .applied(entries, to: base)
        document.base = base.base ?? base.file
        document.otherFiles = [base.file] + base.otherFiles
        document.file = source.file
        document.name = ScreenDocument.name(ofFile: source.file)
        return document
    }

    private func readVariations(
        _ node: YAMLNode?, _ scope: Scope, _ data: Bindings, into scene: inout SceneDocument
    ) {
        let root = scene.root
        let resolver = ConstraintResolver(source: source, problems: problems)
        VariationReader(problems: problems, bindings: data) { lines in
            resolver.declarations([ConstraintList(lines: lines, scope: scope)], of: root, in: nil)
        }.read(node, into: &scene)
    }

    private func topLevel() -> [YAMLEntry]? {
        guard let node = readYAML(source, problems: problems, nestingHint: ScreenLimits.nestingHint) else {
            if !problems.holdsError {
                problems.report(Diagnostic(.fileEmpty, "the file is empty", at: Place(file: source.file)))
            }
            return nil
        }
        guard let entries = node.mapping else {
            problems.report(
                Diagnostic(
                    .screenType,
                    "a screen file is a mapping with the key root, found \(node.foundDescription)",
                    at: node.place))
            return nil
        }
        let extends = entries.contains { $0.key == "extends" }
        let keys = extends ? ScreenOverlay.keys : Self.keys + ["extends"]
        for entry in entries where !keys.contains(entry.key) && entry.key != "$schema" {
            let isOfOthers = (extends ? Self.keys : ScreenOverlay.keys).contains(entry.key)
            let kind = extends && isOfOthers ? "a file that extends another" : "a screen file"
            problems.report(
                Diagnostic(
                    .screenKey, "\(kind) has no key '\(entry.key.shortened)'", at: entry.place,
                    hints: NearestName.hints(for: entry.key, among: keys)))
        }
        return entries
    }

    private func components(_ node: YAMLNode?) -> [Component] {
        guard let entries = mapping(node, of: "components") else { return [] }
        return entries.compactMap { Component($0, problems: problems) }
    }

    private func data(_ node: YAMLNode?) -> Bindings {
        var bindings = Bindings([:], problems: problems)
        for entry in mapping(node, of: "data") ?? [] {
            guard ElementName.isValid(entry.key) else {
                problems.report(
                    Diagnostic(
                        .screenName,
                        "the name of a datum consists of letters, digits and underscores,"
                            + " found '\(entry.key.shortened)'", at: entry.place))
                continue
            }
            bindings = bindings.adding([entry.key: bindings.resolve(entry.value)])
        }
        return bindings
    }

    private func mapping(_ node: YAMLNode?, of key: String) -> [YAMLEntry]? {
        guard let node, !node.isNull, !node.isUnknown else { return nil }
        guard let entries = node.mapping else {
            problems.report(
                Diagnostic(
                    .screenType, "\(key) takes a mapping, found \(node.foundDescription)", at: node.place))
            return nil
        }
        return entries
    }

    private func root(_ node: YAMLNode, _ scope: Scope, _ expansion: ScreenExpansion) -> Element? {
        var context = ScreenExpansion.Context(scope: scope, bindings: expansion.screenData)
        let isNamed = node.mapping?.contains { $0.key == "id" } ?? false
        if !isNamed {
            context.id = "root"
            _ = scope.register("root", as: ElementReference(id: "root"), at: node.place)
        }
        return expand(node, expansion, context)
    }

    /// Reads a component that no view uses, so that its errors are reported as well.
    private func checkUnused(_ component: Component, _ expansion: ScreenExpansion) {
        // No id contains parentheses, so that these elements do not conflict with those of the screen.
        let scope = Scope(prefix: "(\(component.name))")
        let arguments = component.unknownArguments(at: component.place)
        let bindings = expansion.screenData.adding(arguments)
        var context = ScreenExpansion.Context(scope: scope, bindings: bindings)
        context.id = scope.prefix
        context.chain = [component.name]
        _ = expand(component.body, expansion, context)
    }

    private func expand(
        _ node: YAMLNode, _ expansion: ScreenExpansion, _ context: ScreenExpansion.Context
    ) -> Element? {
        var siblings: [String: Int] = [:]
        guard let element = expansion.elements(node, in: context, siblings: &siblings).first else {
            return nil
        }
        context.scope.complete("root", with: ElementReference(id: element.id, className: element.className))
        let resolver = ConstraintResolver(source: source, problems: problems)
        return withConstraints(element, expansion, resolver)
    }

    /// Returns the element and its descendants with their constraint lists resolved.
    private func withConstraints(
        _ element: Element, _ expansion: ScreenExpansion, _ resolver: ConstraintResolver
    ) -> Element {
        var element = element
        if let lists = expansion.lists[element.id] {
            element.constraints = resolver.declarations(
                lists, of: element, in: expansion.parents[element.id])
        }
        element.subviews = element.subviews.map { withConstraints($0, expansion, resolver) }
        return element
    }
}
