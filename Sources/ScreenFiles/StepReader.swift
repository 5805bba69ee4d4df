import Diagnostics
import ScreenDocuments
import Scripts
import YAML

/// Reads the steps of a state: a list of lines such as `tap next`, and of mappings such as
/// `set: {title.font: headline}`.
struct StepReader {
    /// Reads the attributes that steps set.
    let states: StateReader
    /// The elements of the screen.
    let classes: ElementClasses

    private var problems: ProblemList { states.problems }

    /// Returns the script of the entry `steps: […]`; nil after reporting that it is no list.
    func script(_ entry: YAMLEntry) -> ScriptDeclaration? {
        guard let nodes = entry.value.sequence else {
            guard !entry.value.isUnknown else { return nil }
            problems.report(
                Diagnostic(
                    .screenType, "steps takes a list, found \(entry.value.foundDescription)",
                    at: entry.value.place, hints: ["for example [tap next, capture second]"]))
            return nil
        }
        var declaration = ScriptDeclaration(script: Script([]))
        for node in nodes.prefix(ScriptLimits.steps + 1) { add(node, to: &declaration) }
        for problem in declaration.script.problems(at: entry.place) { problems.report(problem) }
        return declaration
    }

    private func add(_ node: YAMLNode, to declaration: inout ScriptDeclaration) {
        if let scalar = node.scalar, !node.isNull {
            add(scalar, at: node.place, to: &declaration)
        } else if let entry = node.mapping?.first, node.mapping?.count == 1 {
            add(entry, to: &declaration)
        } else if !node.isUnknown {
            problems.report(
                Diagnostic(
                    .scriptSyntax,
                    "a step is a line or a mapping of one key, found \(node.foundDescription)",
                    at: node.place, hints: ["for example tap next, or set: {title.text: hello}"]))
        }
    }

    /// Adds the step of a mapping: the changes of `set`, or the words after the key.
    private func add(_ entry: YAMLEntry, to declaration: inout ScriptDeclaration) {
        if entry.key == "set", let changes = entry.value.mapping {
            for change in changes { add(set: change, to: &declaration) }
            return
        }
        guard let scalar = entry.value.scalar else {
            problems.report(
                Diagnostic(
                    .scriptSyntax,
                    "the step \(entry.key.shortened) takes words, found \(entry.value.foundDescription)",
                    at: entry.value.place))
            return
        }
        let text = YAMLScalar(text: "\(entry.key) \(scalar.text)", style: .interpolated)
        add(text, at: entry.place, to: &declaration)
    }

    private func add(_ scalar: YAMLScalar, at place: Place, to declaration: inout ScriptDeclaration) {
        do throws(StepSyntaxError) {
            let step = try StepParser.step(scalar.text, at: place)
            guard case .set(let change) = step.action else {
                declaration.script.steps.append(step.replacingViews(id))
                return
            }
            let value = YAMLNode(value: change.value, at: place, problems: problems)
            let key = "\(change.view).\(change.attribute)"
            add(set: YAMLEntry(key: key, place: place, value: value), to: &declaration)
        } catch {
            let place = states.source?.place(of: error.offset, in: scalar, startingAt: place) ?? place
            problems.report(
                Diagnostic(
                    .scriptSyntax, error.message, at: place, notes: [error.caret(in: scalar.text)],
                    hints: error.hints))
        }
    }

    /// Adds a step for each attribute that an entry sets.
    private func add(set entry: YAMLEntry, to declaration: inout ScriptDeclaration) {
        for change in states.overrides(entry, of: classes) {
            let assignment = Step.Assignment(
                change.elementID, change.attribute.name, to: "\(change.attribute.value)")
            declaration.changes[declaration.script.steps.count] = change
            declaration.script.steps.append(Step(.set(assignment), at: entry.place))
        }
    }

    /// The id of the element that a name refers to. Names of nothing are left to the running screen, which may
    /// have views that the file does not: tabs, rows, buttons of alerts.
    private func id(of name: String) -> String { classes.ids(named: name).first ?? name }
}

extension StepSyntaxError {
    /// The text of the step with a mark below the character that the message is about.
    fileprivate func caret(in text: String) -> String {
        guard text.count <= 80, !text.contains(where: \.isNewline) else { return "in '\(text.shortened)'" }
        return "\(text)\n        \(String(repeating: " ", count: offset))^"
    }
}
