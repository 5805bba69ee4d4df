import Diagnostics
import SwiftSyntax

/// Overriding in extensions: the class overrides, and calls the member of the extension, which has another name.
extension SourceRewriter {
    /// What is added to the name of the member of the extension: subclasses may do the same with the same member.
    private var suffix: String { "InExtensionOf" + (types.last ?? "").replacing(".", with: "_") }

    /// How a member of an extension takes part in overriding.
    private enum Part {
        case none
        /// It overrides one of a superclass, or is overridden by a subclass, and the sources have the class.
        case forwarded(isOverride: Bool)
        case impossible
    }

    /// Changes a method of an extension that overrides or is overridden.
    ///
    /// - Returns: Whether the method stays.
    func rewriteOverride(_ node: FunctionDeclSyntax) -> Bool {
        let shape = MethodShape(node)
        switch part(of: node, node.modifiers, AttributeNames(node.attributes), name: shape.signature) {
        case .none: return true
        case .forwarded(let isOverride) where shape.isForwardable:
            let head = modifiers(node.modifiers, of: node, isOverride: isOverride)
            var text = "\(head)func \(node.name.text)"
            if let clause = node.genericParameterClause { text += flatText(clause) }
            text += shape.namedSignature
            if let clause = node.genericWhereClause { text += " " + flatText(clause) }
            text += " { \(shape.callKeywords)\(shape.name)\(suffix)\(shape.arguments) }"
            move(text, node.modifiers, nameTokens: [node.name])
            return true
        default:
            if renameDispatched(node) { return true }
            omitOverride(node, name: shape.name)
            return false
        }
    }

    /// Changes properties of an extension that override or are overridden.
    ///
    /// - Returns: Whether the properties stay.
    func rewriteOverride(_ node: VariableDeclSyntax) -> Bool {
        guard let name = node.names.first else { return true }
        switch part(of: node, node.modifiers, AttributeNames(node.attributes), name: name) {
        case .none: return true
        case .forwarded(let isOverride):
            guard node.bindings.count == 1, let binding = node.bindings.first,
                let type = binding.typeAnnotation?.type,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { break }
            let head = modifiers(node.modifiers, of: node, isOverride: isOverride)
            let inner = name.trimmingBackticks + suffix
            var text = "\(head)var \(name): \(flatText(type)) { get { \(inner) } "
            if binding.hasSetter { text += "set { \(inner) = newValue } " }
            move(text + "}", node.modifiers, nameTokens: [pattern.identifier])
            return true
        case .impossible: break
        }
        if renameDispatched(node) { return true }
        omitOverride(node, name: name)
        return false
    }

    /// Leaves out an override of a method of Foundation's root by which the Objective-C runtime finds methods and values.
    ///
    /// - Returns: Whether the method is one.
    func omitRuntimeMethod(_ node: FunctionDeclSyntax) -> Bool {
        let signature = MethodShape(node).signature
        guard node.modifiers.contains("override"), Self.runtimeMethods.contains(signature) else {
            return false
        }
        omit(
            node, because: "\(signature) is called by the Objective-C runtime alone",
            hint: "do in the class itself what the override does")
        return true
    }

    private static let runtimeMethods: Set<String> = [
        "responds(to:)", "method(for:)", "doesNotRecognizeSelector(_:)",
        "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    ]

    private func omitOverride(_ node: some SyntaxProtocol, name: String) {
        omit(
            node, because: "\(name) overrides in an extension of \(types.last ?? "a class")",
            hint: "move it into the class, or into a subclass")
    }

    private func part(
        of node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeNames,
        name: String
    ) -> Part {
        guard let owner = enclosingExtension(of: node) else { return .none }
        let isOverride = modifiers.contains("override")
        let isExposed =
            attributes.contains("objc") || modifiers.contains("dynamic")
            || AttributeNames(owner.attributes).contains("objc")
        let type = flatText(owner.extendedType)
        if !isOverride {
            let overriding = (declarations.overrides[name] ?? []).subtracting([type])
            // Classes of other modules may override what is open, as requirements of Objective-C's protocols are.
            let isOverridden =
                isExposed && !overriding.isEmpty || modifiers.accessLevel == "open"
                || overriding.contains { isSubclass($0, of: type) }
            guard isOverridden, !isConditional, declarations.classIndices[type] != nil,
                modifiers.accessLevel != "private"
            else { return .none }
            return .forwarded(isOverride: false)
        }
        let isPrivate = modifiers.accessLevel == "private"
        return declarations.classIndices[type] == nil || isPrivate || isConditional
            ? .impossible : .forwarded(isOverride: true)
    }

    /// Whether a class extends another. What its superclass has in an extension is exposed if it overrides that, also where no
    /// attribute says so: as a method is that a protocol of Objective-C requires.
    private func isSubclass(_ name: String, of superclass: String) -> Bool {
        guard let index = declarations.classIndices[name] else { return false }
        return declarations.superclasses(of: declarations.classes[index]).contains { $0.name == superclass }
    }

    func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
        var current = node.parent
        while let around = current, !around.is(CodeBlockSyntax.self) {
            if around.isProtocol((any DeclGroupSyntax).self) { return around.as(ExtensionDeclSyntax.self) }
            current = around.parent
        }
        return nil
    }

    /// Returns the modifiers of the member in the class.
    private func modifiers(
        _ list: DeclModifierListSyntax, of node: some DeclSyntaxProtocol, isOverride: Bool
    ) -> String {
        let kept = list.map { flatText($0) }.filter {
            !["override", "dynamic", "fileprivate", "nonisolated"].contains($0)
        }
        var names = kept
        if isOverride { names.insert("override", at: 0) }
        if list.accessLevel == nil,
            let access = enclosingExtension(of: node)?.modifiers.accessLevel, access == "public"
        {
            names.append(access)
        }
        return names.map { $0 + " " }.joined()
    }

    private func move(_ text: String, _ modifiers: DeclModifierListSyntax, nameTokens: [TokenSyntax]) {
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier.textRange) }
        for token in nameTokens {
            edits.replace(token.textRange, with: token.text.trimmingBackticks + suffix)
        }
        members[types.last ?? "", default: []].append(text)
    }
}

extension PatternBindingSyntax {
    /// Whether a computed property has a setter.
    var hasSetter: Bool {
        guard case .accessors(let list) = accessorBlock?.accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }
}
