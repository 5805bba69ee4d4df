import ProcessIsolation
import UIKitCore

/// A launch of an app in a process of its own, which shows whether its screens can begin with one.
struct LaunchProbe {
    /// Why the app is not launched; empty if it is.
    private(set) var diagnostics: [Diagnostic] = []
    /// How the app is launched before its screens.
    private var launch: AppContext.Launch? = .mainInterface
    /// The name of the app delegate's class if even making it stops.
    private var omittedClass: String?

    /// Launches the app that requests show.
    ///
    /// - Parameters:
    ///   - requests: The requests, of which all that show an app show the same.
    ///   - session: The session that the screens are rendered in.
    init(of requests: [RenderRequest], in session: RenderSession) {
        guard let request = requests.first(where: { $0.recipe.app?.launch != nil }),
            let app = request.recipe.app, let name = app.delegateName
        else { return }
        let launched = Self.outcome(of: request, in: session, launch: .mainInterface) {}
        if case .finished = launched.end { return }
        if app.launchInformation.storyboard != nil {
            let outcome = Self.outcome(of: request, in: session, launch: .delegateOnly) {}
            if case .finished = outcome.end {
                launch = .delegateOnly
                return
            }
        }
        launch = nil
        let making = Self.outcome(of: request, in: session, launch: nil) {
            _ = UIApplication.shared.delegate
        }
        if case .finished = making.end {} else { omittedClass = name }
        diagnostics = [
            launched.diagnostic(
                "the app is not launched before its screens: the code of \(name) \(launched.reason)",
                of: [name],
                at: Place(file: request.recipe.input))
        ]
    }

    /// Returns a request, without what the probe has shown to stop.
    func applied(to request: RenderRequest) -> RenderRequest {
        guard request.recipe.app?.launch != nil else { return request }
        var request = request
        request.recipe.app?.setLaunch(launch)
        if let omittedClass { request.recipe.app?.omitClasses(named: [omittedClass]) }
        return request
    }

    /// Shows an empty screen in a process of its own after code of the app.
    private static func outcome(
        of request: RenderRequest, in session: RenderSession, launch: AppContext.Launch?,
        code: @escaping @Sendable () -> Void
    ) -> ProcessOutcome {
        var request = request
        request.recipe.app?.setLaunch(launch)
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
        return outcome ?? ProcessOutcome(end: .notStarted("no process"))
    }
}
