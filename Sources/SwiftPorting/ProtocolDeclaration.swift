import SwiftSyntax

/// What a protocol asks of a class that stands for those that conform to it.
struct ProtocolDeclaration {
    /// The name with those of the types around it, as in `Outer.Inner`.
    var name: String
    var file: Int
    /// The protocols and classes after the colon, and those that `Self` must be.
    var inherited: [String]
    /// The members of a class that conforms to it, each on one line, which return empty values.
    var members: [String] = []
    /// Whether a class can have its members: it has no associated types, and none returns `Self`.
    var isImplementable: Bool
    /// Whether it asks for initializers.
    var hasInitializers = false
    /// The generic types of its properties and of what its methods return, with their arguments, such as `Observable<[Item]>`.
    var genericTypes: [IdentifierTypeSyntax] = []

    /// Reads a protocol's declaration.
    ///
    /// - Parameters:
    ///   - node: The declaration.
    ///   - name: The name with those of the types around it.
    ///   - file: The index of its file.
    init(_ node: ProtocolDeclSyntax, name: String, file: Int) {
        self.name = name
        self.file = file
        isImplementable = node.primaryAssociatedTypeClause == nil
        inherited = node.inheritanceClause?.typeNames ?? []
        for requirement in node.genericWhereClause?.requirements ?? [] {
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                flatText(conformance.leftType) == "Self"
            else { continue }
            inherited.append(flatText(conformance.rightType))
        }
        for member in node.memberBlock.members { add(member.decl) }
    }

    /// Reads another name of several protocols.
    ///
    /// - Parameters:
    ///   - types: The protocols.
    ///   - name: The name with those of the types around it.
    ///   - file: The index of its file.
    init(_ types: CompositionTypeSyntax, name: String, file: Int) {
        self.name = name
        self.file = file
        isImplementable = true
        inherited = types.elements.map { flatText($0.type) }
    }

    private mutating func add(_ member: DeclSyntax) {
        if let method = member.as(FunctionDeclSyntax.self) {
            add(method)
        } else if let property = member.as(VariableDeclSyntax.self) {
            add(property)
        } else if let node = member.as(InitializerDeclSyntax.self) {
            hasInitializers = true
            let hasParameters = !node.signature.parameterClause.parameters.isEmpty
            members.append(
                hasParameters ? "init" + flatText(node.signature) + " {}" : Self.plainInitializer)
        } else if let node = member.as(SubscriptDeclSyntax.self) {
            let type = flatText(node.returnClause)
            members.append(
                "subscript\(flatText(node.parameterClause)) \(type) \(accessors(node.accessorBlock))")
        } else if member.is(AssociatedTypeDeclSyntax.self) {
            isImplementable = false
        }
    }

    private mutating func add(_ node: FunctionDeclSyntax) {
        guard !node.modifiers.contains("optional") else { return }
        let result = MethodShape(node).result
        if let type = node.signature.returnClause?.type { noteGeneric(type) }
        if result?.split(whereSeparator: { !$0.isLetter }).contains("Self") ?? false {
            isImplementable = false
        }
        let parts = [
            node.modifiers.contains("static") ? "static func" : "func",
            node.name.text + (node.genericParameterClause.map { flatText($0) } ?? "")
                + flatText(node.signature),
            node.genericWhereClause.map { flatText($0) } ?? "",
            result == nil ? "{}" : Self.body,
        ]
        members.append(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }

    private mutating func add(_ node: VariableDeclSyntax) {
        guard !node.modifiers.contains("optional") else { return }
        let keyword = node.modifiers.contains("static") ? "static var" : "var"
        for binding in node.bindings {
            guard let type = binding.typeAnnotation?.type else { continue }
            noteGeneric(type)
            members.append(
                "\(keyword) \(flatText(binding.pattern)): \(flatText(type)) \(accessors(binding.accessorBlock))"
            )
        }
    }

    private mutating func noteGeneric(_ type: TypeSyntax) {
        guard let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil else {
            return
        }
        genericTypes.append(generic)
    }

    private func accessors(_ block: AccessorBlockSyntax?) -> String {
        guard case .accessors(let list) = block?.accessors else { return Self.body }
        let texts = list.map { accessor in
            let effects = accessor.effectSpecifiers.map { " " + flatText($0) } ?? ""
            return accessor.accessorSpecifier.text == "set" ? "set {}" : "get\(effects) \(Self.body)"
        }
        return "{ " + texts.joined(separator: " ") + " }"
    }

    /// The initializer without arguments, which also is one that may throw or wait.
    static let plainInitializer = "init() {}"
    private static let body = "{ \(SourceReduction.stubPlaceholder) }"
}
