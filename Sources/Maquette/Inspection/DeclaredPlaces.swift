import ScreenDocuments

/// Where a file declares the views and constraints of a screen.
struct DeclaredPlaces {
    private var views: [String: Place] = [:]
    /// By the text of the constraint.
    private var constraints: [String: Place] = [:]

    /// The places of a screen; none for one that is written in Swift.
    init(of recipe: ScreenRecipe) {
        guard case .scene(let scene, _) = recipe.content else { return }
        for tree in [scene.root, scene.screen].compactMap(\.self) { add(tree) }
    }

    private mutating func add(_ element: Element) {
        views[element.id] = views[element.id] ?? element.place
        // Of equal constraints the last one is broken.
        for constraint in element.constraints { constraints["\(constraint)"] = constraint.place }
        for subview in element.subviews { add(subview) }
    }

    /// Returns the line that a diagnostic is about; nil if it has a line already, or none is known.
    ///
    /// - Parameters:
    ///   - diagnostic: The diagnostic.
    ///   - constraint: The text of the constraint that it is about; nil if it is about a view.
    /// - Returns: The place of the constraint, or else of the view.
    func place(of diagnostic: Diagnostic, constraint: String?) -> Place? {
        guard diagnostic.place?.line == nil else { return nil }
        let place = constraint.flatMap { constraints[$0] } ?? diagnostic.view.flatMap(place)
        return place?.line == nil ? nil : place
    }

    /// Returns the place of a view, or of the nearest one around it that is declared: parts of views have names behind
    /// theirs (`button/UILabel[0]`), and repeated views numbers (`title#2`).
    private func place(ofView name: String) -> Place? {
        var name = name
        while true {
            if let place = views[name] { return place }
            guard let end = name.lastIndex(where: { $0 == "/" || $0 == "#" }) else { return nil }
            name = String(name[..<end])
        }
    }
}
