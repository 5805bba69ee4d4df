import ScreenDocuments
import Scripts

// A storyboard's controllers are made from the file itself, in UIKit's order. What an overlay, a state or an option
// changes of it is then set on the views that have appeared, as the first steps of the script.
extension ScreenRecipe {
    /// Whether its scene is what its file declares.
    var isAsInFile: Bool {
        guard case .scene(_, let document) = content else { return true }
        return state == nil && document.base == nil && !isChangedByOptions
    }

    /// Whether options change what the file declares.
    private var isChangedByOptions: Bool {
        guard let selection = reference?.selection else { return false }
        return !selection.assignments.isEmpty || selection.rows != nil || selection.tab != nil
            || selection.outlinesCustomViews
    }

    /// Adds what the scene changes of its file to the script, if it changes values of views alone; the classes of an app
    /// then show the file.
    ///
    /// - Parameter original: The scene as its file declares it; nil if that is not known.
    mutating func addCodeChanges(_ original: SceneDocument?) {
        guard case .scene(let scene, _) = content, let original,
            let changes = scene.changes(from: original)
        else { return }
        showsFileItself = true
        guard !changes.isEmpty else { return }
        var declaration = ScriptDeclaration(script: Script([]))
        for change in changes {
            let assignment = Step.Assignment(
                change.elementID, change.attribute.name, to: "\(change.attribute.value)")
            declaration.changes[declaration.script.steps.count] = change
            declaration.script.steps.append(Step(.set(assignment), at: change.attribute.place))
        }
        let count = declaration.script.steps.count
        for (index, change) in script?.changes ?? [:] { declaration.changes[count + index] = change }
        declaration.script.steps += script?.script.steps ?? []
        let index = capture.flatMap { script?.script.captures.firstIndex(of: $0) }
        let captures = declaration.script.captures
        capture = index.map { captures[$0] } ?? captures.last
        script = declaration
    }
}

extension SceneDocument {
    /// Returns the values of views that differ from those of another scene; nil if more differs than such values.
    fileprivate func changes(from original: SceneDocument) -> [StateDeclaration.Override]? {
        var changes: [StateDeclaration.Override] = []
        let isSame = (screen ?? root).collectChanges(from: original.screen ?? original.root, into: &changes)
        return isSame ? changes : nil
    }
}

extension Element {
    /// Adds the values of views that differ; returns whether nothing else does.
    fileprivate func collectChanges(
        from original: Element, into changes: inout [StateDeclaration.Override]
    ) -> Bool {
        guard id == original.id, className == original.className, constraints == original.constraints,
            subviews.count == original.subviews.count
        else { return false }
        let kind = ElementVocabulary.kind(of: className)
        for attribute in attributes {
            let declared = original.attributes.last { $0.name == attribute.name }
            guard declared?.value != attribute.value else { continue }
            // A tab bar controller is given its tab when it is made.
            if kind == .controller, attribute.name == "selectedIndex" { continue }
            guard kind == .view else { return false }
            changes.append(StateDeclaration.Override(elementID: id, attribute: attribute))
        }
        return zip(subviews, original.subviews).allSatisfy { $0.collectChanges(from: $1, into: &changes) }
    }
}
