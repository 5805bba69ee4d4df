/// Gives what a component holds ids of the place it is put in.
struct ComponentIDs {
    /// The id of the view it is put in, which stands before all others.
    let prefix: String
    /// Ids that become others.
    var renamed: [String: String] = [:]

    /// Ids inside a view.
    init(prefix: String) { self.prefix = prefix }

    private func id(_ id: String) -> String { renamed[id] ?? "\(prefix)/\(id)" }

    /// An element with all inside.
    func element(_ old: Element) -> Element {
        var element = old
        element.id = id(old.id)
        element.constraints = old.constraints.map(constraint)
        element.subviews = old.subviews.map(self.element)
        return element
    }

    /// What changes by conditions.
    func variation(_ old: TraitVariation) -> TraitVariation {
        var variation = old
        for index in variation.overrides.indices {
            variation.overrides[index].elementID = id(old.overrides[index].elementID)
        }
        for index in variation.constraintChanges.indices {
            variation.constraintChanges[index].id = id(old.constraintChanges[index].id)
        }
        return variation
    }

    private func constraint(_ old: ConstraintDeclaration) -> ConstraintDeclaration {
        var constraint = old
        constraint.id = old.id.map { id($0) }
        switch old.rule {
        case .linear(var linear):
            linear.first = operand(linear.first)
            linear.second = linear.second.map(operand)
            constraint.rule = .linear(linear)
        case .visualFormat(let format, let superviewID, let views):
            constraint.rule = .visualFormat(
                format: format, superviewID: id(superviewID), views: views.mapValues { id($0) })
        }
        return constraint
    }

    private func operand(_ old: ConstraintDeclaration.Operand) -> ConstraintDeclaration.Operand {
        var operand = old
        operand.elementID = old.elementID.map { id($0) }
        return operand
    }
}
