package import Diagnostics

extension ScreenDocument {
    /// The custom classes of views in an Interface Builder document, without duplicates, in the order of the
    /// views.
    package var customClasses: [String] {
        var found: [String] = []
        var seen: Set<String> = []
        func collect(_ element: Element) {
            // Controllers are not drawn.
            if let name = element.origin?.customClass, element.origin?.controllerID == nil,
                seen.insert(name).inserted
            {
                found.append(name)
            }
            for subview in element.subviews { collect(subview) }
        }
        for tree in scenes.flatMap(\.trees) { collect(tree) }
        return found
    }

    /// Returns diagnostics of the document without the custom classes of which every view is drawn by other means.
    package func leavingOutClasses(
        of diagnostics: [Diagnostic], where isDrawn: (Element) -> Bool
    ) -> [Diagnostic] {
        var drawn: Set<String> = [], others: Set<String> = []
        func sort(_ element: Element) {
            if let name = element.origin?.customClass {
                if isDrawn(element) { drawn.insert(name) } else { others.insert(name) }
            }
            element.subviews.forEach(sort)
        }
        for tree in scenes.flatMap(\.trees) { sort(tree) }
        let names = drawn.subtracting(others)
        return names.isEmpty ? diagnostics : diagnostics.compactMap { $0.leaving(out: names) }
    }

    /// Returns the document without the scenes whose view is in a XIB file, where that was not found.
    package func leavingOutMissingNibs() -> ScreenDocument {
        func isMissing(_ scene: SceneDocument) -> Bool {
            scene.root.origin?.isLoadedFromNib == true && scene.root.subviews.isEmpty
        }
        guard scenes.contains(where: isMissing) else { return self }
        var document = self
        var places: [Int: Int] = [:]
        document.scenes = []
        for (index, scene) in scenes.enumerated() where !isMissing(scene) {
            places[index] = document.scenes.count
            document.scenes.append(scene)
        }
        for index in flow?.controllers.indices ?? 0..<0 {
            document.flow?.controllers[index].scene = flow?.controllers[index].scene.flatMap { places[$0] }
        }
        return document
    }

    /// Returns the document with views of custom classes drawn by components.
    ///
    /// - Parameters:
    ///   - components: a document for each class; its first scene is used.
    ///   - diagnostics: the diagnostics of reading the document.
    /// - Returns: the document and the updated diagnostics: classes with a component are no longer reported,
    ///   and a component that contains itself is a warning.
    package func drawing(
        _ components: [String: ScreenDocument], updating diagnostics: [Diagnostic]
    ) -> (document: ScreenDocument, diagnostics: [Diagnostic]) {
        guard !components.isEmpty else { return (self, diagnostics) }
        let problems = ProblemList()
        var document = self
        var used: Set<String> = []
        for index in scenes.indices {
            var insertion = ComponentInsertion(components: components, problems: problems)
            document.scenes[index].changeTrees { $0 = insertion.expanded($0) }
            document.scenes[index].variations += insertion.variations
            used.formUnion(insertion.used)
        }
        let remaining = diagnostics.compactMap { $0.leaving(out: used) }
        return (document, remaining + problems.diagnostics(file: file))
    }
}

extension Diagnostic {
    /// Returns the note about custom classes without some of the classes; nil if none is left.
    fileprivate func leaving(out names: Set<String>) -> Diagnostic? {
        guard code == .storyboardCustomClass else { return self }
        let left = subjects.filter { !names.contains($0.name) }
        guard left.count < subjects.count else { return self }
        return left.isEmpty ? nil : ViewTally.note(.customClasses, left, at: place)
    }
}
