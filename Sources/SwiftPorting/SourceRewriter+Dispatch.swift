import SwiftSyntax

/// Overriding between extensions of UIKit's classes: the overridden method asks for the class of its object and calls the
/// method of the other extension, which has another name.
extension SourceRewriter {
    private func suffix(_ type: String) -> String { "InExtensionOf" + type.replacing(".", with: "_") }

    /// Gives a method that overrides one of another extension its name; returns whether it is such a method.
    func renameDispatched(_ node: FunctionDeclSyntax) -> Bool {
        guard let type = types.last, declarations.dispatched(to: type, MethodShape(node).signature) else {
            return false
        }
        for modifier in node.modifiers where modifier.name.text == "override" {
            edits.blank(modifier.textRange)
        }
        edits.replace(node.name.textRange, with: node.name.text.trimmingBackticks + suffix(type))
        return true
    }

    /// Makes a method of an extension call those that override it.
    func dispatch(_ node: FunctionDeclSyntax) {
        let shape = MethodShape(node)
        guard let body = node.body, node.isMember, !node.modifiers.contains("override"),
            let type = types.last, declarations.dispatches(type, shape.signature)
        else { return }
        let calls = declarations.dispatchTargets(of: shape.signature).map { target in
            "if let object = self as? \(target) { return \(shape.callKeywords)object.\(shape.name)"
                + suffix(target) + shape.arguments + " }; "
        }
        edits.insert(" " + calls.joined(), at: body.leftBrace.textRange.upperBound)
        // Only a body of one expression returns it without saying so.
        if shape.result != nil, body.statements.count == 1, let only = body.statements.first?.item,
            case .expr = only
        {
            edits.insert("return ", at: only.textRange.lowerBound)
        }
    }
}

extension AppDeclarations {
    /// The classes of UIKit whose extensions override a method, each before those that it may extend.
    func dispatchTargets(of signature: String) -> [String] {
        // The classes that others extend.
        let general = ["UIScrollView", "UIControl"]
        return (extensionOverrides[signature] ?? []).filter { classIndices[$0] == nil }.sorted {
            let ranks = (general.firstIndex(of: $0) ?? -1, general.firstIndex(of: $1) ?? -1)
            return ranks.0 == ranks.1 ? $0 < $1 : ranks.0 < ranks.1
        }
    }

    /// Whether a method in an extension of a class of UIKit is overridden in other such extensions.
    func dispatches(_ type: String, _ signature: String) -> Bool {
        classIndices[type] == nil && dispatchOwners(of: signature).contains(type)
            && !dispatchTargets(of: signature).isEmpty
    }

    /// Whether a method in an extension of a class of UIKit overrides one in another such extension.
    func dispatched(to type: String, _ signature: String) -> Bool {
        dispatchTargets(of: signature).contains(type) && !dispatchOwners(of: signature).isEmpty
    }

    /// The class whose extension has the overridden method: none if there are several.
    private func dispatchOwners(of signature: String) -> [String] {
        let name = String(signature.prefix { $0 != "(" })
        let owners = (methodsByName[name] ?? []).filter {
            $0.signature == signature && $0.isInExtension && !$0.isOverride && $0.conditions.isEmpty
                && $0.owner.hasPrefix("UI") && classIndices[$0.owner] == nil
        }.map(\.owner)
        return Set(owners).count == 1 ? owners : []
    }
}

/// Whether a method calls its superclass.
private final class SuperCalls: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether a method of an extension that overrides another can be called by it.
    var isDispatchable: Bool {
        let calls = SuperCalls(viewMode: .sourceAccurate)
        if let body { calls.walk(body) }
        let isStatic = modifiers.contains("static") || modifiers.contains("class")
        return !calls.isFound && !isStatic && !modifiers.contains("private")
            && genericParameterClause == nil && MethodShape(self).isForwardable
    }
}
