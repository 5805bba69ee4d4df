import Maquette

/// The render requests of a command, validated before anything is drawn.
struct RenderJobs: Sendable {
    var requests: [RenderRequest] = []
    /// The resources that all renders share.
    var session: RenderSession
    /// All inputs, including those that could not be read.
    var inputs: [LoadedInput]
    /// Whether an app's code shows screens.
    let hasApp: Bool
    /// The worst status so far.
    var status = RunStatus.success
    /// The number of worker threads.
    var workers: Int
    /// Whether inputs were found in folders, in which case only errors are reported and the rest is
    /// summarized.
    var isSummarized: Bool

    /// Reads the inputs, combines them with the variants, and reports the diagnostics of the inputs.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - options: The selection.
    ///   - context: The context of the command.
    ///   - films: Whether states stand for all that their steps do.
    ///   - summarizes: Whether only errors are reported for inputs that were found in folders.
    ///   - writesFiles: Whether each output is a file of its own, which needs a name of its own.
    /// - Throws: `CommandFailure` if nothing can be rendered.
    init(
        _ paths: [String], _ options: SelectionOptions, in context: ToolContext, films: Bool = false,
        summarizes: Bool = false, writesFiles: Bool = true
    ) throws {
        var selection = options.selection
        selection.isWholeScript = films
        let variants = try options.variants()
        if context.screens != nil {
            try options.reject(
                [.scene, .set, .rows, .tab, .outlineCustom],
                "is for screen files; screens in Swift have states")
        }
        let app = try options.openApp(around: paths, in: context)
        selection.source = app
        hasApp = app != nil
        let paths = paths.isEmpty ? [options.app.app].compactMap(\.self) : paths
        if paths.isEmpty, context.screens == nil {
            throw CommandFailure.usage("no screen file is named", hints: ["maquette --help shows how"])
        }
        try options.checkFolders()
        workers = options.workers ?? BatchOptions.coreCount
        let defaults = try options.seededDefaults(in: context, for: app)
        let (found, problems) = context.screens == nil ? InputFinder.search(paths) : ([], [])
        let coded = try AppScreens(
            app, options.app.controller, paths, selection, in: options.app.app, hasFiles: !found.isEmpty)
        let files = found.filter { !coded.replacesFoundFiles || !$0.isFound }
        context.console.report(problems)
        if files.isEmpty, coded.inputs.isEmpty, context.screens == nil {
            throw CommandFailure.usage("no screen file lies in \(paths.joined(separator: ", "))")
        }
        isSummarized = summarizes && files.contains(where: \.isFound)
        inputs =
            context.screens.map {
                loadInputs(paths, screens: $0, selection: selection, workers: options.workers ?? 1)
            } ?? loadInputs(files, selection: selection, workers: workers, besides: coded.sceneNames)
        inputs += coded.inputs
        do throws(InstallationError) {
            session = try RenderSession(
                fontDirectories: options.fonts, fontFiles: ProjectFonts.files(for: inputs.flatMap(\.recipes)),
                defaults: defaults)
        } catch {
            throw CommandFailure(status: .environment, diagnostics: [error.diagnostic])
        }
        if options.outlineCustom, !inputs.contains(where: \.isInterfaceBuilderDocument) {
            throw CommandFailure.usage("--outline-custom is for storyboards and xibs, and no file is one")
        }
        context.console.report(session.diagnostics)
        let isDeviceNamed = !options.device.isEmpty
        if !isDeviceNamed { IPadOnlyPolicy.addNotes(to: &inputs) }
        for input in inputs { report(input, context.console, isStrict: options.strict) }
        if variants.contains(where: { $0.device.id == DeviceProfile.canvas.id }) {
            try RenderJobs.requireCanvas(inputs.flatMap(\.recipes))
        }
        requests = inputs.flatMap(\.recipes).flatMap {
            IPadOnlyPolicy.requests(for: $0, in: variants, isDeviceNamed: isDeviceNamed)
        }
        try rejectEmptyRun(hasApp: app != nil)
        if writesFiles { try rejectDuplicateNames() }
    }

    /// Rejects an empty run, which would look like a run without problems.
    private func rejectEmptyRun(hasApp: Bool) throws {
        guard requests.isEmpty, status == .success else { return }
        let systems = Set(inputs.compactMap(\.foreignSystem)).sorted().joined(separator: " and ")
        let reason = systems.isEmpty ? "no file holds a screen" : "the files are for \(systems)"
        let contents = inputs.filter(\.drawsNothing).compactMap { input in
            input.contents.map { "'\(input.input)' holds \($0)" }
        }
        let rest = contents.count - RenderJobs.shownContents
        let list = contents.prefix(RenderJobs.shownContents) + (rest > 0 ? ["and \(rest) more"] : [])
        throw CommandFailure.usage(
            "nothing to do: " + ([reason] + list).joined(separator: "; "),
            hints: !hasApp && contents.contains { $0.contains("controller") }
                ? ["--app shows what an app's code makes"] : [])
    }

    /// The largest number of files whose contents are listed.
    private static let shownContents = 5

    private static func requireCanvas(_ recipes: [ScreenRecipe]) throws {
        guard let refusal = recipes.lazy.compactMap(\.canvasError).first else { return }
        throw CommandFailure(status: .usage, diagnostics: [refusal])
    }

    private mutating func report(_ input: LoadedInput, _ console: Console, isStrict: Bool) {
        console.report(isSummarized ? input.diagnostics.filter { $0.severity == .error } : input.diagnostics)
        if input.lacksSelection { status = max(status, .usage) }
        if input.diagnostics.contains(where: { $0.fails(strict: false) }), !input.lacksSelection {
            status = max(status, .failure)
        }
        if input.diagnostics.contains(where: { $0.severity < .error && $0.fails(strict: isStrict) }) {
            status = max(status, .differences)
        }
    }

    private func rejectDuplicateNames() throws {
        var inputByName: [[String]: String] = [:]
        for request in requests {
            let key = [request.recipe.outputKey, request.variant.fileNamePart], input = request.recipe.input
            if let other = inputByName.updateValue(input, forKey: key) {
                throw CommandFailure.usage(
                    "two outputs would be called '\(request.outputName)': of '\(other)' and of '\(input)'",
                    hints: ["render them into different folders, or rename one"])
            }
        }
    }

    /// Returns the status of a render: 3 if it failed, 1 for a warning with `--strict`.
    static func status(of diagnostics: [Diagnostic], hasFailed: Bool, isStrict: Bool) -> RunStatus {
        if hasFailed { return .failure }
        return diagnostics.contains { $0.fails(strict: isStrict) } ? .differences : .success
    }
}
