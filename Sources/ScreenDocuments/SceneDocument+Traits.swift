extension SceneDocument {
    /// Returns the scene for some traits, with variations applied in order of increasing specificity.
    ///
    /// The result has no variations. Views and constraints that are not installed are marked or removed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - references: The ids of constraints that code must find: these are marked.
    /// - Returns: The scene.
    package func resolved(for traits: LayoutTraits, keeping references: Set<String> = []) -> SceneDocument {
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
            $0.apply(changes, keeping: references)
        }
        return scene
    }
}

/// What the variations of a scene change when the traits do while it is shown.
package struct TraitChanges: Sendable {
    /// The attributes with another value, in the order of the variations.
    package var attributes: [StateDeclaration.Override] = []
    /// What cannot change while the scene is shown: attributes that are no longer set, and constraints.
    package var fixed: [String] = []
}

extension SceneDocument {
    /// Returns what its variations change between two traits.
    package func changes(from old: LayoutTraits, to new: LayoutTraits) -> TraitChanges {
        guard !variations.isEmpty else { return TraitChanges() }
        let before = resolved(for: old).elementsByID, after = resolved(for: new).elementsByID
        var changes = TraitChanges()
        var seen: Set<String> = []
        for override in variations.flatMap(\.overrides) {
            let id = override.elementID, name = override.attribute.name
            guard seen.insert("\(id).\(name)").inserted else { continue }
            let attribute = after[id]?.attributes.last { $0.name == name }
            guard attribute?.value != before[id]?.attributes.last(where: { $0.name == name })?.value else {
                continue
            }
            if let attribute {
                changes.attributes.append(.init(elementID: id, attribute: attribute))
            } else if name == "isInstalled" {
                // What no variation says anything of is installed.
                let attribute = Attribute(
                    name: name, value: .boolean(true), place: override.attribute.place)
                changes.attributes.append(.init(elementID: id, attribute: attribute))
            } else {
                changes.fixed.append("\(id).\(name)")
            }
        }
        for (id, element) in after.sorted(by: { $0.key < $1.key })
        where element.constraints != before[id]?.constraints {
            changes.fixed.append("the constraints of \(id)")
        }
        return changes
    }

    private var elementsByID: [String: Element] {
        var found: [String: Element] = [:]
        var left = trees
        while let element = left.popLast() {
            found[element.id] = element
            left += element.subviews
        }
        return found
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
    fileprivate mutating func apply(
        _ changes: [String: TraitVariation.ConstraintChange], keeping references: Set<String>
    ) {
        constraints = constraints.compactMap { declaration in
            guard let id = declaration.id, let change = changes[id] else { return declaration }
            var changed = declaration.applying(change)
            changed.isInstalled = change.isInstalled ?? true
            return changed.isInstalled || references.contains(id) ? changed : nil
        }
        for index in subviews.indices { subviews[index].apply(changes, keeping: references) }
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
