import AppPrograms
import Diagnostics
import Maquette
import Synchronization

/// The app whose classes show the screens, built again after each change of its sources.
///
/// While a source that was saved does not compile, the program of the last state that did shows the screens.
final class LiveApp: Sendable {
    private let state: Mutex<State>

    private struct State {
        var source: AppSource
        /// What the compiler says of the sources as they are now; empty while they compile.
        var problems: [Diagnostic] = []
        /// The sources that were saved since the last state that compiled.
        var saved: Set<String> = []
    }

    /// Takes an app that was built.
    init(_ source: AppSource) { state = Mutex(State(source: source)) }

    /// The app as it was built last.
    var source: AppSource { state.withLock { $0.source } }

    /// Why the screens are those of an earlier state; empty while they are not.
    var problems: [Diagnostic] { state.withLock { $0.problems } }

    /// Makes the programs read files again.
    func forgetFiles() { source.forgetFiles() }

    /// Builds the app again.
    ///
    /// - Parameter paths: The sources that were saved.
    func rebuild(after paths: [String]) {
        let (last, saved) = state.withLock { state in
            state.saved.formUnion(paths)
            return (state.source, state.saved.sorted())
        }
        var options = last.options
        options.savedSources = saved
        do throws(AppProgramError) {
            let source = try AppSource(options)
            let problems = source.problems(in: saved, since: last)
            state.withLock { state in
                state.problems = problems
                if problems.isEmpty { (state.source, state.saved) = (source, []) }
            }
        } catch {
            let problem =
                error.diagnostic
                ?? Diagnostic(
                    .appProgram, "the app cannot be built", hints: ["'maquette app' says why"])
            state.withLock { $0.problems = error.sourceProblems.isEmpty ? [problem] : error.sourceProblems }
        }
    }
}
