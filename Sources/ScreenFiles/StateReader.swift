import Diagnostics
import ScreenDocuments
import Scripts
import YAML

/// Reads the named states of a screen: `page2: { scroll.page: 1, next: { title: start } }`.
struct StateReader {
    /// Receives the reports.
    let problems: ProblemList
    /// The data of the screen.
    let bindings: Bindings
    /// The text of the file, for places in steps; nil for values that are not in a file.
    var source: SourceText?
    /// Receives changes of views that may be in components; nil where all views are known.
    var deferred: DeferredChanges?

    /// Returns the states in `states:`, typed by the elements below `root`.
    func states(_ node: YAMLNode?, of root: Element) -> [StateDeclaration] {
        states(node, of: root.classNames)
    }

    /// Returns the states in `states:`, typed by elements.
    func states(_ node: YAMLNode?, of classes: ElementClasses) -> [StateDeclaration] {
        guard let node, !node.isNull, !node.isUnknown else { return [] }
        guard let entries = node.mapping else {
            problems.report(
                Diagnostic(
                    .screenType, "states takes a mapping of names, found \(node.foundDescription)",
                    at: node.place))
            return []
        }
        let states = entries.compactMap { state($0, classes) }
        reportSharedNames(of: states)
        return states
    }

    /// Reports a state that has the name of an image that another one's script captures.
    private func reportSharedNames(of states: [StateDeclaration]) {
        for state in states {
            for capture in state.script?.script.captures ?? [] {
                let name = Script.pictureName(state: state.name, capture: capture.name)
                guard let other = states.first(where: { $0.name == name && $0.name != state.name }) else {
                    continue
                }
                problems.report(
                    Diagnostic(
                        .screenName, "'\(name)' is also a picture of the script of '\(state.name)'",
                        at: other.place))
            }
        }
    }

    private func state(_ entry: YAMLEntry, _ classes: ElementClasses) -> StateDeclaration? {
        guard Self.isStateName(entry.key) else {
            problems.report(
                Diagnostic(
                    .screenName,
                    "a state's name is of letters, digits, - and _, found '\(entry.key.shortened)'",
                    at: entry.place, hints: ["it becomes a part of the picture's file name"]))
            return nil
        }
        guard entry.key != StateDeclaration.baseName else {
            problems.report(
                Diagnostic(
                    .screenName, "a state cannot be called '\(entry.key)'", at: entry.place,
                    hints: ["that is the screen as declared, which is there without a state"]))
            return nil
        }
        let value = bindings.resolve(entry.value)
        guard !value.isNull, !value.isUnknown else {
            return StateDeclaration(name: entry.key, overrides: [], place: entry.place)
        }
        guard let changes = value.mapping else {
            problems.report(
                Diagnostic(
                    .screenType,
                    "state \(entry.key) takes a mapping of changes, found \(value.foundDescription)",
                    at: value.place, hints: ["for example {title.text: hello}"]))
            return nil
        }
        var state = StateDeclaration(name: entry.key, overrides: [], place: entry.place)
        for change in changes {
            // A view may be called steps.
            if change.key == "steps", change.value.mapping == nil {
                state.script = StepReader(states: self, classes: classes).script(change)
            } else {
                state.overrides += overrides(change, of: classes, inState: entry.key)
            }
        }
        return state
    }

    /// Whether a name consists of letters of any script, digits, `-` and `_`, which file names on every
    /// system can contain.
    private static func isStateName(_ name: String) -> Bool {
        !name.isEmpty && name.first != "-"
            && name.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "-" }
    }

    /// Returns the attributes that an entry sets: one for `title.text: …`, several for `title: {text: …}`, also of
    /// views in components: `avatar.title.text: …`, `avatar.title: {text: …}`.
    func overrides(
        _ entry: YAMLEntry, of classes: ElementClasses, inState state: String? = nil
    ) -> [StateDeclaration.Override] {
        if let deferred, deferred.takes(entry, inState: state, classes) { return [] }
        let isView = entry.value.mapping != nil && !classes.ids(named: entry.key).isEmpty
        if !isView, let dot = entry.key.lastIndex(of: ".") {
            let name = String(entry.key[entry.key.index(after: dot)...])
            let attribute = YAMLEntry(key: name, place: entry.place, value: entry.value)
            return self.overrides([attribute], of: String(entry.key[..<dot]), entry.place, classes)
        }
        guard let attributes = entry.value.mapping else {
            problems.report(
                Diagnostic(
                    .screenKey, "'\(entry.key.shortened)' names no attribute", at: entry.place,
                    hints: ["write \(entry.key.shortened).alpha: … or \(entry.key.shortened): {alpha: …}"]))
            return []
        }
        return overrides(attributes, of: entry.key, entry.place, classes)
    }

    /// Returns the attributes for each element that a name refers to.
    private func overrides(
        _ entries: [YAMLEntry], of name: String, _ place: Place, _ classes: ElementClasses
    ) -> [StateDeclaration.Override] {
        let ids = classes.ids(named: name)
        if ids.isEmpty {
            problems.report(
                Diagnostic(
                    .screenView, "there is no view '\(name.shortened)' in the screen", at: place,
                    hints: NearestName.hints(for: name, among: classes.names)))
        }
        let reader = AttributeReader(problems: problems)
        return ids.flatMap { id in
            entries.compactMap { reader.attribute($0, of: classes.byID[id] ?? "UIView") }
                .map { StateDeclaration.Override(elementID: id, attribute: $0) }
        }
    }
}
