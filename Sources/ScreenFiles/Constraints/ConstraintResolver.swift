import Constraints
import Diagnostics
import ScreenDocuments
import YAML

/// Turns the constraint lines of elements into declarations: looks up what they name and refuses what
/// has no meaning, with the place of the word at fault.
struct ConstraintResolver {
    /// The element in whose list a line stands, and its superview; nil for the window.
    struct Owner {
        var element: ElementReference
        var subviews: [Element]
        var superview: ElementReference?
        var scope: Scope
    }

    /// The text of the file, for columns inside lines.
    let source: SourceText
    /// Where reports go.
    let problems: ProblemList

    /// The constraints in the lists of one element.
    func declarations(
        _ lists: [ConstraintList], of element: Element, in superview: ElementReference?
    ) -> [ConstraintDeclaration] {
        lists.flatMap { list in
            let reference = ElementReference(id: element.id, className: element.className)
            let owner = Owner(
                element: reference, subviews: element.subviews, superview: superview, scope: list.scope)
            return list.lines.compactMap { declaration($0, owner) }
        }
    }

    private func declaration(_ node: YAMLNode, _ owner: Owner) -> ConstraintDeclaration? {
        guard !node.isUnknown else { return nil }
        guard let scalar = node.scalar, !node.isNull else {
            problems.report(
                Diagnostic(
                    .constraintSyntax, "a constraint is a line of text, found \(node.foundDescription)",
                    at: node.place,
                    hints: node.sequence == nil ? [] : ["put a line that begins with [ in quotes"]))
            return nil
        }
        do {
            return ConstraintDeclaration(rule: try rule(scalar, owner), place: node.place)
        } catch {
            let place = source.place(of: error.offset, in: scalar, startingAt: node.place)
            problems.report(Diagnostic(.constraintSyntax, error.message, at: place, hints: error.hints))
            return nil
        }
    }

    private func rule(_ scalar: YAMLScalar, _ owner: Owner) throws(ConstraintError)
        -> ConstraintDeclaration.Rule
    {
        if isVisualFormat(scalar.text) { return try visualFormat(scalar.text, owner) }
        return .linear(try linear(try ConstraintParser.parse(scalar.text), owner))
    }

    private func linear(_ syntax: ConstraintSyntax, _ owner: Owner) throws(ConstraintError)
        -> ConstraintDeclaration.Linear
    {
        let first = try operand(syntax.first, owner, facing: syntax.second.item)
        let other = syntax.second.coefficient == 0 ? nil : syntax.second.item
        let second: ConstraintDeclaration.Operand? =
            if let item = other { try operand(item, owner, facing: syntax.first) } else { nil }
        if let error = first.attribute.validationError(relatedTo: second?.attribute) {
            throw ConstraintError(error, first.attribute, at: syntax.first, second?.attribute, at: other)
        }
        return ConstraintDeclaration.Linear(
            first: first, relation: syntax.relation, second: second,
            multiplier: second == nil ? 1 : syntax.second.coefficient, constant: syntax.second.constant,
            priority: syntax.priority, identifier: syntax.identifier)
    }
}
