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
    ///   - probe: Launches it in a way, and returns the answer and the stops that were passed on the way; whether functions
    ///     may end before a stop is its second argument.
    init(
        of facts: AppFacts, project: String,
        _ probe: (AppRun, _ endsFunctions: Bool) -> (answer: AppAnswer, stops: [AppAnswer])
    ) {
        guard let name = facts.delegateName else { return }
        var stops: [Diagnostic] = []
        defer { diagnostics = stops + diagnostics }
        func answer(_ launch: AppRun.Launch, endsFunctions: Bool) -> AppAnswer {
            var run = AppRun()
            run.launch = launch
            let (answer, passed) = probe(run, endsFunctions)
            stops += passed.map { $0.diagnosticOfStop("the app as it is launched", at: Place(file: project)) }
            return answer
        }
        // What the launch alone cannot make, such as the first controller of a storyboard, is left to the screens: a function
        // that ends before a stop ends there in all of them.
        let ways: [AppRun.Launch] =
            facts.hasMainStoryboard ? [.mainInterface, .delegateOnly] : [.mainInterface]
        var launched = AppAnswer(notStarted: "the app has no way to be launched")
        for endsFunctions in [false, true] {
            for way in ways {
                let found = answer(way, endsFunctions: endsFunctions)
                guard !found.hasFinished else {
                    launch = way
                    return
                }
                if way == .mainInterface { launched = found }
            }
        }
        if !answer(.making, endsFunctions: false).hasFinished { omittedClasses = [name] }
        diagnostics = [
            launched.diagnostic(
                .appCode,
                "the app is not launched before its screens: the code of \(name) \(launched.reason)",
                of: [name], at: Place(file: project))
        ]
    }
}
