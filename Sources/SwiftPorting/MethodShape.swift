import SwiftSyntax

/// What a method's declaration says of how it is called.
struct MethodShape {
    let name: String
    /// The argument labels; nil for `_`.
    let labels: [String?]
    /// The types of the parameters.
    let types: [String]
    /// The type that is returned; nil for none.
    let result: String?
    let isThrowing: Bool
    let isAsync: Bool
    /// Whether any object may be given to it: no type parameters, `inout` or closures.
    let isCallable: Bool
    private let parameters: FunctionParameterListSyntax
    private let written: FunctionSignatureSyntax

    init(_ node: FunctionDeclSyntax) {
        name = node.name.text.trimmingBackticks
        written = node.signature
        parameters = node.signature.parameterClause.parameters
        labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text.trimmingBackticks }
        types = parameters.map { flatText($0.type) }
        let returned = node.signature.returnClause.map { flatText($0.type) }
        result = returned == "Void" || returned == "()" ? nil : returned
        isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        let isPlain = parameters.allSatisfy {
            !$0.type.is(AttributedTypeSyntax.self) && !$0.type.is(FunctionTypeSyntax.self)
                && !$0.type.is(SomeOrAnyTypeSyntax.self) && $0.ellipsis == nil
        }
        isCallable = isPlain && node.genericParameterClause == nil && !isAsync
    }

    /// The name with its labels, as in `a(b:_:)`.
    var signature: String { name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }

    /// Whether a call can pass all parameters on.
    var isForwardable: Bool { parameters.allSatisfy { $0.ellipsis == nil } }

    /// The arguments that pass the parameters on, as in `(view, for: event)`.
    var arguments: String {
        let texts = parameters.map { parameter in
            let name = parameter.secondName ?? parameter.firstName
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isReference =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
                    flatText($0) == "inout"
                } ?? false
            return label + (isReference ? "&" : "") + name.text
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// The keywords before a call.
    var callKeywords: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// Returns the method as an optional requirement of a protocol.
    func requirement(of protocolName: String, file: Int) -> OptionalRequirement {
        OptionalRequirement(
            signature: signature, name: name,
            protocolName: protocolName, parameters: flatText(written.parameterClause),
            arguments: arguments, result: result, file: file)
    }
}

extension String {
    /// The name without the backticks that make a keyword a name.
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
