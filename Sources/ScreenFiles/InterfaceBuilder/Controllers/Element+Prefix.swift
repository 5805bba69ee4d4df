// What is shown inside another thing has that one's id before its own.

extension Element {
    /// The element with a prefix before its id and all ids inside.
    func prefixed(_ prefix: String) -> Element {
        guard !prefix.isEmpty else { return self }
        var copy = self
        copy.id = prefix + id
        copy.constraints = constraints.map { $0.prefixed(prefix) }
        copy.subviews = subviews.map { $0.prefixed(prefix) }
        return copy
    }

    /// How many elements there are, this one counted.
    var count: Int { subviews.reduce(1) { $0 + $1.count } }

    /// How deep the tree is; 1 for an element alone.
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
    /// The variation of elements with a prefix before their ids.
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
