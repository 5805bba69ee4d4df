import ImageCodec
import Parallel
import ProcessIsolation
import UIKitCore

/// Renders screens whose code is not trusted: each in a process of its own, under limits.
///
/// A screen whose code ends its process, or does not end, is rendered as its file declares it, with a diagnostic.
func renderIsolated<Outcome>(
    _ requests: [RenderRequest], in session: RenderSession, options: BatchOptions,
    finish: (RenderedScreen, inout Renderer) -> Outcome, deliver: (Int, Outcome) -> Void
) {
    loadImages(for: requests, in: session, workers: options.workers)
    var renderer = Renderer(session: session, threads: options.workers, pngLevel: options.pngLevel)
    let probe = LaunchProbe(of: requests, in: session)
    let requests = requests.map(probe.applied(to:))
    isolatedMap(
        requests, workers: options.workers, limits: ProcessLimits(),
        work: { request in
            var renderer = Renderer(session: session, threads: 1, pngLevel: options.pngLevel)
            return renderer.isolatedResult(of: request, options)
        },
        deliver: { index, outcome in
            var screen = renderer.screen(of: requests[index], outcome, options)
            if index == 0 { screen.diagnostics += probe.diagnostics }
            deliver(index, finish(screen, &renderer))
        })
}

/// Lays the screens out as their files declare them, so that the processes find images, fonts and strings loaded: some
/// are read by other programs, which these cannot start.
private func loadImages(for requests: [RenderRequest], in session: RenderSession, workers: Int) {
    concurrentMap(
        requests, workers: workers, makeState: { Renderer(session: session) },
        work: { request, renderer in
            for (table, folders) in request.recipe.app?.stringTables ?? [:] {
                _ = session.texts(ofTable: table, in: folders, for: request.variant)
            }
            var plain = request
            plain.recipe.app?.omitClasses()
            _ = renderer.render(plain.recipe, in: plain.variant, to: .commands)
        }, deliver: { _, _ in })
}

extension Renderer {
    /// Renders a request to the bytes that the parent process reads.
    mutating func isolatedResult(of request: RenderRequest, _ options: BatchOptions) -> [UInt8] {
        var screen = render(request, options)
        // A file that the parent would draw while it writes is drawn here, where the commands are.
        if options.stage == .commands, screen.commands != nil, screen.file == nil {
            do throws(WritingError) {
                screen.file = try file(of: screen)
            } catch {
                screen.diagnostics.append(error.diagnostic)
            }
        }
        if options.stage == .png { screen.file = screen.file ?? screen.png }
        return IsolatedScreen.bytes(of: screen)
    }

    /// Returns the screen that a process has rendered, or else what its file declares.
    fileprivate mutating func screen(
        of request: RenderRequest, _ outcome: ProcessOutcome, _ options: BatchOptions
    ) -> RenderedScreen {
        var request = request, outcome = withImages(outcome, of: request, options)
        var screen = RenderedScreen(request.recipe, request.variant)
        var problems: [Diagnostic] = []
        let place = Place(file: request.recipe.input)
        if outcome.fault?.reason == .missingValue {
            var filled = request
            filled.recipe.app?.provideDefaultValues()
            if case .finished(let bytes) = self.outcome(of: filled, options).end,
                IsolatedScreen.apply(bytes, to: &screen)
            {
                screen.png = options.stage == .png ? screen.file : nil
                screen.diagnostics.append(outcome.diagnosticOfEmptyValues(at: place))
                return screen
            }
        }
        for _ in 0..<Self.tryLimit {
            if case .finished(let bytes) = outcome.end, IsolatedScreen.apply(bytes, to: &screen) {
                screen.png = options.stage == .png ? screen.file : nil
                screen.diagnostics += problems
                return screen
            }
            guard let names = outcome.fault?.file.flatMap({ request.recipe.app?.omitClasses(ofFile: $0) }),
                request.recipe.canBeMade
            else { break }
            problems.append(outcome.diagnostic(at: place, leavingOut: names))
            outcome = self.outcome(of: request, options)
        }
        request.recipe.app?.omitClasses()
        screen = render(request, options)
        screen.diagnostics +=
            problems + [outcome.diagnostic(at: place, isEmpty: request.recipe.isCodeOnly)]
        return screen
    }

    /// Renders a request in a process of its own, with all images.
    private mutating func outcome(of request: RenderRequest, _ options: BatchOptions) -> ProcessOutcome {
        withImages(run(request, options), of: request, options)
    }

    /// Renders a request again if its process lacked images that only code names and that other programs read, which it
    /// cannot start.
    private mutating func withImages(
        _ outcome: ProcessOutcome, of request: RenderRequest, _ options: BatchOptions
    ) -> ProcessOutcome {
        let names = missingImages(in: outcome, of: request).subtracting(unreadableImages).sorted()
        guard !names.isEmpty else { return outcome }
        var recipe = request.recipe
        recipe.app?.omitClasses()
        recipe.content = .code {
            let controller = UIViewController()
            for name in names { controller.view.addSubview(UIImageView(image: UIImage(named: name))) }
            return controller
        }
        _ = render(recipe, in: request.variant, to: .commands)
        let again = run(request, options)
        unreadableImages.formUnion(missingImages(in: again, of: request))
        return again
    }

    private func missingImages(in outcome: ProcessOutcome, of request: RenderRequest) -> Set<String> {
        var screen = RenderedScreen(request.recipe, request.variant)
        guard case .finished(let bytes) = outcome.end, IsolatedScreen.apply(bytes, to: &screen) else {
            return []
        }
        let unreadable = screen.diagnostics.filter { $0.code == .imageUnreadable }
        return Set(unreadable.compactMap(\.subjects.first?.name))
    }

    /// Renders a request in a process of its own.
    private func run(_ request: RenderRequest, _ options: BatchOptions) -> ProcessOutcome {
        let session = session
        var outcome = ProcessOutcome(end: .notStarted("no process"))
        isolatedMap(
            [request], workers: 1, limits: ProcessLimits(),
            work: { request in
                var renderer = Renderer(session: session, threads: 1)
                return renderer.isolatedResult(of: request, options)
            }, deliver: { outcome = $1 })
        return outcome
    }

    /// How often a screen is tried, each time without the classes that stopped it before. Chosen: more files than
    /// most scenes have classes in.
    private static let tryLimit = 8
}

extension ProcessOutcome {
    /// Why the code of a screen did not come to its end.
    func diagnostic(
        at place: Place, leavingOut names: [String] = [], isEmpty: Bool = false
    ) -> Diagnostic {
        diagnostic(
            names.isEmpty
                ? "the code of the screen \(reason); the screen is \(isEmpty ? "empty" : "drawn as its file declares it")"
                : "the code of \(names.joined(separator: ", ")) \(reason); the screen is drawn without it",
            of: names, at: place)
    }

    /// A warning about code that was given empty values.
    fileprivate func diagnosticOfEmptyValues(at place: Place) -> Diagnostic {
        diagnostic(
            "the code of the screen \(reason); the screen is drawn with empty values in the properties that other code sets",
            of: [], at: place)
    }

    /// A warning about the code of an app.
    func diagnostic(_ message: String, of names: [String], at place: Place) -> Diagnostic {
        Diagnostic(
            .appCode, message, of: names.map { Diagnostic.Subject($0) }, at: place,
            hints: ["give the code what it needs in a file of the project's Stubs folder"])
    }

    /// What the code did, as in "did not end in time".
    var reason: String {
        switch end {
        case .finished: "sent something else than a screen"
        case .exited(let status): "ended the process with status \(status)"
        case .crashed(let fault): Self.text(of: fault)
        case .tookTooLong: "did not end in time"
        case .notStarted(let reason): "could not be started: \(reason)"
        }
    }

    private static func text(of fault: ProcessFault) -> String {
        switch fault.signal {
        case 4, 5, 6: "stopped with an error" + (fault.text.map { " (\($0.printable))" } ?? "")
        default: "was ended by signal \(fault.signal)"
        }
    }
}
