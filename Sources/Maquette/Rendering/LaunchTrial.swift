import ProcessIsolation
import UIKitCore

/// A launch of an app in a process of its own, which tells whether its screens can begin with one.
struct LaunchTrial {
    /// Why the app is not launched; empty if it is.
    private(set) var diagnostics: [Diagnostic] = []
    private var isLaunched = true
    /// Whether the app is launched with the initial controller of its main storyboard.
    private var showsMainInterface = true
    /// The name of the app delegate's class if even making it stops.
    private var leftOutClass: String?

    /// Launches the app that requests show.
    ///
    /// - Parameters:
    ///   - requests: The requests, of which all that show an app show the same.
    ///   - session: The session that the screens are rendered in.
    init(of requests: [RenderRequest], in session: RenderSession) {
        guard let request = requests.first(where: \.recipe.launchesApp),
            let name = request.recipe.classes.applicationDelegateName
        else { return }
        let launch = Self.outcome(of: request, in: session, launches: true) {}
        if case .finished = launch.end { return }
        if request.recipe.launchInformation.storyboard != nil {
            var plain = request
            plain.recipe.showsMainInterface = false
            showsMainInterface = false
            if case .finished = Self.outcome(of: plain, in: session, launches: true, code: {}).end { return }
        }
        isLaunched = false
        let making = Self.outcome(of: request, in: session, launches: false) {
            _ = UIApplication.shared.delegate
        }
        if case .finished = making.end {} else { leftOutClass = name }
        diagnostics = [
            launch.diagnostic(
                "the app is not launched before its screens: the code of \(name) \(launch.reason)",
                of: [name],
                at: Place(file: request.recipe.input))
        ]
    }

    /// Returns a request, without what the trial has shown to stop.
    func applied(to request: RenderRequest) -> RenderRequest {
        guard request.recipe.launchesApp else { return request }
        var request = request
        request.recipe.showsMainInterface = showsMainInterface
        guard !isLaunched else { return request }
        request.recipe.launchesApp = false
        if let leftOutClass { request.recipe.leaveOutClasses(named: [leftOutClass]) }
        return request
    }

    /// Shows an empty screen in a process of its own after code of the app.
    private static func outcome(
        of request: RenderRequest, in session: RenderSession, launches: Bool,
        code: @escaping @Sendable () -> Void
    ) -> ProcessOutcome {
        var request = request
        request.recipe.launchesApp = launches
        request.recipe.content = .code {
            code()
            return UIViewController()
        }
        var outcome: ProcessOutcome?
        isolatedMap(
            [request], workers: 1, limits: ProcessLimits(),
            work: { request in
                var renderer = Renderer(session: session, threads: 1)
                _ = renderer.render(request.recipe, in: request.variant, to: .commands)
                return []
            }, deliver: { outcome = $1 })
        return outcome ?? ProcessOutcome(end: .notStarted("no process"), log: "")
    }
}
