import SwiftSyntax

/// Classes whose objects forward their messages to others.
extension SourceRewriter {
    private static let signature = "forwardingTarget(for:)"
    /// The requirement of `MessageForwarder`, by which timers, controls and others ask.
    private static let name = "forwardingTargetOfMessage"

    /// Makes an override of `forwardingTarget(for:)` the method that is asked here; in extensions of classes of the system it
    /// stays one that is left out.
    ///
    /// - Returns: Whether the method is one.
    func rewriteForwarding(_ node: FunctionDeclSyntax) -> Bool {
        guard node.isMember, node.modifiers.contains("override"),
            MethodShape(node).signature == Self.signature, let type = types.last,
            let index = declarations.classIndices[type]
        else { return false }
        let superclasses = declarations.superclasses(of: declarations.classes[index]).map(\.name)
        let isInherited = !(declarations.overrides[Self.signature] ?? []).isDisjoint(with: superclasses)
        if !isInherited {
            for modifier in node.modifiers where modifier.name.text == "override" {
                edits.blank(modifier.textRange)
            }
            conform(type, node)
        }
        edits.replace(node.name.textRange, with: Self.name)
        if let written = node.signature.parameterClause.parameters.first?.type,
            flatText(written) == "Selector"
        {
            edits.insert("!", at: written.textRange.upperBound)
        }
        guard isInherited else { return true }
        for call in SuperCalls(of: "forwardingTarget", labels: ["for"], in: Syntax(node)).found {
            edits.replace(call.declName.baseName.textRange, with: Self.name)
        }
        return true
    }

    private func conform(_ type: String, _ node: FunctionDeclSyntax) {
        let group = node.parent?.parent?.parent?.parent
        if let clause = group?.as(ClassDeclSyntax.self)?.inheritanceClause {
            edits.insert(", MessageForwarder", at: clause.textRange.upperBound)
        } else {
            footer.append("extension \(type): MessageForwarder {}")
        }
    }
}
