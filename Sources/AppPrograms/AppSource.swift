import Diagnostics
import Files
import Foundation
package import Maquette
import Synchronization
import Wire

/// An app as a source of screens: its program is built when the source is opened, and answers requests behind a fence.
package final class AppSource: ScreenSource {
    package let facts: AppFacts
    /// What became of its classes; nil if the report of the build is gone.
    package var report: AppReport? { app.report }
    /// The app as it was built last.
    var app: BuiltApp { state.withLock(\.app) }
    private let state: Mutex<State>
    /// Where its code has stopped; held while it is built again.
    private let stops = Mutex(Stops())
    /// How the app is launched before its screens; held while that is found out.
    private let launch = Mutex<LaunchDecision?>(nil)

    /// Where code has stopped, each place once.
    private struct Stops {
        /// Those before which functions end.
        var passed: [CodeStop] = []
        /// Those with which the app could not be built.
        var refused: [CodeStop] = []
    }

    private struct State {
        var app: BuiltApp
        /// How often it was built again.
        var generation = 0
        /// The programs that wait for requests.
        var idle: [AppLane] = []
        /// What programs are sent once, and the session that it is for.
        var configuration: (session: ObjectIdentifier, value: SourceConfiguration)?
        /// The screens that it will be asked for.
        var expected: [RecipeReference] = []
        /// The screen that receives the warnings about the whole app; nil for the next one that is asked for.
        var reporter: ScreenOccurrence?
        /// Whether the warnings about the launch were given to a screen.
        var hasReportedLaunch = false
        /// Whether the warning about classes that are not shown was given to a screen.
        var hasReportedOtherClasses = false
        /// A digest of the program and the project, once it was asked for.
        var fingerprint: String??
    }

    /// Builds an app and starts its program.
    ///
    /// - Parameter options: The app.
    /// - Throws: `AppProgramError` if it cannot be built or started.
    package init(_ options: AppOptions) throws(AppProgramError) {
        let app = try BuiltApp(options)
        let lane = try AppLane(app)
        facts = lane.facts
        state = Mutex(State(app: app, idle: [lane]))
    }

    /// How it was built.
    package var options: AppOptions { app.options }

    /// Ends the programs, so that the next request finds one that reads the files of the project again.
    package func forgetFiles() {
        let idle = state.withLock { state in
            defer { (state.idle, state.configuration, state.fingerprint) = ([], nil, nil) }
            return state.idle
        }
        for lane in idle { lane.end() }
    }

    /// Returns what does not compile and did before: in sources that were saved, and in those of which nothing was left out.
    ///
    /// - Parameters:
    ///   - paths: The paths of the sources that were saved.
    ///   - earlier: The app as it was built before.
    /// - Returns: An error for each piece of code, with the compiler's message.
    package func problems(in paths: [String], since earlier: AppSource) -> [Diagnostic] {
        let saved = Set(paths.compactMap(realPath)), before = earlier.report?.omissions ?? []
        let known = Set(before.map(\.reason)), partial = Set(before.map(\.file))
        return (report?.omissions ?? []).filter { omission in
            omission.kind != "mark" && !known.contains(omission.reason)
                && (!partial.contains(omission.file)
                    || realPath(of: omission.file).map(saved.contains) ?? false)
        }.map { omission in
            Diagnostic(
                .appPartial, omission.reason, at: Place(file: omission.file, line: omission.line),
                hints: ["the screens are those of the last state that compiled"])
        }
    }

    package var trustsPictures: Bool { options.trustsPictures }

    package var screenProblems: [Diagnostic] {
        guard let folder = options.screens else { return [] }
        let own = realPath(of: folder).map { $0 + "/" }
        let left = (report?.omissions ?? []).filter { omission in
            guard omission.kind != "mark", let own else { return false }
            return realPath(of: omission.file)?.hasPrefix(own) ?? false
        }
        var problems = left.map {
            Diagnostic(
                .appScreens, $0.reason, at: Place(file: $0.file, line: $0.line),
                hints: ["screens may be missing or incomplete until it is corrected"])
        }
        if let reason = facts.screenProblem {
            problems.append(Diagnostic(.appScreens, reason, at: Place(file: folder)))
        } else if facts.screens.allSatisfy(\.isPreview), problems.isEmpty {
            problems.append(
                Diagnostic(
                    .appScreens, "no type in the folder lists screens", at: Place(file: folder),
                    hints: ["enum Screens: ScreenGallery { static var screens: [Screen] { […] } }"]))
        }
        return problems
    }

    package var fingerprint: String? {
        if let known = state.withLock({ $0.fingerprint }) { return known }
        let digest = app.digest
        state.withLock { $0.fingerprint = .some(digest) }
        return digest
    }

    // MARK: Screens

    package func layOut(
        _ request: SourceRequest, in session: RenderSession, into screen: inout RenderedScreen
    ) -> Bool {
        answer(request, in: session, into: &screen) != nil
    }

    package func moments(
        _ request: SourceRequest, framesPerSecond rate: Int, in session: RenderSession,
        into screen: inout RenderedScreen
    ) -> ScreenMoments? {
        var request = request
        request.subject = .moments(framesPerSecond: rate)
        return answer(request, in: session, into: &screen)
    }

    /// Asks for a screen, and again in other ways if its code stops.
    ///
    /// - Returns: The moments, none for a picture; nil if no way has led to a screen.
    private func answer(
        _ request: SourceRequest, in session: RenderSession, into screen: inout RenderedScreen
    ) -> ScreenMoments? {
        let launch = launch(of: request, in: session)
        var recovery = Recovery(of: request, launch: launch, report: report, input: screen.input)
        while let next = recovery.request {
            let (answer, stops) = askPastStops(
                next, in: session, for: screen, endsAtMissingValues: recovery.endsAtMissingValues)
            recovery.note(stops)
            if let moments = recovery.take(answer, into: &screen, allowsFallback: app.options.allowsFallback)
            {
                addLaunchProblems(of: launch, of: request, to: &screen)
                screen.diagnostics += partialClasses(in: screen, naming: answer.usedClasses)
                screen.diagnostics += otherClasses(for: request, in: screen, except: answer.usedClasses)
                return moments
            }
        }
        screen.diagnostics = recovery.problems
        addLaunchProblems(of: launch, of: request, to: &screen)
        return nil
    }

    private func addLaunchProblems(
        of launch: LaunchDecision, of request: SourceRequest, to screen: inout RenderedScreen
    ) {
        if isFirstReport(\.hasReportedLaunch, for: request) { screen.diagnostics += launch.diagnostics }
    }

    /// Returns the warning about classes that are not shown, for the first screen.
    private func otherClasses(
        for request: SourceRequest, in screen: RenderedScreen, except reported: Set<String>
    ) -> [Diagnostic] {
        guard isFirstReport(\.hasReportedOtherClasses, for: request) else { return [] }
        return [report?.problemOfOtherClasses(except: reported, at: Place(file: screen.input))].compactMap(
            \.self)
    }

    /// Whether a screen receives a warning about the whole app, which the first screen of a batch does once, whatever the
    /// order in which its screens are finished.
    private func isFirstReport(_ flag: WritableKeyPath<State, Bool>, for request: SourceRequest) -> Bool {
        state.withLock { state in
            guard !state[keyPath: flag], state.reporter?.isOf(request) ?? true else { return false }
            state[keyPath: flag] = true
            return true
        }
    }

    /// Returns a warning for each class of a screen of which some code is left out.
    private func partialClasses(in screen: RenderedScreen, naming used: Set<String>) -> [Diagnostic] {
        let shown = used.union(screen.layout?.nodes.map(\.className) ?? [])
        return (report?.partialClasses ?? []).filter { shown.contains($0.name) }.map {
            $0.diagnostic(at: Place(file: screen.input))
        }
    }

    package func expect(_ screens: [ScreenOccurrence]) {
        state.withLock { state in
            state.expected = Array(Set(screens.map(\.recipe)))
            state.reporter = screens.first
        }
    }

    // MARK: Programs

    /// Asks a program that waits, or a new one, for a screen.
    private func ask(
        _ request: SourceRequest, in session: RenderSession, for screen: RenderedScreen
    ) -> AppAnswer {
        do throws(AppProgramError) {
            let lane = try lane(for: request, in: session)
            let app = app
            var request = request
            request.knownImages = Array(lane.images.known)
            if lane.isNew, request.recipe != nil {
                lane.isNew = false
                request.others = state.withLock(\.expected).filter { $0 != request.recipe }
            }
            var answer = lane.ask(request)
            if !answer.wantedFiles.isEmpty, app.convert(answer.wantedFiles) { answer = lane.ask(request) }
            answer.generation = lane.generation
            answer.locate { app.place(of: $0.addresses, reported: ($0.file, $0.line)) }
            answer.read(for: screen, in: session, images: &lane.images)
            if lane.isAlive {
                state.withLock { if $0.generation == lane.generation { $0.idle.append(lane) } }
            }
            return answer
        } catch {
            return AppAnswer(notStarted: error.diagnostic?.message ?? "the app cannot be built")
        }
    }

    /// Takes a program that can read the files of a request, or starts one.
    private func lane(
        for request: SourceRequest, in session: RenderSession
    ) throws(AppProgramError) -> AppLane {
        let configuration = configuration(for: session)
        let file = request.recipe.flatMap { reference in
            if case .file(let file) = reference.origin { realPath(of: file.path) } else { nil }
        }
        if let lane = takeIdle() {
            if lane.mayRead(file), lane.configure(configuration, for: session) { return lane }
            lane.end()
        }
        let (app, generation) = state.withLock { ($0.app, $0.generation) }
        let lane = try AppLane(app, reading: file.map { [directoryName(of: $0)] } ?? [])
        lane.generation = generation
        guard lane.configure(configuration, for: session) else {
            throw AppProgramError(
                .environment, "the program of the app takes no requests",
                hints: ["run the command again with --build-path and an empty folder"])
        }
        return lane
    }

    /// Takes a program that waits; nil if there is none. Once the app has been built again, no other program of this build
    /// can be started, so that one which is asked meanwhile is waited for.
    private func takeIdle() -> AppLane? {
        for _ in 0..<Self.waitLimit {
            if let lane = state.withLock({ $0.idle.popLast() }) { return lane }
            if app.hasProgram { return nil }
            usleep(10_000)
        }
        return nil
    }

    /// How often a program is waited for, each time 10 milliseconds. Chosen: as long as a screen may take.
    private static let waitLimit = 6000

    private func configuration(for session: RenderSession) -> SourceConfiguration {
        let id = ObjectIdentifier(session)
        if let known = state.withLock({ $0.configuration }), known.session == id { return known.value }
        let value = SourceConfiguration(
            of: session, filesIn: [app.folder.project + "/."], converted: app.convertedFolder)
        state.withLock { $0.configuration = (id, value) }
        return value
    }

    // MARK: Stops

    /// Asks for a screen, and again each time that its code stops, with the function that stopped ended before.
    ///
    /// - Parameters:
    ///   - request: The screen.
    ///   - session: The session that it will be drawn in.
    ///   - screen: What is known of it.
    ///   - endsAtMissingValues: Whether functions also end where they read a value that nothing has set, although no empty
    ///     values are given.
    /// - Returns: The last answer, and the stops that were passed on the way.
    private func askPastStops(
        _ request: SourceRequest, in session: RenderSession, for screen: RenderedScreen,
        endsAtMissingValues: Bool
    ) -> (answer: AppAnswer, stops: [AppAnswer]) {
        var passed: [AppAnswer] = []
        while true {
            let answer = ask(request, in: session, for: screen)
            // A value that nothing has set is given first, so that no code is lost.
            guard let fault = answer.fault, passed.count < Self.stopLimit,
                fault.reason != .missingValue || request.run.providesEmptyValues || endsAtMissingValues,
                endFunction(stoppedBy: fault, in: answer.generation)
            else { return (answer, passed) }
            passed.append(answer)
        }
    }

    /// Builds the app again without the rest of the function that has stopped.
    ///
    /// - Returns: Whether the program is another now.
    private func endFunction(stoppedBy fault: CodeFault, in generation: Int) -> Bool {
        stops.withLock { stops in
            // Another screen may have stopped at the same place meanwhile.
            let (app, current) = state.withLock { ($0.app, $0.generation) }
            guard let stop = CodeStop(fault, project: app.folder.project) else { return false }
            guard generation == current else { return true }
            guard stops.passed.count < Self.totalStopLimit,
                !(stops.passed + stops.refused).contains(where: stop.isAtPlace)
            else { return false }
            guard let built = try? BuiltApp(app.options, endingAt: stops.passed + [stop]) else {
                // Later builds do without it, and it is not tried again.
                stops.refused.append(stop)
                return false
            }
            stops.passed.append(stop)
            let idle = state.withLock { state in
                defer {
                    state.app = built
                    state.generation += 1
                    (state.idle, state.configuration, state.fingerprint) = ([], nil, nil)
                }
                return state.idle
            }
            for lane in idle { lane.end() }
            return true
        }
    }

    /// How many stops of one screen are passed. Chosen: each needs a build of a source and a launch, some seconds.
    private static let stopLimit = 8
    /// How many stops of all screens are passed.
    private static let totalStopLimit = 60

    // MARK: Launch

    /// Returns how the app is launched before its screens, which is found out once.
    private func launch(of request: SourceRequest, in session: RenderSession) -> LaunchDecision {
        launch.withLock { launch in
            if let launch { return launch }
            let reporter = state.withLock(\.reporter)
            let variant = reporter?.variant ?? request.variant
            let selection = (reporter?.recipe ?? request.recipe)?.selection ?? InputSelection()
            let screen = AppScreen("launch", in: app.folder.project)
            let launchedApp = RecipeReference(.launch(screen), selection, index: 0)
            let found = LaunchDecision(of: facts, project: app.folder.project) { run, endsFunctions in
                var probe = SourceRequest(nil, in: variant)
                probe.subject = .launch
                probe.launchedApp = launchedApp
                probe.run = run
                let screen = RenderedScreen.launch(in: variant)
                return endsFunctions
                    ? askPastStops(probe, in: session, for: screen, endsAtMissingValues: true)
                    : (ask(probe, in: session, for: screen), [])
            }
            launch = found
            return found
        }
    }
}
