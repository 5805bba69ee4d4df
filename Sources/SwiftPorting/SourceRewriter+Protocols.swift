import Diagnostics
import SwiftSyntax

extension SourceRewriter {
    /// Keeps a protocol of Objective-C one of classes, and gives its optional requirements default
    /// implementations.
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard AttributeNames(node.attributes).contains("objc") else { return }
        if let clause = node.inheritanceClause {
            if Set(clause.typeNames).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
                edits.insert(", AnyObject", at: clause.textRange.upperBound)
            }
        } else {
            edits.insert(": AnyObject", at: node.name.textRange.upperBound)
        }
        let scope = types.last.map { $0 + "." } ?? ""
        let own = declarations.requirements.filter { $0.protocolName == scope + node.name.text }
        let defaults = own.map { implementation(of: $0) }
        let properties = declarations.optionalProperties.filter {
            $0.protocolName == scope + node.name.text
        }
        // In Objective-C, the value of an optional property is nil where the object does not have it.
        let values = properties.map { property in
            "    var \(property.name): \(property.optionalType) { \(property.optionalName) }\n"
                + "    var \(property.optionalName): \(property.optionalType) { nil }"
        }
        if !defaults.isEmpty || !values.isEmpty {
            let access = node.modifiers.accessLevel == "public" ? "public " : ""
            footer += ["\(access)extension \(scope)\(node.name.text) {"] + defaults + values + ["}"]
        }
        let asked = own.compactMap { requirement in
            requirement.optionalResult.map {
                "func \(requirement.optionalName)\(requirement.parameters) -> \($0)"
            }
        }
        let askedValues = properties.map { "var \($0.optionalName): \($0.optionalType) { get }" }
        insert(asked + askedValues, beforeEndOf: node.memberBlock)
        for member in node.memberBlock.members {
            guard let property = member.decl.as(VariableDeclSyntax.self),
                property.modifiers.contains("optional")
            else { continue }
            edits.blank(property.textRange)
        }
    }

    /// Returns the methods of an extension that are called where a class lacks an optional one.
    private func implementation(of requirement: OptionalRequirement) -> String {
        let head = "    func \(requirement.name)\(requirement.parameters)"
        // An object that forwards its messages has the method if the other one has.
        func forwarded(_ name: String) -> String? {
            requirement.selector.map { selector in
                "forwardedMessage(of: self, \"\(selector)\", to: (any \(requirement.protocolName)).self) "
                    + "{ $0.\(name)\(requirement.arguments) }"
            }
        }
        guard let result = requirement.result, let optional = requirement.optionalResult else {
            return head + (forwarded(requirement.name).map { " { \($0) }" } ?? " {}")
        }
        let message = "\"\(requirement.name) is not implemented\""
        let answer = forwarded(requirement.optionalName).map { $0 + " ?? nil" } ?? "nil"
        return head + " -> \(result) { fatal" + "Error(\(message)) }\n"
            + "    func \(requirement.optionalName)\(requirement.parameters) -> \(optional) { \(answer) }"
    }

    /// Inserts members on the line of a closing brace.
    private func insert(_ members: [String], beforeEndOf block: MemberBlockSyntax) {
        guard !members.isEmpty else { return }
        let end = block.rightBrace
        let isAlone = end.leadingTrivia.hasLineBreak
        edits.insert(
            (isAlone ? "" : "; ") + members.joined(separator: "; ") + " ",
            at: end.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Writes `delegate?.did?(x)` as `delegate?.did(x)`.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chaining.expression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = access.declName.baseName
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
        let signature = name.text + "(" + labels.joined() + ")"
        let known = declarations.requirementsByName[name.text] ?? []
        if let requirement = known.first(where: { $0.signature == signature }) ?? known.first {
            if requirement.result != nil { edits.replace(name.textRange, with: requirement.optionalName) }
        } else if !SourceRewriter.isRequirementOfUIKit(name.text) {
            return
        }
        edits.replace(chaining.questionMark.textRange, with: "")
    }

    /// Whether a name is that of an optional method of UIKit's delegates, which have default implementations here.
    private static func isRequirementOfUIKit(_ name: String) -> Bool {
        requirements.contains(name) || beginnings.contains { name.hasPrefix($0) && name != $0 }
    }

    private static let requirements: Set<String> = [
        "tableView", "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin", "textField",
        "textView", "searchBar", "tabBar", "tabBarController", "navigationController", "pickerView",
        "pageViewController", "animationDidStart", "animationDidStop", "viewForZooming", "numberOfSections",
        "contextMenuInteraction", "presentationController",
    ]

    private static let beginnings = [
        "scrollViewDid", "scrollViewWill", "scrollViewShould", "textFieldDid", "textFieldShould",
        "textViewDid",
        "textViewShould", "searchBarText", "searchBarCancel", "searchBarSearch", "searchBarShould",
        "presentationControllerDid", "presentationControllerWill", "presentationControllerShould",
    ]

    /// Gives a property of Core Data or Core Animation a value of its own.
    func rewriteManaged(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let type = binding.typeAnnotation?.type else { continue }
            if importsCoreData, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                edits.insert(SourceRewriter.accessors(of: name, type), at: type.textRange.upperBound)
                continue
            }
            if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                continue
            }
            guard let value = SourceRewriter.initialValues[flatText(type)] else {
                omit(
                    node,
                    because:
                        "the values of \(node.names.first ?? "the property") are kept by Core Data or Core Animation",
                    hint: "make its type optional, or give it an initial value")
                return .skipChildren
            }
            edits.insert(" = " + value, at: type.textRange.upperBound)
        }
        return .visitChildren
    }

    /// Writes the body of an accessor of a to-many relationship that Core Data makes, such as `addToChildren(_:)`; a method
    /// of another name is left out.
    func rewriteManaged(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard importsCoreData, let body = SourceRewriter.managedBody(of: node) else {
            omit(
                node, because: "the accessor \(node.name.text) is made by Core Data",
                hint: "write the method's body")
            return .skipChildren
        }
        edits.insert(" { \(body) }", at: node.signature.textRange.upperBound)
        return .visitChildren
    }

    private static func managedBody(of node: FunctionDeclSyntax) -> String? {
        let name = node.name.text
        let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        func key(after prefix: String) -> String? {
            guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
            return "\"\(first.lowercased())\(name.dropFirst(prefix.count + 1))\""
        }
        if names.count == 1, let key = key(after: "addTo") {
            return "add(\(names[0]), toRelationship: \(key))"
        }
        if names.count == 1, let key = key(after: "removeFrom") {
            return "remove(\(names[0]), fromRelationship: \(key))"
        }
        if names.count == 2, let key = key(after: "insertInto") {
            return "insert(\(names[0]), intoRelationship: \(key), at: \(names[1]))"
        }
        if names.count == 2, let key = key(after: "replace") {
            return "replace(inRelationship: \(key), at: \(names[0]), with: \(names[1]))"
        }
        return nil
    }

    /// The accessors of a property whose values Core Data keeps; one that cannot be empty stops the code that reads it
    /// before it is set.
    private static func accessors(of name: String, _ type: TypeSyntax) -> String {
        let name = name.filter { $0 != "`" }
        let wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let key = "forKey: \"\(name)\""
        let isList = type.is(ArrayTypeSyntax.self) || flatText(type).hasPrefix("Set<")
        let value =
            if let wrapped {
                "value(\(key)) as? \(flatText(wrapped))"
            } else if type.is(DictionaryTypeSyntax.self) {
                "value(\(key)) as? \(flatText(type)) ?? [:]"
            } else if let initial = isList ? "[]" : initialValues[flatText(type)] {
                "value(\(key)) as? \(flatText(type)) ?? \(initial)"
            } else {
                "guard let kept = value(\(key)) as? \(flatText(type)) else "
                    + "{ preconditionFailure(\"\(name) was not set\") }; return kept"
            }
        return " { get { \(value) } set { setValue(newValue, \(key)) } }"
    }

    private static let initialValues: [String: String] = [
        "Bool": "false", "String": "\"\"", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0",
        "Double": "0", "Float": "0", "Decimal": "0", "Data": "Data()",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)", "NSSet": "[]", "NSOrderedSet": "[]",
        "NSNumber": "0", "CGFloat": "0", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
        "UIColor": ".clear",
    ]
}
