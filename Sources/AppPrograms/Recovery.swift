import Diagnostics
import Maquette

/// The ways in which a screen is asked for while its code stops: with empty values, then with the functions ended that read
/// what nothing has set, then without the classes of the files where it stopped.
struct Recovery {
    /// The next request; nil if there is no other way.
    private(set) var request: SourceRequest?
    /// What was left out, and why the screen could not be made.
    private(set) var problems: [Diagnostic] = []
    private let report: AppReport?
    private let place: Place
    /// What is shown; nil for a launch.
    private let origin: RecipeReference.Origin?
    /// How often classes were left out.
    private var tryCount = 0
    /// The first answer, if the request that waits for an answer is one with empty values.
    private var withoutValues: AppAnswer?

    /// Whether functions end where they read a value that nothing has set: empty values were given in vain, as to outlets
    /// of a controller that no storyboard has made.
    private(set) var endsAtMissingValues = false

    /// How often a screen is tried, each time without the classes that stopped it before. Chosen: more files than
    /// most scenes have classes in.
    private static let tryLimit = 8

    /// Begins with the usual request.
    init(of request: SourceRequest, launch: LaunchDecision, report: AppReport?, input: String) {
        var request = request
        request.run.launch = launch.launch
        request.run.omittedClasses = launch.omittedClasses
        self.request = request
        self.report = report
        place = Place(file: input)
        origin = request.recipe?.origin
    }

    /// Says which functions end before the place where they stopped.
    mutating func note(_ stops: [AppAnswer]) {
        problems += stops.map { $0.diagnosticOfStop("the screen", at: place) }
    }

    /// Takes an answer, and decides what is asked for next.
    ///
    /// - Parameters:
    ///   - answer: The answer to `request`.
    ///   - screen: Receives the screen of an answer that has one.
    ///   - allowsFallback: Whether a screen may be shown without its code.
    /// - Returns: The moments of the screen; nil if the answer has none.
    mutating func take(
        _ answer: AppAnswer, into screen: inout RenderedScreen, allowsFallback: Bool
    ) -> ScreenMoments? {
        if let shown = answer.screen, let moments = answer.moments {
            screen = shown
            screen.output = answer.output
            if let first = withoutValues { problems.append(first.diagnosticOfEmptyValues(at: place)) }
            screen.diagnostics += problems
            return moments
        }
        if withoutValues == nil, !endsAtMissingValues, tryCount == 0, answer.fault?.reason == .missingValue {
            withoutValues = answer
            request?.run.providesEmptyValues = true
            return nil
        }
        if withoutValues != nil {
            withoutValues = nil
            request?.run.providesEmptyValues = false
            endsAtMissingValues = true
            return nil
        }
        leaveOut(after: answer)
        if request == nil {
            screen.output = answer.output
            problems.append(answer.fallback(at: place, allowed: allowsFallback, isEmpty: isCodeOnly))
        }
        return nil
    }

    /// Asks for the screen without the classes of the file where code stopped, if there is such a way.
    private mutating func leaveOut(after stopped: AppAnswer) {
        tryCount += 1
        guard tryCount <= Self.tryLimit, var next = request, let file = stopped.fault?.file,
            !next.run.omittedFiles.contains(file), let names = report?.classes(inFileNamed: file),
            !names.isEmpty, !isNeeded(names)
        else {
            request = nil
            return
        }
        next.run.omittedFiles.append(file)
        request = next
        problems.append(
            stopped.diagnostic(
                .appCode,
                "the code of \(names.joined(separator: ", ")) \(stopped.reason); the screen is drawn without it",
                of: names, at: place))
    }

    /// Whether no file declares the screen.
    private var isCodeOnly: Bool {
        switch origin {
        case .file, nil: false
        case .controller, .screen, .launch: true
        }
    }

    /// Whether the screen is one of the classes.
    private func isNeeded(_ names: [String]) -> Bool {
        switch origin {
        case .controller(let screen): names.contains(screen.name)
        case .launch: true
        case .file, .screen, nil: false
        }
    }
}
