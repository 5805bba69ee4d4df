import SwiftSyntax

/// An initializer of a class.
struct InitializerDeclaration {
    /// The name of its class.
    var owner: String
    var isConvenience: Bool
    /// Whether it is written as one of the superclass.
    var isOverride: Bool
    /// Whether other modules can call it.
    var isPublic: Bool
    /// The name with all labels, as in `init(frame:_:)`.
    var signature: String
    /// Whether the file that lists the classes can call it whatever conditions hold.
    var isCallable: Bool
    /// Whether it does nothing but stop, as that of `NSCoding` does in classes that no storyboard names.
    var isRefusing: Bool
    /// The parameters that have no default value.
    var parameters: [Parameter]

    struct Parameter {
        /// The label; nil for `_`.
        var label: String?
        var type: TypeSyntax
    }

    init(_ node: InitializerDeclSyntax, owner: String, isConditional: Bool) {
        self.owner = owner
        isConvenience = node.modifiers.contains("convenience")
        let labels = node.signature.parameterClause.parameters.map {
            $0.firstName.text.trimmingBackticks + ":"
        }
        signature = "init(" + labels.joined() + ")"
        isOverride = node.modifiers.contains("override") || node.modifiers.contains("required")
        let access = node.modifiers.accessLevel
        isPublic = access == "public" || access == "open"
        let effects = node.signature.effectSpecifiers
        isCallable =
            !isConditional && !flatText(node.attributes).contains("unavailable") && access != "private"
            && access != "fileprivate"
            && node.genericParameterClause == nil
            && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
        let stops = ["fatalError", "preconditionFailure"]
        isRefusing =
            node.body?.statements.first.map { statement in
                let call = statement.item.as(FunctionCallExprSyntax.self)
                return stops.contains(call?.calledExpression.trimmedDescription ?? "")
            } ?? false
        parameters = node.signature.parameterClause.parameters.compactMap { parameter in
            guard parameter.defaultValue == nil, parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            return Parameter(label: label == "_" ? nil : label, type: parameter.type.trimmed)
        }
    }

    /// Whether it is that of `NSCoding`.
    var isForCoder: Bool { parameters.count == 1 && parameters[0].label == "coder" }
}
