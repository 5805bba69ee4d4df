import SwiftSyntax

/// What a type's declaration says of how a value of it is made.
struct TypeDeclaration {
    /// The name with those of the types around it, as in `Outer.Inner`.
    var name: String
    /// The types after the colon.
    var inherited: [String]
    /// The parameters of the initializer that a structure has by itself; nil for other types, and where it is private.
    var memberwise: [InitializerDeclaration.Parameter]?
    /// The names of values of the type that it declares: cases of an enumeration, static constants.
    var values: [String] = []
    /// The names of the type's parameters; empty for a type that is not generic.
    var genericParameters: [String] = []

    /// Reads a type's declaration.
    ///
    /// - Parameters:
    ///   - node: The declaration.
    ///   - name: The name with those of the types around it.
    init(_ node: some DeclGroupSyntax, name: String) {
        self.name = name
        inherited = node.inheritanceClause?.typeNames ?? []
        let members = node.memberBlock.members.map(\.decl)
        values = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap { list in
            list.elements.filter { $0.parameterClause == nil }.map(\.name.text)
        }
        let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
        values += properties.flatMap { constants(in: $0) }
        // A structure with an initializer of its own has no other, unless that is in an extension.
        if node.is(StructDeclSyntax.self), !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
            memberwise = Self.memberwise(properties)
        }
        genericParameters =
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
            .parameters.map(\.name.text) ?? []
    }

    /// The names of static constants of the type.
    private func constants(in node: VariableDeclSyntax) -> [String] {
        let access = node.modifiers.accessLevel
        guard node.modifiers.contains("static"), access != "private", access != "fileprivate" else {
            return []
        }
        let simpleName = name.split(separator: ".").last.map(String.init)
        return node.bindings.compactMap { binding in
            let type = binding.typeAnnotation.map { flatText($0.type) } ?? binding.typeText
            guard type == simpleName || type == "Self" else { return nil }
            return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
    }

    private static func memberwise(
        _ properties: [VariableDeclSyntax]
    ) -> [InitializerDeclaration.Parameter]? {
        var parameters: [InitializerDeclaration.Parameter] = []
        for node in properties
        where !node.modifiers.contains("static") && !node.modifiers.contains("lazy") {
            for binding in node.bindings
            where binding.initializer == nil && binding.accessorBlock.isStored {
                guard let type = binding.typeAnnotation?.type.trimmed,
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                else { return nil }
                let isOptional = type.is(OptionalTypeSyntax.self)
                if isOptional, node.bindingSpecifier.text == "var" { continue }
                let access = node.modifiers.accessLevel
                guard access != "private", access != "fileprivate", node.attributes.isEmpty else {
                    return nil
                }
                parameters.append(.init(label: name, type: type))
            }
        }
        return parameters
    }
}

extension AccessorBlockSyntax? {
    /// Whether a property with it is stored: it has none, or observers alone.
    fileprivate var isStored: Bool {
        guard let self else { return true }
        guard case .accessors(let list) = self.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
