import Diagnostics
import Maquette

/// How an app is launched before its screens: as far as its code comes to its end.
struct LaunchDecision: Sendable {
    /// How it is launched; nil if it is not.
    private(set) var launch: AppRun.Launch?
    /// The names of classes that are left out, since even making them stops.
    private(set) var omittedClasses: [String] = []
    /// Why the app is not launched; empty if it is.
    private(set) var diagnostics: [Diagnostic] = []

    /// Launches an app.
    ///
    /// - Parameters:
    ///   - facts: What is known of it.
    ///   - project: The app's folder.
    ///   - probe: Launches it in a way.
    init(of facts: AppFacts, project: String, _ probe: (AppRun) -> AppAnswer) {
        guard let name = facts.delegateName else { return }
        func answer(_ launch: AppRun.Launch) -> AppAnswer {
            var run = AppRun()
            run.launch = launch
            return probe(run)
        }
        let launched = answer(.mainInterface)
        guard !launched.hasFinished else {
            launch = .mainInterface
            return
        }
        if facts.hasMainStoryboard, answer(.delegateOnly).hasFinished {
            launch = .delegateOnly
            return
        }
        if !answer(.making).hasFinished { omittedClasses = [name] }
        diagnostics = [
            launched.diagnostic(
                .appCode,
                "the app is not launched before its screens: the code of \(name) \(launched.reason)",
                of: [name], at: Place(file: project))
        ]
    }
}
