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
        let texts = parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isReference =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
                    flatText($0) == "inout"
                } ?? false
            return label + (isReference ? "&" : "") + Self.name(of: parameter, at: index)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// The parameters, each with a name by which `arguments` passes it on, as in `(_ view: UIView, for unnamed2: Int)`.
    var namedParameters: String {
        let isNamed = parameters.allSatisfy { ($0.secondName ?? $0.firstName).text != "_" }
        guard !isNamed else { return flatText(written.parameterClause) }
        let texts = parameters.enumerated().map { index, parameter in
            let name = Self.name(of: parameter, at: index)
            let label = parameter.firstName.text
            let parts = [
                flatText(parameter.attributes), flatText(parameter.modifiers),
                label == name ? "\(name):" : "\(label) \(name):",
                flatText(parameter.type)
                    + (parameter.ellipsis?.text ?? ""),
                parameter.defaultValue.map { flatText($0) } ?? "",
            ]
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    /// The parameters with their names, and what is returned.
    var namedSignature: String {
        let parts = [
            namedParameters, written.effectSpecifiers.map { flatText($0) } ?? "",
            written.returnClause.map { flatText($0) } ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name by which a method has a parameter; one of ours where it has none.
    private static func name(of parameter: FunctionParameterSyntax, at index: Int) -> String {
        let written = (parameter.secondName ?? parameter.firstName).text
        return written == "_" ? "unnamed\(index + 1)" : written
    }

    /// The keywords before a call.
    var callKeywords: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// Returns the method as an optional requirement of a protocol.
    ///
    /// - Parameters:
    ///   - protocolName: The name of the protocol.
    ///   - file: The index of its file.
    ///   - selector: The selector that is written; nil for that of the name and labels.
    /// - Returns: The requirement.
    func requirement(of protocolName: String, file: Int, selector: String?) -> OptionalRequirement {
        let own = selector ?? ObjectiveCName.selector(name, labels: labels)
        return OptionalRequirement(
            signature: signature, name: name,
            protocolName: protocolName, parameters: namedParameters,
            arguments: arguments,
            selector: isThrowing || isAsync ? nil : own,
            result: result, file: file)
    }
}

extension String {
    /// The name without the backticks that make a keyword a name.
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
