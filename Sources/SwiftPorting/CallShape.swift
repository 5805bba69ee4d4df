import SwiftSyntax

/// What a call passes: the labels of its arguments, and what kind of parameter takes each.
struct CallShape: Hashable, Comparable {
    /// What is passed for one parameter.
    struct Argument: Hashable {
        /// The label; nil for none.
        var label: String?
        /// The type of a parameter that takes it; nil for any type.
        var type: String?
        /// Whether the argument is a variable that is passed to be changed.
        var isVariable = false
    }

    var arguments: [Argument] = []

    /// The shape of a call without arguments.
    init() {}

    /// Reads a call.
    init(_ call: FunctionCallExprSyntax) {
        arguments = call.arguments.map { argument in
            Argument(
                label: argument.label?.text, type: Self.type(of: argument.expression),
                isVariable: argument.expression.is(InOutExprSyntax.self))
        }
        if let closure = call.trailingClosure { arguments.append(Argument(type: Self.type(of: closure))) }
        for element in call.additionalTrailingClosures {
            arguments.append(Argument(label: element.label.text, type: Self.type(of: element.closure)))
        }
    }

    static func < (first: CallShape, second: CallShape) -> Bool { first.text < second.text }

    /// Whether no argument has a label, and there is one at least: so the functions of C are called.
    var isOfC: Bool { !arguments.isEmpty && arguments.allSatisfy { $0.label == nil } }

    /// The shape in which the first argument of any type has one of a name; nil if there is none.
    func binding(_ type: String) -> CallShape? {
        guard let index = arguments.firstIndex(where: { $0.type == nil && !$0.isVariable }) else {
            return nil
        }
        var bound = self
        bound.arguments[index].type = type
        return bound
    }

    private var text: String { parameters + genericClause() }

    // MARK: Parameters

    /// The parameters of a function that can be called so.
    ///
    /// Those for closures are kept, or the compiler would not prefer them to those for any value, which cannot hold others;
    /// the closures need no `self.` all the same.
    var parameters: String {
        arguments.enumerated().map { index, argument in
            let type = argument.type?.replacing("#", with: "\(index)") ?? "A\(index)"
            let isClosure = type.hasPrefix("(") && type.contains(" -> ")
            let mark = isClosure ? "@escaping " : argument.isVariable ? "inout " : ""
            return (isClosure ? "@_implicitSelfCapture " : "")
                + "\(argument.label ?? "_") p\(index): \(mark)\(type)"
        }.joined(separator: ", ")
    }

    /// The generic parameters of such a function.
    ///
    /// - Parameter others: The names of more of them.
    /// - Returns: The clause in angle brackets; empty for none.
    func genericClause(_ others: String...) -> String {
        let names =
            arguments.enumerated().flatMap { index, argument -> [String] in
                guard let type = argument.type else { return ["A\(index)"] }
                return type.split { !$0.isLetter && !$0.isNumber && $0 != "#" }
                    .filter { $0.hasPrefix("R#") || $0.hasPrefix("P#") }
                    .map { String($0).replacing("#", with: "\(index)") }
            } + others
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    // MARK: Types of arguments

    /// The type of a parameter that takes a value whose type follows from the parameter; nil for other values.
    private static func type(of value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: "Any?"
        case .closureExpr(let closure): type(of: closure)
        case .memberAccessExpr, .functionCallExpr:
            isImplicit(value) ? AbsentTypes.className : nil
        case .arrayExpr(let list):
            list.elements.first.map { isImplicit($0.expression) } ?? false
                ? "[\(AbsentTypes.className)]" : "[Any]"
        case .dictionaryExpr(let list):
            list.content.as(DictionaryElementListSyntax.self)?.first.map { isImplicit($0.key) } ?? false
                ? "[\(AbsentTypes.className): Any]" : "[AnyHashable: Any]"
        default: nil
        }
    }

    /// Whether a value is a member of a type that is not written, as `.red` is.
    static func isImplicit(_ value: ExprSyntax) -> Bool {
        if let call = value.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
        guard let access = value.as(MemberAccessExprSyntax.self) else { return false }
        return access.base.map(isImplicit) ?? true
    }

    private static func type(of closure: ClosureExprSyntax) -> String {
        let finder = ClosureMarks(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        let effects = (finder.hasAwait ? "async " : "") + "throws "
        return "(\(parameterTypes(of: closure, finder).joined(separator: ", "))) \(effects)-> R#"
    }

    private static func parameterTypes(of closure: ClosureExprSyntax, _ marks: ClosureMarks) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names):
            return names.map { type(named: $0.name.text, isOnly: names.count == 1, marks) }
        case .parameterClause(let clause):
            return clause.parameters.enumerated().map { index, parameter in
                let name = (parameter.secondName ?? parameter.firstName).text
                return parameter.type != nil
                    ? "P#x\(index)" : type(named: name, isOnly: clause.parameters.count == 1, marks)
            }
        default: return Array(repeating: AbsentTypes.className, count: marks.count)
        }
    }

    /// The type of a parameter of a closure, as its name and the closure's use of it show.
    private static func type(named name: String, isOnly: Bool, _ marks: ClosureMarks) -> String {
        if name == "error" || name == "err" { return "(any Error)?" }
        return isOnly && marks.hasResultCases
            ? "Result<\(AbsentTypes.className), any Error>" : AbsentTypes.className
    }
}

/// Finds what a closure does with its parameters.
private final class ClosureMarks: SyntaxVisitor {
    /// The number of parameters that are written as `$0` and so on.
    private(set) var count = 0
    private(set) var hasAwait = false
    /// Whether it distinguishes the cases of a `Result`.
    private(set) var hasResultCases = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) { count = max(count, index + 1) }
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        hasAwait = true
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription.contains(".success") { hasResultCases = true }
        return .visitChildren
    }

    /// Inner closures have parameters of their own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
