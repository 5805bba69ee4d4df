extension SceneDocument {
    /// The names of the states for `--state`, in the order of the file.
    package var stateNames: [String] { states.map(\.name) }

    /// Returns the scene in one of its states. Attributes of the state apply under all conditions.
    ///
    /// Views that are not installed are removed, unless a variation may install them.
    ///
    /// - name: the name of the state; nil for the scene as declared.
    /// - Returns: the scene, or nil if it has no such state.
    package func applying(state name: String?) -> SceneDocument? {
        guard let name else { return variations.isEmpty ? installed() : self }
        guard let state = states.first(where: { $0.name == name }) else { return nil }
        var scene = self
        scene.replaceAttributes(state.overrides)
        return scene.variations.isEmpty ? scene.installed() : scene
    }

    /// Returns the scene without the views whose `isInstalled` is false, and without constraints that refer
    /// to such a view or to one of its descendants.
    ///
    /// - Parameter references: The ids of elements and constraints that code must find. Views with such an element in them, or
    ///   that such a constraint refers to, stay in the scene.
    /// - Returns: The scene.
    package func installed(keeping references: Set<String> = []) -> SceneDocument {
        var kept = references
        for tree in trees { tree.collectEnds(ofConstraints: references, into: &kept) }
        var removed: Set<String> = []
        for tree in trees { tree.collectUninstalled(into: &removed, isInside: false, except: kept) }
        guard !removed.isEmpty else { return self }
        var scene = self
        scene.root.remove(removed)
        scene.screen?.remove(removed)
        return scene
    }
}

extension Element {
    /// Whether the view is installed.
    package var isInstalled: Bool {
        attributes.last { $0.name == "isInstalled" }?.value != .boolean(false)
    }

    /// The attributes of styled texts by those of plain ones.
    private static let runs = [
        "text": "runs", "title": "titleRuns", "highlightedTitle": "highlightedTitleRuns",
        "selectedTitle": "selectedTitleRuns", "disabledTitle": "disabledTitleRuns",
    ]

    package mutating func apply(_ changes: [String: [Attribute]]) {
        for attribute in changes[id] ?? [] {
            attributes.replaceOrAppend(attribute)
            // Plain text replaces runs, as runs replace plain text.
            if let runs = Self.runs[attribute.name] { attributes.removeAll { $0.name == runs } }
        }
        for index in subviews.indices { subviews[index].apply(changes) }
    }

    fileprivate func collectUninstalled(
        into ids: inout Set<String>, isInside: Bool, except kept: Set<String>
    ) {
        let isRemoved = isInside || !isInstalled
        if isRemoved, !isInside, has(anyOf: kept) { return }
        if isRemoved { ids.insert(id) }
        for subview in subviews {
            subview.collectUninstalled(into: &ids, isInside: isRemoved, except: kept)
        }
    }

    /// Whether the element or one in it has one of some ids.
    private func has(anyOf ids: Set<String>) -> Bool {
        !ids.isEmpty && (ids.contains(id) || subviews.contains { $0.has(anyOf: ids) })
    }

    /// Adds the ids of the elements that constraints of some ids refer to.
    fileprivate func collectEnds(ofConstraints ids: Set<String>, into ends: inout Set<String>) {
        guard !ids.isEmpty else { return }
        for constraint in constraints {
            guard let id = constraint.id, ids.contains(id), case .linear(let linear) = constraint.rule else {
                continue
            }
            for side in [linear.first, linear.second] {
                if let id = side?.elementID { ends.insert(id) }
            }
        }
        for subview in subviews { subview.collectEnds(ofConstraints: ids, into: &ends) }
    }

    fileprivate mutating func remove(_ ids: Set<String>) {
        subviews.removeAll { ids.contains($0.id) }
        constraints.removeAll { $0.touches(ids) }
        for index in subviews.indices { subviews[index].remove(ids) }
    }
}

extension ConstraintDeclaration {
    /// Whether an operand is one of the elements.
    func touches(_ ids: Set<String>) -> Bool {
        switch rule {
        case .linear(let linear):
            [linear.first, linear.second].contains { side in
                side?.elementID.map(ids.contains) ?? false
            }
        case .visualFormat(_, _, let superviewID, let views):
            ids.contains(superviewID) || views.values.contains(where: ids.contains)
        }
    }
}

extension SceneDocument {
    /// Replaces attributes under all conditions, by also removing them from variations.
    package mutating func replaceAttributes(_ overrides: [StateDeclaration.Override]) {
        let changes = overrides.byElement
        changeTrees { $0.apply(changes) }
        for index in variations.indices {
            variations[index].overrides.removeAll { old in
                changes[old.elementID]?.contains { $0.name == old.attribute.name } ?? false
            }
        }
    }
}

extension [StateDeclaration.Override] {
    /// The attributes of each element, in order.
    package var byElement: [String: [Attribute]] {
        Dictionary(grouping: self, by: \.elementID).mapValues { $0.map(\.attribute) }
    }
}
