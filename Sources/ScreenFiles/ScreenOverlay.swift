import Diagnostics
import ScreenDocuments
import YAML

/// The changes that a screen file makes to the file it extends: attributes and states, applied to its scenes.
struct ScreenOverlay {
    /// The top-level keys of a file that extends another.
    static let keys = ["data", "extends", "rows", "scene", "states", "views"]

    /// Receives the reports.
    let problems: ProblemList
    /// The data of the overlay.
    let bindings: Bindings
    /// The text of the overlay.
    let source: SourceText

    /// Reads the overlay's entries and applies them to a document.
    func applied(_ entries: [YAMLEntry], to base: ScreenDocument) -> ScreenDocument {
        func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
        var document = base
        // The scenes may be others, and the file that is extended shows its segues itself.
        document.flow = nil
        if let node = value("scene") { document.scenes = chosen(node, of: base) }
        let classes = document.classes
        var reader = StateReader(problems: problems, bindings: bindings, source: source)
        let deferred = DeferredChanges()
        if !base.customClasses.isEmpty { reader.deferred = deferred }
        let overrides = (mapping(value("views"), of: "views") ?? []).flatMap { entry in
            reader.overrides(
                YAMLEntry(key: entry.key, place: entry.place, value: bindings.resolve(entry.value)),
                of: classes)
        }
        for index in document.scenes.indices { document.scenes[index].replaceAttributes(overrides) }
        ListContents(problems: problems, bindings: bindings).fill(
            mapping(value("rows"), of: "rows") ?? [], in: &document)
        let states = reader.states(value("states"), of: document.classes)
        for index in document.scenes.indices {
            document.scenes[index].states.removeAll { own in states.contains { $0.name == own.name } }
            document.scenes[index].states += states
        }
        document.deferredChanges += deferred.changes
        return document
    }

    /// Returns the selected scene. Its name is then omitted in the names of outputs.
    private func chosen(_ node: YAMLNode, of base: ScreenDocument) -> [SceneDocument] {
        guard let name = node.scalar?.text else {
            problems.report(
                Diagnostic(.screenType, "scene takes a name, found \(node.foundDescription)", at: node.place))
            return base.scenes
        }
        guard var scene = base.scenes.first(where: { $0.name == name || $0.identifiers.contains(name) })
        else {
            let known = base.scenes.flatMap { scene in scene.name.map { [$0] } ?? scene.identifiers }
            problems.report(
                Diagnostic(
                    .screenExtends, "there is no scene '\(name.shortened)' in '\(base.file)'", at: node.place,
                    hints: NearestName.hints(for: name, among: known)))
            return base.scenes
        }
        if let own = scene.name { scene.identifiers.append(own) }
        scene.name = nil
        return [scene]
    }

    private func mapping(_ node: YAMLNode?, of key: String) -> [YAMLEntry]? {
        guard let node, !node.isNull, !node.isUnknown else { return nil }
        if let entries = node.mapping { return entries }
        problems.report(
            Diagnostic(
                .screenType, "\(key) takes a mapping of changes, found \(node.foundDescription)",
                at: node.place,
                hints: ["for example {title.text: hello}"]))
        return nil
    }
}
