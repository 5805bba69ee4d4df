import AppPrograms
import Files
import Maquette

/// The screens of an app that its code shows.
struct AppScreens {
    /// The screens; none without an app.
    private(set) var inputs: [LoadedInput] = []
    /// The names and patterns of the selection that screens have which no file declares.
    private(set) var sceneNames: Set<String> = []
    /// Whether they are shown instead of the files of folders.
    let replacesFoundFiles: Bool

    /// The name of what the app shows when it is launched.
    private static let launchedName = "launched-app"

    /// Finds the screens.
    ///
    /// - Parameters:
    ///   - app: The app; nil for none.
    ///   - patterns: The names of controllers; `*` in a name matches any part of it.
    ///   - paths: The files and folders of the command line.
    ///   - selection: The selection.
    ///   - folder: The app's folder or Xcode project where the command line names it; nil elsewhere.
    ///   - hasFiles: Whether there are screen files.
    /// - Throws: `CommandFailure` if no controller has one of the names.
    init(
        _ app: AppSource?, _ patterns: [String], _ paths: [String], _ selection: InputSelection,
        in folder: String? = nil, hasFiles: Bool
    ) throws {
        replacesFoundFiles = !patterns.isEmpty
        guard let facts = app?.facts else { return }
        let project = paths.first(where: InputFinder.isDirectory)
        let names = try Self.names(patterns, of: facts)
        inputs = names.map {
            .screen(of: .controller(AppScreen($0, in: project ?? folder ?? ".")), selection: selection)
        }
        guard let project, patterns.isEmpty else { return }
        let isSelected = selection.scenes.isEmpty || selection.scenes.contains(Self.launchedName)
        if isSelected, facts.showsScreenByCode(hasFiles: hasFiles) {
            let screen = AppScreen(Self.launchedName, in: project)
            inputs.append(.screen(of: .launch(screen), selection: selection))
            sceneNames.insert(Self.launchedName)
        }
        sceneNames.formUnion(selection.scenes.filter { !facts.screens(matching: $0).isEmpty })
        inputs += Self.listed(facts, in: project, selection)
        if let problems = app?.screenProblems, !problems.isEmpty {
            inputs.append(.failed(project, problems))
        }
    }

    /// Returns the screens in Swift, or those that the selection names.
    private static func listed(
        _ facts: AppFacts, in project: String, _ selection: InputSelection
    ) -> [LoadedInput] {
        facts.screens(matching: selection.scenes).map {
            let screen = AppScreen($0.name, in: project, states: $0.states)
            return .screen(of: .screen(screen), selection: selection)
        }
    }

    /// Returns the names that patterns match, each once.
    private static func names(_ patterns: [String], of facts: AppFacts) throws -> [String] {
        var names: [String] = []
        for pattern in patterns {
            let found = facts.controllerNames(matching: pattern)
            guard !found.isEmpty else {
                throw CommandFailure.usage(
                    "the app has no view controller '\(pattern)'",
                    hints: NearestName.hints(for: pattern, among: facts.controllerNames))
            }
            names += found.filter { !names.contains($0) }
        }
        return names
    }
}
