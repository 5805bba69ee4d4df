package import Diagnostics
package import ScreenDocuments
package import YAML

/// Collects the changes of views that a file does not have.
final class DeferredChanges {
    private(set) var changes: [DeferredChange] = []

    /// Takes a change whose view is not known; returns whether it did.
    func takes(_ entry: YAMLEntry, inState state: String?, _ classes: ElementClasses) -> Bool {
        guard !isKnown(entry, classes) else { return false }
        changes.append(DeferredChange(entry: entry, state: state))
        return true
    }

    /// Whether an entry is for a view of the file: `title.text: …` and `title: {text: …}`, but not
    /// `avatar.title: {text: …}`, where views like `avatar` have no attribute `title`.
    private func isKnown(_ entry: YAMLEntry, _ classes: ElementClasses) -> Bool {
        guard let stop = entry.key.lastIndex(of: ".") else { return !classes.ids(named: entry.key).isEmpty }
        let ids = classes.ids(named: String(entry.key[..<stop]))
        guard entry.value.mapping != nil else { return !ids.isEmpty }
        let name = String(entry.key[entry.key.index(after: stop)...])
        return ids.contains { ElementVocabulary.attribute(name, of: classes.byID[$0] ?? "UIView") != nil }
    }
}

extension ScreenDocument {
    /// Returns the document with the changes by overlays of views in components.
    ///
    /// - Returns: the document, and the diagnostics of these changes: an error for a view that is nowhere.
    package func applyingDeferredChanges() -> (document: ScreenDocument, diagnostics: [Diagnostic]) {
        guard !deferredChanges.isEmpty else { return (self, []) }
        let problems = ProblemList()
        let reader = StateReader(problems: problems, bindings: Bindings([:], problems: problems))
        let classes = self.classes
        var document = self
        document.deferredChanges = []
        for change in deferredChanges {
            let overrides = reader.overrides(change.entry, of: classes)
            for index in document.scenes.indices {
                guard let name = change.state else {
                    document.scenes[index].replaceAttributes(overrides)
                    continue
                }
                for number in document.scenes[index].states.indices
                where document.scenes[index].states[number].name == name {
                    document.scenes[index].states[number].overrides += overrides
                }
            }
        }
        return (document, problems.diagnostics(file: file))
    }
}
