/// Makes the ids in a component unique where it is inserted.
package struct ComponentIDs {
    /// The id of the view it is inserted into, used as a prefix.
    let prefix: String
    /// Ids that are replaced instead of prefixed.
    var renamed: [String: String] = [:]

    /// Creates a mapping with a prefix.
    init(prefix: String) { self.prefix = prefix }

    private func id(_ id: String) -> String { renamed[id] ?? "\(prefix)/\(id)" }

    /// Returns an element with the ids of itself and its descendants replaced, also where its connections name them.
    package func element(_ old: Element) -> Element {
        replaced(old, inside: old.hasConnections ? Set(old.connectableIDs) : [])
    }

    private func replaced(_ old: Element, inside known: Set<String>) -> Element {
        var element = old
        element.id = id(old.id)
        element.origin?.isInComponent = true
        if !known.isEmpty, let connections = old.origin?.connections {
            element.origin?.connections = connections.map { connection($0, inside: known) }
        }
        element.constraints = old.constraints.map(constraint)
        element.subviews = old.subviews.map { replaced($0, inside: known) }
        return element
    }

    private func connection(_ old: InterfaceConnection, inside known: Set<String>) -> InterfaceConnection {
        var connection = old
        if case .segue(var segue) = old.kind {
            segue.anchorID = segue.anchorID.map { known.contains($0) ? id($0) : $0 }
            connection.kind = .segue(segue)
        } else if known.contains(old.destination) {
            connection.destination = id(old.destination)
        }
        return connection
    }

    /// Returns a variation with replaced ids.
    package func variation(_ old: TraitVariation) -> TraitVariation {
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
        case .visualFormat(let format, let text, let superviewID, let views):
            constraint.rule = .visualFormat(
                format, text: text, superviewID: id(superviewID), views: views.mapValues { id($0) })
        }
        return constraint
    }

    private func operand(_ old: ConstraintDeclaration.Operand) -> ConstraintDeclaration.Operand {
        var operand = old
        operand.elementID = old.elementID.map { id($0) }
        return operand
    }
}

extension Element {
    /// Whether it or a descendant has connections.
    fileprivate var hasConnections: Bool {
        origin?.connections.isEmpty == false || subviews.contains(where: \.hasConnections)
    }

    /// The ids of itself, its descendants and their constraints.
    fileprivate var connectableIDs: [String] {
        [id] + constraints.compactMap(\.id) + subviews.flatMap(\.connectableIDs)
    }
}
