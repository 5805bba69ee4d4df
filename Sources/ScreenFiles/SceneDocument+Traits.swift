extension SceneDocument {
    /// Returns the scene for some traits, with variations applied in order of increasing specificity.
    ///
    /// The result has no variations. Views and constraints that are not installed are marked or removed.
    package func resolved(for traits: LayoutTraits) -> SceneDocument {
        guard !variations.isEmpty else { return self }
        let holding = variations.filter { $0.condition.holds(in: traits) }
        let ordered = (0...3).flatMap { count in holding.filter { $0.condition.specificity == count } }
        var attributes: [String: [Attribute]] = [:]
        var changes: [String: TraitVariation.ConstraintChange] = [:]
        for variation in ordered {
            for override in variation.overrides {
                attributes[override.elementID, default: []].append(override.attribute)
            }
            for change in variation.constraintChanges {
                changes[change.id, default: .init(id: change.id)].merge(change)
            }
        }
        var scene = self
        scene.variations = []
        scene.changeTrees {
            $0.apply(attributes)
            $0.apply(changes)
        }
        return scene
    }
}

extension TraitVariation.ConstraintChange {
    /// Replaces properties with those of a later change.
    fileprivate mutating func merge(_ later: Self) {
        isInstalled = later.isInstalled ?? isInstalled
        constant = later.constant ?? constant
        multiplier = later.multiplier ?? multiplier
        priority = later.priority ?? priority
    }
}

extension Element {
    fileprivate mutating func apply(_ changes: [String: TraitVariation.ConstraintChange]) {
        constraints = constraints.compactMap { declaration in
            guard let change = declaration.id.flatMap({ changes[$0] }) else { return declaration }
            return change.isInstalled == false ? nil : declaration.applying(change)
        }
        for index in subviews.indices { subviews[index].apply(changes) }
    }
}

extension ConstraintDeclaration {
    fileprivate func applying(_ change: TraitVariation.ConstraintChange) -> ConstraintDeclaration {
        guard case .linear(var linear) = rule else { return self }
        linear.constant = change.constant ?? linear.constant
        linear.multiplier = change.multiplier ?? linear.multiplier
        linear.priority = change.priority ?? linear.priority
        var changed = self
        changed.rule = .linear(linear)
        return changed
    }
}
