import SwiftSyntax

/// Finds how a source uses types that nothing declares.
final class AbsentTypeFinder: SyntaxVisitor {
    /// The types by name.
    private(set) var types: [String: AbsentType]
    /// The uses: the places of the names, and what is around them.
    private(set) var uses: [(name: String, offset: Int, owner: String?, member: String?)] = []
    /// The calls of members whose type is not known to be another.
    private(set) var calls: Set<CallShape> = []
    /// Those of them whose values are taken apart, with the number of the parts.
    private(set) var tuples: [CallShape: Int] = [:]
    /// The members of types that are not written, such as `.red`, with the calls of them; nil for one that is not called.
    private(set) var implicitMembers: [String: Set<CallShape?>] = [:]
    /// Whether a name is that of a class of the sources.
    private let isClass: (String) -> Bool

    init(_ names: Set<String>, isClass: @escaping (String) -> Bool) {
        types = Dictionary(uniqueKeysWithValues: names.map { ($0, AbsentType($0)) })
        self.isClass = isClass
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ token: TokenSyntax, _ node: some SyntaxProtocol) {
        let names = Syntax(node).namesAround
        uses.append((token.text, token.textRange.lowerBound, names.owner, names.member))
    }

    private func noteArguments(_ count: Int, of name: String) {
        let known = types[name]?.argumentCount ?? 0
        types[name]?.argumentCount = max(known, count)
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard types[name] != nil else { return .visitChildren }
        use(node.name, node)
        let count = node.genericArgumentClause?.arguments.count ?? 0
        noteArguments(count, of: name)
        if let entry = node.parent?.as(InheritedTypeSyntax.self) {
            addConformance(entry, of: name)
        } else if node.parent?.is(SomeOrAnyTypeSyntax.self) ?? false {
            types[name]?.isNamedAsProtocol = true
        } else {
            types[name]?.isNamedAsType = true
        }
        return .visitChildren
    }

    private func addConformance(_ entry: InheritedTypeSyntax, of name: String) {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self), let group = list.parent?.parent
        else { return }
        if group.is(ClassDeclSyntax.self) {
            if list.first == entry {
                types[name]?.isFirstOfClass = true
            } else {
                types[name]?.isConformedTo = true
            }
            return
        }
        types[name]?.isConformedTo = true
        if let extended = group.as(ExtensionDeclSyntax.self)?.extendedType {
            let text = flatText(extended)
            if isClass(text) || text.hasPrefix("UI") { return }
        }
        types[name]?.hasOtherConformers = true
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        var path = [node.name.text], base = node.baseType
        while let outer = base.as(MemberTypeSyntax.self) {
            path.append(outer.name.text)
            base = outer.baseType
        }
        if let root = base.as(IdentifierTypeSyntax.self)?.name.text, types[root] != nil {
            add(path: path.reversed(), to: root) { $0.isNamedAsType = true }
        }
        return .visitChildren
    }

    /// Changes what is known of a type inside others.
    private func add(path: [String], to root: String, _ change: (inout AbsentType) -> Void) {
        func add(_ path: ArraySlice<String>, to type: inout AbsentType) {
            guard let name = path.first else { return change(&type) }
            guard !["Type", "Protocol", "self"].contains(name) else { return }
            add(path.dropFirst(), to: &type.nested[name, default: AbsentType(name)])
        }
        if var type = types[root] {
            add(path[...], to: &type)
            types[root] = type
        }
    }

    // MARK: Expressions

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard types[name] != nil else { return .visitChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self) {
            guard access.base?.id == ExprSyntax(node).id else { return .visitChildren }
            addMember(access, of: name)
        } else if let specialized = node.parent?.as(GenericSpecializationExprSyntax.self) {
            noteArguments(specialized.genericArgumentClause.arguments.count, of: name)
        }
        use(node.baseName, node)
        return .visitChildren
    }

    /// Reads a member of a type: types inside it, if they are written like ones and called or followed by members, and then
    /// a property or function.
    private func addMember(_ access: MemberAccessExprSyntax, of root: String) {
        var path: [String] = [], node: MemberAccessExprSyntax? = access
        while let inner = node, inner.isOfType {
            path.append(inner.declName.baseName.text)
            node = inner.parent?.as(MemberAccessExprSyntax.self)
        }
        types[root]?.hasMembers = true
        add(path: path, to: root) { type in
            guard let node, !["init", "self", "Type"].contains(node.declName.baseName.text) else { return }
            let shape = node.call.map { CallShape($0) }
            type.members[node.declName.baseName.text, default: []].insert(shape)
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let shape = CallShape(node)
        if let path = typePath(of: node.calledExpression), let root = path.first {
            let isUnwrapped = node.isUnwrapped,
                isBare = !node.calledExpression.is(GenericSpecializationExprSyntax.self)
            add(path: Array(path.dropFirst()), to: root) { type in
                type.initializers.insert(shape)
                if isBare { type.bareInitializers.insert(shape) }
                if isUnwrapped { type.failableInitializers.insert(shape) }
            }
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            if access.base == nil {
                implicitMembers[access.declName.baseName.text, default: []].insert(shape)
            } else if isOfUnknown(access) {
                calls.insert(shape)
                if let count = node.variableCount { tuples[shape] = count }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil, node.call == nil {
            implicitMembers[node.declName.baseName.text, default: []].insert(nil)
        }
        return .visitChildren
    }

    /// The names of the absent type, and of those inside it, that a call makes a value of; nil for other calls.
    private func typePath(of callee: ExprSyntax) -> [String]? {
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return types[name] == nil ? nil : [name]
        }
        if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
            return typePath(of: specialized.expression)
        }
        guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
            let path = typePath(of: base)
        else { return nil }
        let name = access.declName.baseName.text
        if name == "init" { return path }
        return name.first?.isUppercase ?? false ? path + [name] : nil
    }

    /// Whether the object of a call may be one that nothing is known of: that of a chain which begins with another type, or
    /// with the object of the function, is not.
    private func isOfUnknown(_ access: MemberAccessExprSyntax) -> Bool {
        var root = access.base
        while let inner = root?.as(MemberAccessExprSyntax.self)?.base
            ?? root?.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? root?.as(OptionalChainingExprSyntax.self)?.expression
            ?? root?.as(ForceUnwrapExprSyntax.self)?.expression
        {
            root = inner
        }
        guard let root else { return false }
        if root.is(SuperExprSyntax.self) { return false }
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        if name == "self" { return access.base?.is(DeclReferenceExprSyntax.self) == false }
        return types[name] != nil || !(name.first?.isUppercase ?? false)
    }
}

extension MemberAccessExprSyntax {
    /// The call of the member; nil if it is not called.
    fileprivate var call: FunctionCallExprSyntax? {
        guard let call = parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(self).id
        else { return nil }
        return call
    }

    /// Whether the member is written like a type: with a capital letter, and called or followed by members.
    fileprivate var isOfType: Bool {
        guard declName.baseName.text.first?.isUppercase ?? false else { return false }
        return call != nil || parent?.is(MemberAccessExprSyntax.self) ?? false
    }
}

extension FunctionCallExprSyntax {
    /// The number of variables that its value, a tuple, is taken apart into; nil for another use of it.
    fileprivate var variableCount: Int? {
        var node = parent
        while let inner = node, inner.is(TryExprSyntax.self) || inner.is(AwaitExprSyntax.self) {
            node = inner.parent
        }
        return node?.parent?.as(PatternBindingSyntax.self)?.pattern.as(TuplePatternSyntax.self)?.elements
            .count
    }

    /// Whether its value is taken out of an optional: by a mark behind it, or by the condition that it is.
    fileprivate var isUnwrapped: Bool {
        guard let parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        let outer = parent.is(TryExprSyntax.self) ? parent.parent : parent
        return outer?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    }
}
