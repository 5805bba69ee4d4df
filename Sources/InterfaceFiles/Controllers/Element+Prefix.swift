import ScreenDocuments

// The ids of contents are prefixed with the id of their container.

extension Element {
    /// Returns the element with a prefix added to the ids of itself and its descendants.
    func prefixed(_ prefix: String) -> Element {
        guard !prefix.isEmpty else { return self }
        var copy = self
        copy.id = prefix + id
        copy.constraints = constraints.map { $0.prefixed(prefix) }
        if let connections = origin?.connections, !connections.isEmpty {
            copy.origin?.connections = connections.map { $0.prefixed(prefix) }
        }
        copy.subviews = subviews.map { $0.prefixed(prefix) }
        return copy
    }

    /// The number of elements in the tree, including this one.
    var count: Int { subviews.reduce(1) { $0 + $1.count } }

    /// The depth of the tree; 1 for an element without subviews.
    var depth: Int { 1 + (subviews.map(\.depth).max() ?? 0) }
}

extension ConstraintDeclaration {
    fileprivate func prefixed(_ prefix: String) -> ConstraintDeclaration {
        guard case .linear(var linear) = rule else { return self }
        linear.first.elementID = linear.first.elementID.map { prefix + $0 }
        if let id = linear.second?.elementID { linear.second?.elementID = prefix + id }
        var copy = self
        copy.rule = .linear(linear)
        copy.id = id.map { prefix + $0 }
        return copy
    }
}

extension TraitVariation {
    /// Returns the variation with a prefix added to the ids of its elements.
    func prefixed(_ prefix: String) -> TraitVariation {
        guard !prefix.isEmpty else { return self }
        var copy = self
        for index in copy.overrides.indices {
            copy.overrides[index].elementID = prefix + overrides[index].elementID
        }
        for index in copy.constraintChanges.indices {
            copy.constraintChanges[index].id = prefix + constraintChanges[index].id
        }
        return copy
    }
}
