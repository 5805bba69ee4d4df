import SwiftSyntax

/// Reads what a source declares.
final class DeclarationCollector: SyntaxVisitor {
    private let file: Int
    private(set) var found = AppDeclarations()
    private var scopes: [Scope] = []
    private var conditions: [String] = []
    /// How many functions, closures and accessors are around the current node.
    private var bodyDepth = 0
    /// The names of properties that are unwrapped with `!`.
    private var unwrapped: Set<String> = []

    /// A type, extension or protocol around a member.
    private struct Scope {
        var name: String
        var kind: Kind
        var isExposing = false
        var isNameable = true
        /// Whether it is a type or an extension that other files do not see.
        var isHidden = false
        var isObject: Bool { kind == .object || kind == .extension }

        enum Kind { case object, value, `extension`, requirements }
    }

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let finder = UnwrappedNames(viewMode: .sourceAccurate)
        finder.walk(node)
        unwrapped = finder.names
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            conditions += clause.conditions
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast(clause.conditions.count)
        }
        return .skipChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.accessLevel != nil { found.importsHaveLevels = true }
        if node.path.first?.name.text == "XCTest" { found.importsXCTest = true }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = AttributeNames(node.attributes)
        let outer = scopes.last
        let access = outer?.isHidden == true ? "fileprivate" : node.modifiers.accessLevel
        let isNameable =
            bodyDepth == 0 && (outer?.isNameable ?? true)
            && (outer == nil || node.modifiers.accessLevel != "private")
        let name = scopeName(node.name.text)
        let inheritance = node.inheritanceClause
        let generic = node.genericParameterClause.map { $0.textRange.upperBound }
        let end = node.memberBlock.rightBrace
        let previous = end.previousToken(viewMode: .sourceAccurate)
        found.classes.append(
            ClassDeclaration(
                name: name, file: file, inherited: inheritance?.typeNames ?? [], access: access,
                isNameable: isNameable,
                isGeneric: generic != nil, objectiveCName: names.objectiveCName,
                inheritanceEnd: inheritance?.textRange.upperBound ?? generic
                    ?? node.name.textRange.upperBound,
                end: end.positionAfterSkippingLeadingTrivia.utf8Offset,
                needsSeparator: previous?.tokenKind != .leftBrace && !end.leadingTrivia.hasLineBreak
                    && !(previous?.trailingTrivia.hasLineBreak ?? false),
                conditions: conditions, isMain: names.contains("main") || names.contains("UIApplicationMain"))
        )
        found.typeParameterBounds[name] = node.ownBounds
        if isNameable, !access.isHiding { found.types.append(TypeDeclaration(node, name: name)) }
        scopes.append(
            Scope(
                name: name, kind: .object, isExposing: names.contains("objcMembers"), isNameable: isNameable,
                isHidden: access.isHiding))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = flatText(node.extendedType)
        if let clause = node.inheritanceClause { found.conformances[name, default: []] += clause.typeNames }
        let names = AttributeNames(node.attributes)
        scopes.append(
            Scope(
                name: name, kind: .extension, isExposing: names.contains("objc"),
                isHidden: node.modifiers.accessLevel.isHiding))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        collectValue(node, named: node.name.text)
        return enterValue(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        collectValue(node, named: node.name.text)
        return enterValue(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterValue(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = scopeName(node.name.text)
        found.typeParameterBounds[name] = node.ownBounds
        if bodyDepth == 0, !node.modifiers.accessLevel.isHiding, scopes.last?.isHidden != true,
            conditions.isEmpty
        {
            found.protocols.append(ProtocolDeclaration(node, name: name, file: file))
        }
        scopes.append(Scope(name: name, kind: .requirements))
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard bodyDepth == 0, node.genericParameterClause == nil else { return .skipChildren }
        let name = scopeName(node.name.text), type = node.initializer.value.trimmed
        found.typeAliases[name] = type
        let isVisible = !node.modifiers.accessLevel.isHiding && scopes.last?.isHidden != true
        if let types = type.as(CompositionTypeSyntax.self), isVisible, conditions.isEmpty {
            found.protocols.append(ProtocolDeclaration(types, name: name, file: file))
        }
        return .skipChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    /// Notes a type whose values the list of classes may make, of a generic one with its arguments.
    private func collectValue(_ node: some DeclGroupSyntax, named name: String) {
        found.typeParameterBounds[scopeName(name)] = node.ownBounds
        let isVisible = !node.modifiers.accessLevel.isHiding && scopes.last?.isHidden != true
        guard isVisible, bodyDepth == 0, conditions.isEmpty else { return }
        found.types.append(TypeDeclaration(node, name: scopeName(name)))
    }

    private func enterValue(
        _ name: String, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
        scopes.append(
            Scope(
                name: scopeName(name), kind: .value,
                isNameable: bodyDepth == 0 && scopes.last?.isNameable ?? true
                    && (scopes.isEmpty || modifiers.accessLevel != "private"),
                isHidden: scopes.last?.isHidden == true || modifiers.accessLevel.isHiding))
        return .visitChildren
    }

    private func scopeName(_ name: String) -> String {
        scopes.last.map { $0.name + "." + name } ?? name
    }

    // MARK: Members

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember, scope.kind != .value else { return .visitChildren }
        let names = AttributeNames(node.attributes)
        let shape = MethodShape(node)
        if scope.kind == .requirements {
            if node.modifiers.contains("optional"), names.contains("objc") {
                found.requirements.append(
                    shape.requirement(of: scope.name, file: file, selector: names.objectiveCName))
            }
            return .skipChildren
        }
        let isStatic = node.modifiers.contains("static") || node.modifiers.contains("class")
        let isOverride = node.modifiers.contains("override")
        let isExposed =
            names.contains("objc") || names.contains("IBAction")
            || (scope.isExposing && !names.contains("nonobjc") && !isOverride)
        let method = MethodDeclaration(
            owner: scope.name, file: file, name: shape.name, labels: shape.labels, types: shape.types,
            selector: names.objectiveCName
                ?? ObjectiveCName.selector(shape.name, labels: shape.labels, isThrowing: shape.isThrowing),
            isExposed: isExposed, isAction: names.contains("IBAction"),
            isSegueAction: names.contains("IBSegueAction"),
            isOverride: isOverride, isInExtension: scope.kind == .extension,
            isCallable: !isStatic && shape.isCallable, isThrowing: shape.isThrowing,
            returnsValue: shape.result != nil, conditions: conditions)
        found.methods.append(method)
        if method.isOverride { found.overrides[method.signature, default: []].insert(scope.name) }
        if scope.kind == .extension, node.isDispatchable {
            collectExtensionMember(method.signature, of: scope.name, isOverride: isOverride)
        }
        return .visitChildren
    }

    /// Notes a member that may take part in overriding between extensions.
    private func collectExtensionMember(_ signature: String, of owner: String, isOverride: Bool) {
        guard conditions.isEmpty else { return }
        if isOverride {
            found.extensionOverrides[signature, default: []].insert(owner)
        } else {
            found.extensionMembers[signature, default: []].insert(owner)
        }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, node.isMember, scope.kind != .requirements, bodyDepth == 0 else {
            return .visitChildren
        }
        found.initializers.append(
            InitializerDeclaration(node, owner: scope.name, isConditional: !conditions.isEmpty))
        return .visitChildren
    }

    private func collectTypes(of node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let isList = binding.typeAnnotation.map { flatText($0.type) } == "[AnyObject]"
            if isList { found.objectLists.insert(name) } else { found.otherProperties.insert(name) }
        }
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let values = node.parameterClause?.parameters {
            found.heldByCases[node.name.text, default: []].insert(values.map { $0.type.metatypeBase })
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        collectTypes(of: node)
        guard let scope = scopes.last, node.isMember else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            found.heldByProperties[name, default: []].insert(binding.heldType)
        }
        let names = AttributeNames(node.attributes)
        if scope.kind == .requirements, node.modifiers.contains("optional"), names.contains("objc") {
            found.optionalProperties += node.optionalProperties(of: scope.name)
        }
        guard scope.isObject else { return .visitChildren }
        found.propertyNames[scope.name, default: []].formUnion(node.names)
        if node.modifiers.contains("override") {
            for name in node.names { found.overrides[name, default: []].insert(scope.name) }
        }
        if scope.kind == .extension, bodyDepth == 0, let name = node.dispatchName {
            collectExtensionMember(
                name.text.trimmingBackticks, of: scope.name, isOverride: node.modifiers.contains("override"))
        }
        let isOutlet = names.contains("IBOutlet")
        if !isOutlet, scope.kind == .object, bodyDepth == 0, conditions.isEmpty {
            found.givenProperties += node.givenProperties(unwrapping: unwrapped).map {
                GivenProperty(
                    owner: scope.name, name: $0.name, type: $0.type, file: file,
                    isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
            }
        }
        guard isOutlet || names.contains("IBInspectable"), node.bindingSpecifier.text == "var",
            node.isSettable, !flatText(node.attributes).contains("unavailable")
        else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeText
            else { continue }
            found.properties.append(
                PropertyDeclaration(
                    owner: scope.name, file: file, name: name, type: type, conditions: conditions))
        }
        return .visitChildren
    }
}

/// Finds the names of what a source unwraps with `!`: of variables, and of members of `self`.
private final class UnwrappedNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            names.insert(name)
        } else if let member = node.expression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            names.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }
}

extension String? {
    /// Whether an access level hides a type from other files.
    fileprivate var isHiding: Bool { self == "private" || self == "fileprivate" }
}
