import ScreenDocuments
import Scripts

extension AppScreen {
    /// The scripts of its states by name, and what is wrong with their steps.
    var scripts: (scripts: [String: ScriptDeclaration], problems: [Diagnostic]) {
        var scripts: [String: ScriptDeclaration] = [:], problems: [Diagnostic] = []
        let place = Place(file: name)
        for state in states where !state.steps.isEmpty {
            var script = Script([])
            for text in state.steps {
                do throws(StepSyntaxError) {
                    script.steps.append(try StepParser.step(text, at: place))
                } catch {
                    problems.append(
                        Diagnostic(
                            .scriptSyntax, "state '\(state.name)': \(error.message)", at: place,
                            notes: ["in '\(text)'"], hints: error.hints))
                }
            }
            problems += script.problems(at: place)
            scripts[state.name] = ScriptDeclaration(script: script)
        }
        return (scripts, problems)
    }
}
