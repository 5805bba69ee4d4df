import Diagnostics
import SwiftSyntax

// Views of SwiftUI, which are not drawn: what they consist of is left out, so that what UIKit's code names of them compiles.
extension SourceRewriter {
    /// Empties the body of a declaration whose type is known by a protocol of SwiftUI alone, as in `some View`.
    func emptyBody(of node: some SyntaxProtocol, of type: TypeSyntax, _ body: (some SyntaxProtocol)?) {
        guard importsSwiftUI, let body, let opaque = type.as(SomeOrAnyTypeSyntax.self),
            opaque.someOrAnySpecifier.text == "some"
        else { return }
        let name = flatText(opaque.constraint).split(separator: ".").last.map(String.init) ?? ""
        guard let empty = SourceRewriter.emptyValues[name] else { return }
        edits.replace(body.textRange, with: "{ \(empty) }")
        guard !reportsSwiftUI else { return }
        reportsSwiftUI = true
        report(
            .portChanged, "views of SwiftUI are not drawn, and what they consist of is left out", at: node,
            hint: "boxes with the names of the views stand for them")
    }

    /// Values of types that nothing but their protocol is known of.
    private static let emptyValues = ["View": "EmptyView()", "Scene": "EmptyScene()"]
}
