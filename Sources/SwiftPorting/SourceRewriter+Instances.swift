import SwiftSyntax

// Objects of classes that are known only when the program runs.
extension SourceRewriter {
    /// Writes `Content()`, `Content(frame:)` and `Content(type:)` of a generic view or controller, `type.init()` of a constant or
    /// property that holds a class, and `self.init()` in a class method of an extension, as a call that finds the class.
    func rewriteInstance(_ node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil, let possible = node.instanceKinds else { return }
        if let (property, initializer) = node.heldProperty {
            let found = declarations.heldType(ofProperty: property).flatMap { heldKind($0, node) }
            if let found, possible.contains(found) { edits.replace(initializer, with: "instance") }
            return
        }
        guard let (name, callee) = node.calledType else { return }
        // A constant that holds a class is called by its initializer's name.
        let heldType =
            node.calledExpression.is(MemberAccessExprSyntax.self)
            ? Syntax(node).heldType(of: name, declarations) : nil
        let found =
            kind(ofParameter: heldType ?? name, at: Syntax(node)) ?? heldType.flatMap { heldKind($0, node) }
        guard let found, possible.contains(found) else { return }
        edits.replace(callee, with: "\(name).instance")
    }

    /// Gives an attributed string without arguments, which Foundation lacks here, an empty text.
    func rewriteEmptyText(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let end = node.rightParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "NSAttributedString" || name == "NSMutableAttributedString"
        else { return }
        edits.insert("string: \"\"", at: end.textRange.lowerBound)
    }

    /// Returns the branch of a class of UIKit, or of a view or controller of the sources that has `init()` of UIKit: Swift
    /// checks the initializers that the sources declare.
    private func heldKind(_ name: String, _ node: FunctionCallExprSyntax) -> ResponderKind? {
        let kind = declarations.responderKind(of: name)
        guard let index = declarations.classIndices[name] else { return kind }
        let entry = declarations.classes[index]
        let isDeclared = ([entry] + declarations.superclasses(of: entry)).contains { type in
            declarations.initializersByOwner[type.name]?.contains { $0.signature == "init()" } ?? false
        }
        return node.arguments.isEmpty && !isDeclared && kind != .object ? kind : nil
    }

    /// Returns the branch of UIKit's classes that a generic parameter, associated type or `Self` must belong to.
    private func kind(ofParameter name: String, at node: Syntax) -> ResponderKind? {
        let isSelf = name == "self" || name == "Self"
        guard !isSelf || node.isInTypeMethod else { return nil }
        let key = isSelf ? "Self" : name
        var bounds: [String] = [], current = node.parent
        while let inner = current {
            bounds += inner.ownBounds[key] ?? []
            if let scope = inner.as(ExtensionDeclSyntax.self) {
                let type = flatText(scope.extendedType)
                bounds += declarations.typeParameterBounds[type]?[key] ?? []
                // Subclasses in the sources have initializers that Swift checks.
                if isSelf, declarations.classIndices[type] == nil { bounds.append(type) }
            }
            current = inner.parent
        }
        return bounds.lazy.compactMap { self.declarations.responderKind(of: $0) }.first
    }
}

extension FunctionCallExprSyntax {
    /// The kinds of objects that an initializer with the labels of this call makes, of those that can be called on a class
    /// that is known only when the program runs; nil for another initializer.
    var instanceKinds: Set<ResponderKind>? {
        switch arguments.map({ $0.label?.text }) {
        case []: [.view, .controller, .object]
        case ["frame"]: [.view]
        // Those of buttons, of cells, headers and footers of tables, and of tables and collection views themselves.
        case ["type"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["frame", "style"],
            ["frame", "collectionViewLayout"]:
            [.view]
        case ["nibName", "bundle"], ["rootViewController"], ["style"], ["collectionViewLayout"]: [.controller]
        // That of segues, which are no responders.
        case ["identifier", "source", "destination"]: []
        default: nil
        }
    }

    /// The property that holds the class of `row.cellType.init()`, and the name of the initializer.
    fileprivate var heldProperty: (name: String, initializer: Range<Int>)? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init",
            let name = member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name != "self",
            name.first?.isLowercase ?? false
        else { return nil }
        return (name, member.declName.textRange)
    }

    /// The name of the type that a call makes an object of, and the text that says so, as in `Content()`,
    /// `Content.init()` and `Content.self.init()`.
    fileprivate var calledType: (name: String, range: Range<Int>)? {
        let range = calledExpression.textRange
        if let name = calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            return name.baseName.text == "self" ? nil : (name.baseName.text, range)
        }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        else { return nil }
        var base = member.base
        if let type = base?.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self" {
            base = type.base
        }
        return base?.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, range) }
    }
}

extension Syntax {
    /// Whether the nearest function around a node is a method of its type.
    fileprivate var isInTypeMethod: Bool {
        var node = parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) { node = inner.parent }
        let modifiers = node?.as(MemberBlockItemSyntax.self)?.decl.asProtocol((any WithModifiersSyntax).self)?
            .modifiers
        return modifiers?.contains("static") ?? false || modifiers?.contains("class") ?? false
    }
}

extension SourceRewriter {
    /// Writes `type(of: x).description()` as the name of the class in tests: cases of XCTest are no objects of Foundation
    /// here, whose classes have the method.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard declarations.importsXCTest, node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.arguments.first?.label?.text == "of",
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        else { return }
        edits.insert("String(describing: ", at: base.textRange.lowerBound)
        edits.replace(base.textRange.upperBound..<node.textRange.upperBound, with: ")")
    }
}
