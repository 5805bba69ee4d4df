extension SceneDocument {
    /// The names that `--state` takes, in the file's order.
    public var stateNames: [String] { states.map(\.name) }

    /// The scene as one of its states shows it; what the state says holds under all conditions.
    ///
    /// Views that are not installed are gone, unless variations may still put them in.
    ///
    /// - Parameter name: the state; nil for the scene as declared.
    /// - Returns: the scene, or nil where it has no such state.
    public func applying(state name: String?) -> SceneDocument? {
        guard let name else { return variations.isEmpty ? installed() : self }
        guard let state = states.first(where: { $0.name == name }) else { return nil }
        var scene = self
        scene.lay(state.overrides)
        return scene.variations.isEmpty ? scene.installed() : scene
    }

    /// The scene without the views whose `isInstalled` is false and without every constraint that
    /// touches one of them or a view inside.
    public func installed() -> SceneDocument {
        var removed: Set<String> = []
        root.collectUninstalled(into: &removed, isInside: false)
        screen?.collectUninstalled(into: &removed, isInside: false)
        guard !removed.isEmpty else { return self }
        var scene = self
        scene.root.remove(removed)
        scene.screen?.remove(removed)
        return scene
    }
}

extension Element {
    /// Whether the view is in the tree at all.
    var isInstalled: Bool {
        attributes.last { $0.name == "isInstalled" }?.value != .boolean(false)
    }

    mutating func apply(_ changes: [String: [Attribute]]) {
        for attribute in changes[id] ?? [] {
            attributes.replaceOrAppend(attribute)
            // Words take the place of words in pieces, as those take the place of words.
            if attribute.name == "text" { attributes.removeAll { $0.name == "runs" } }
        }
        for index in subviews.indices { subviews[index].apply(changes) }
    }

    fileprivate func collectUninstalled(into ids: inout Set<String>, isInside: Bool) {
        let isRemoved = isInside || !isInstalled
        if isRemoved { ids.insert(id) }
        for subview in subviews { subview.collectUninstalled(into: &ids, isInside: isRemoved) }
    }

    fileprivate mutating func remove(_ ids: Set<String>) {
        subviews.removeAll { ids.contains($0.id) }
        constraints.removeAll { $0.touches(ids) }
        for index in subviews.indices { subviews[index].remove(ids) }
    }
}

extension ConstraintDeclaration {
    /// Whether any side of it is one of the elements.
    func touches(_ ids: Set<String>) -> Bool {
        switch rule {
        case .linear(let linear):
            [linear.first, linear.second].contains { side in
                side?.elementID.map(ids.contains) ?? false
            }
        case .visualFormat(_, let superviewID, let views):
            ids.contains(superviewID) || views.values.contains(where: ids.contains)
        }
    }
}
