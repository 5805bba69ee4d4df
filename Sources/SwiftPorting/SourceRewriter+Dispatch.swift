import SwiftSyntax

/// Overriding between extensions of the system's classes: the overridden member gets another name, and one in its place asks
/// for the class of its object and calls that of the extension of that class, which has another name too.
extension SourceRewriter {
    private func suffix(_ type: String) -> String { "InExtensionOf" + type.replacing(".", with: "_") }

    // MARK: Overriding members

    /// Gives a method that overrides one of another extension its name; returns whether it is such a method.
    func renameDispatched(_ node: FunctionDeclSyntax) -> Bool {
        let shape = MethodShape(node)
        return renameDispatched(node.modifiers, node.name, shape.signature) {
            SuperCalls(of: shape.name, labels: shape.labels, in: Syntax(node)).found
        }
    }

    /// Gives a property that overrides one of another extension its name; returns whether it is such a property.
    func renameDispatched(_ node: VariableDeclSyntax) -> Bool {
        guard let name = node.dispatchName else { return false }
        return renameDispatched(node.modifiers, name, name.text.trimmingBackticks) {
            SuperCalls(of: name.text.trimmingBackticks, labels: nil, in: Syntax(node)).found
        }
    }

    private func renameDispatched(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ signature: String,
        superCalls: () -> [MemberAccessExprSyntax]
    ) -> Bool {
        guard let type = types.last, let next = declarations.dispatchSuperclass(of: type, signature) else {
            return false
        }
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier.textRange) }
        edits.replace(name.textRange, with: name.text.trimmingBackticks + suffix(type))
        for call in superCalls() {
            if let base = call.base { edits.replace(base.textRange, with: "self") }
            let member = call.declName.baseName
            edits.replace(member.textRange, with: member.text.trimmingBackticks + suffix(next))
        }
        return true
    }

    // MARK: Overridden members

    /// Writes a method that calls those of other extensions that override one, which gets another name.
    func dispatch(_ node: FunctionDeclSyntax) {
        let shape = MethodShape(node)
        guard node.isMember, node.body != nil, node.genericParameterClause == nil,
            !node.modifiers.contains("override"), let type = types.last
        else { return }
        let targets = declarations.dispatchTargets(of: type, shape.signature)
        guard !targets.isEmpty else { return }
        let calls = targets.map { target in
            "if let object = self as? \(target) { return \(shape.callKeywords)object.\(shape.name)"
                + suffix(target) + shape.arguments + " }; "
        }
        let own = "return \(shape.callKeywords)\(shape.name)\(suffix(type))\(shape.arguments)"
        addDispatcher(
            "func \(node.name.text)\(shape.namedSignature) { \(calls.joined())\(own) }", of: node,
            node.attributes, node.modifiers)
        edits.replace(node.name.textRange, with: shape.name + suffix(type))
    }

    /// Writes a property that asks those of other extensions that override one, which gets another name.
    func dispatch(_ node: VariableDeclSyntax) {
        guard node.isMember, !node.modifiers.contains("override"), let name = node.dispatchName,
            let type = types.last, let binding = node.bindings.first,
            let valueType = binding.typeAnnotation?.type
        else { return }
        let plain = name.text.trimmingBackticks
        let targets = declarations.dispatchTargets(of: type, plain)
        guard !targets.isEmpty else { return }
        func body(_ statement: (_ object: String, _ name: String) -> String) -> String {
            targets.map { target in
                "if let object = self as? \(target) { \(statement("object.", plain + suffix(target))) }; "
            }.joined() + statement("", plain + suffix(type))
        }
        var text = "var \(name.text): \(flatText(valueType)) { get { \(body { "return \($0)\($1)" }) } "
        if binding.hasSetter { text += "set { \(body { "\($0)\($1) = newValue; return" }) } " }
        addDispatcher(text + "}", of: node, node.attributes, node.modifiers)
        edits.replace(name.textRange, with: plain + suffix(type))
    }

    /// Adds a member to an extension at the end of the file, with the attributes and the access of one of the source.
    private func addDispatcher(
        _ text: String, of node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) {
        let kept = attributes.compactMap { attribute -> String? in
            guard let attribute = attribute.as(AttributeSyntax.self) else { return nil }
            let name = flatText(attribute.attributeName)
            return ["available", "discardableResult"].contains(name) ? flatText(attribute) : nil
        }
        let outer = enclosingExtension(of: node)?.modifiers.accessLevel
        let access = modifiers.accessLevel ?? (outer == "private" ? "fileprivate" : outer)
        let head = (kept + [access].compactMap(\.self)).map { $0 + " " }.joined()
        footer.append("extension \(types.last ?? "") { \(head)\(text) }")
    }
}

extension AppDeclarations {
    /// The classes of the system whose extensions override a member of one of its class, each before those that it extends.
    func dispatchTargets(of type: String, _ signature: String) -> [String] {
        (extensionOverrides[signature] ?? []).filter { dispatchOwner(of: $0, signature) == type }.sorted {
            let depths = (SystemHierarchy.line(of: $0).count, SystemHierarchy.line(of: $1).count)
            return depths.0 == depths.1 ? $0 < $1 : depths.0 > depths.1
        }
    }

    /// Returns the class whose extension has the member that one of another extension overrides; nil for none.
    func dispatchSuperclass(of type: String, _ signature: String) -> String? {
        guard let owner = dispatchOwner(of: type, signature) else { return nil }
        let targets = dispatchTargets(of: owner, signature)
        guard targets.contains(type) else { return nil }
        return SystemHierarchy.line(of: type).dropFirst().first(where: targets.contains) ?? owner
    }

    /// Returns the class whose extension has the first member that one of another extension overrides: none if there are
    /// several.
    private func dispatchOwner(of type: String, _ signature: String) -> String? {
        guard classIndices[type] == nil, extensionOverrides[signature]?.contains(type) ?? false else {
            return nil
        }
        let owners = (extensionMembers[signature] ?? []).filter {
            classIndices[$0] == nil && SystemHierarchy.isClassName($0)
                && SystemHierarchy.mayExtend(type, $0)
        }
        return owners.count == 1 ? owners.first : nil
    }
}

/// Finds the calls of the superclass's member of a name.
final class SuperCalls: SyntaxVisitor {
    private(set) var found: [MemberAccessExprSyntax] = []
    private let name: String
    private let labels: [String?]?

    /// Finds calls.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - labels: The labels of a method; nil for a property.
    ///   - node: Where they are.
    init(of name: String, labels: [String?]?, in node: Syntax) {
        self.name = name
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base?.is(SuperExprSyntax.self) ?? false,
            node.declName.baseName.text.trimmingBackticks == name
        else { return .visitChildren }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let isSame = labels.map { labels in
            // Arguments with default values, and closures after the parentheses, may be missing.
            call.map { call in
                Set(call.arguments.map { $0.label?.text.trimmingBackticks }).isSubset(of: Set(labels))
            } ?? true
        }
        if isSame ?? true { found.append(node) }
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether a method of an extension that overrides another can be called by it.
    var isDispatchable: Bool {
        let isStatic = modifiers.contains("static") || modifiers.contains("class")
        return !isStatic && !modifiers.contains("private") && genericParameterClause == nil
            && MethodShape(self).isForwardable
    }
}

extension VariableDeclSyntax {
    /// The name of the one computed property of an extension that can take part in overriding; nil for other variables.
    var dispatchName: TokenSyntax? {
        guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock != nil,
            !modifiers.contains("static"), !modifiers.contains("class"), !modifiers.contains("private")
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
}
