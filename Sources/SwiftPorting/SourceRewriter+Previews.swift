import Diagnostics
import SwiftSyntax

// Previews: what Xcode's canvas shows beside a source.
//
// Source: Apple's documentation of `Preview(_:traits:body:)`, of `Previewable()` ("the macro generates an embedded SwiftUI view;
// tagged declarations become properties on the view, and all remaining statements form the view's body") and of
// `PreviewProvider`.
extension SourceRewriter {
    /// Makes a function of a preview, with its body in its place; leaves it out where nobody asks for previews.
    func expandPreview(_ macro: MacroUse) -> SyntaxVisitorContinueKind {
        guard expandsPreviews, !macro.hasOthers, let body = macro.body else {
            edits.blank(macro.node.textRange)
            if expandsPreviews {
                report(
                    .portChanged, "this preview is not shown: it is one of a widget, or has no closure",
                    at: macro.node, hint: "write what it shows as a closure")
            }
            return .skipChildren
        }
        let showsView = importsSwiftUI && !isResponder(body)
        let function = addPreview(showsView: showsView)
        let call = "InterfacePreview.\(showsView ? "ofView" : "ofResponder")(\(macro.argumentText)) {"
        let start = macro.node.textRange.lowerBound, end = macro.node.textRange.upperBound
        let open = body.leftBrace.textRange.upperBound, close = body.rightBrace.textRange.lowerBound
        let head = "func \(function)() -> InterfacePreview { "
        let properties = body.statements.compactMap(\.previewableProperty)
        if showsView, !properties.isEmpty {
            edits.replace(start..<open, with: head + "struct Previewed: View {")
            wrap(properties, of: body)
            edits.replace(close..<end, with: "} }; return \(call) Previewed() } }")
        } else {
            edits.replace(start..<open, with: head + call)
            edits.replace(close..<end, with: "} }")
        }
        return .visitChildren
    }

    /// Notes a function of a preview, and returns its name.
    private func addPreview(showsView: Bool) -> String {
        let function = "preview\(file)_\(previews.count)"
        previews.append(
            PortedPreview(function: function, showsView: showsView, conditions: conditions))
        return function
    }

    /// Makes tagged properties those of a view, and the statements behind them its body. One that stands behind a statement is
    /// moved before all.
    private func wrap(_ properties: [VariableDeclSyntax], of body: ClosureExprSyntax) {
        let leading = body.statements.prefix { $0.previewableProperty != nil }
        for property in properties {
            for case .attribute(let attribute) in property.attributes
            where flatText(attribute.attributeName) == "Previewable" { edits.blank(attribute.textRange) }
        }
        var bodyStart = leading.last?.textRange.upperBound ?? body.leftBrace.textRange.upperBound
        var moved = ""
        for item in body.statements.dropFirst(leading.count) {
            guard item.previewableProperty != nil else { continue }
            moved += flatText(item).replacing("@Previewable ", with: "") + "; "
            edits.blank(item.textRange)
        }
        if let first = body.statements.dropFirst(leading.count).first(where: { $0.previewableProperty == nil }
        ) {
            bodyStart = first.textRange.lowerBound
        }
        edits.insert(moved + "var body: some View { ", at: bodyStart)
    }

    /// Whether what a preview shows is an object of UIKit: the value of its last statement is made by such a class.
    private func isResponder(_ body: ClosureExprSyntax) -> Bool {
        guard let last = body.statements.last else { return false }
        let returned = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
        guard var value = returned else { return false }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let local = body.statements.lazy.compactMap({ $0.initialValue(of: name) }).first else {
                return false
            }
            value = local
        }
        guard let name = value.nameOfRoot else { return false }
        if declarations.responderKind(of: name) != nil { return true }
        return name.hasPrefix("UI") && SystemHierarchy.isClassName(name) && !name.hasPrefix("UIHostingView")
    }

    // MARK: Types that provide previews

    /// Makes a function of the previews of a type that provides them.
    func notePreviews(of name: String, _ clause: InheritanceClauseSyntax?, at node: some SyntaxProtocol) {
        let names = clause?.typeNames ?? []
        guard expandsPreviews, names.contains(where: { $0.split(separator: ".").last == "PreviewProvider" })
        else { return }
        let type = types.last.map { $0 + "." + name } ?? name
        let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
        let outer = conditions
        let function = addPreview(showsView: true)
        footer += outer.isEmpty ? [] : ["#if \(outer.joined(separator: " && "))"]
        footer.append(
            "func \(function)() -> InterfacePreview { InterfacePreview.ofView(file: "
                + "\(SwiftStringLiteral.text(path)), line: \(line)) { \(type).previews } }")
        if !outer.isEmpty { footer.append("#endif") }
    }

    /// Notes the type of SwiftUI that the app starts with.
    func noteApp(_ node: StructDeclSyntax) {
        let names = node.inheritanceClause?.typeNames ?? []
        guard expandsPreviews, types.isEmpty, conditions.isEmpty,
            AttributeNames(node.attributes).contains("main"),
            names.contains(where: { $0 == "App" || $0 == "SwiftUI.App" })
        else { return }
        startedApp = node.name.text
    }
}

extension CodeBlockItemSyntax {
    /// The variable that this declares with `@Previewable`; nil for other statements.
    fileprivate var previewableProperty: VariableDeclSyntax? {
        guard let variable = item.as(VariableDeclSyntax.self),
            AttributeNames(variable.attributes).contains("Previewable")
        else { return nil }
        return variable
    }

    /// The value that this gives a new constant or variable; nil for other statements.
    fileprivate func initialValue(of name: String) -> ExprSyntax? {
        item.as(VariableDeclSyntax.self)?.bindings.first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }?.initializer?.value
    }
}

extension ExprSyntax {
    /// The name that a chain of members and calls begins with; nil for other expressions.
    fileprivate var nameOfRoot: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.nameOfRoot }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.nameOfRoot }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
