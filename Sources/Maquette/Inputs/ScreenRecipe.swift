import Files
package import ScreenBuilder
package import ScreenFiles
package import Scripts
package import UIKitCore

/// How to build one screen, repeatedly and in any variant. Batches hand recipes to their workers.
public struct ScreenRecipe: Sendable {
    /// The input as the user named it; for a screen written in Swift, the screen's name.
    public var input: String
    /// The first part of every output's name.
    public var screen: String
    /// The scene's name, if the input has several.
    public var scene: String?
    /// The state, or the picture of its script; nil for the screen as declared.
    public var state: String?
    /// What the scene and the state are called in the names of outputs; nil for their own names, cleaned.
    package var scenePart, statePart: String?
    /// When the picture is taken, in seconds after the screen has appeared; nil for its script's time, or the
    /// screen at rest.
    public var time: Double?
    /// What is done to the screen; nil for nothing.
    package var script: ScriptDeclaration?
    /// The picture of the script that is taken; nil for one at `time`.
    package var capture: Script.Capture?
    /// Where its images are.
    package var assets: AssetSearchPaths
    /// The folders with the storyboards and nibs that code names.
    package var interfaceFolders: [String] = []
    /// Finds the storyboards that references name; nil for a screen of code alone.
    var storyboards: StoryboardSearch?
    /// The files of the components that draw its custom classes.
    package var componentFiles: [String] = []
    /// The folders of the strings files that code names, by the name of the table.
    private(set) var stringTables: [String: [String]] = [:]
    /// The copies of its file in other languages; nil for none.
    var localizedInput: LocalizedInput?
    /// What is to be said about the copy that it is drawn from.
    var notes: [Diagnostic] = []
    /// Whether it cannot be drawn, for the reason in the notes.
    var isRefused = false
    /// The classes that these may name.
    package internal(set) var classes = InterfaceClasses()
    /// Whether the classes are those of an app, whose code runs in a process of its own.
    private(set) var isIsolated = false
    /// The name of the color that tints the app's windows; nil for that of the system.
    private(set) var accentColorName: String?
    /// The names of the app's classes by the name of the file that declares them.
    private(set) var classesByFile: [String: [String]] = [:]
    /// Whether the app is launched before the screen is made.
    var launchesApp = false
    /// What the app's information property list says of its launch.
    private(set) var launchInformation = LaunchInformation()
    /// Whether the app's window has the initial controller of its main storyboard.
    var showsMainInterface = true
    /// Whether options change attributes of the file.
    private(set) var isChanged = false
    /// What is built.
    package var content: Content
    /// The scene on the canvas, if it is another one there.
    private(set) var canvasScene: SceneDocument?

    /// What is built.
    package enum Content: Sendable {
        /// A scene of a document with its state already applied.
        case scene(SceneDocument, document: ScreenDocument)
        /// Swift code.
        case code(@Sendable () throws -> UIViewController)
        /// What an app shows when it is launched; an empty screen if it is not.
        case launchedApp
        /// A controller of an app, which no file declares; an empty screen if it cannot be made.
        case controller(className: String)
    }

    /// The files that it was read from: the input, the files that an overlay adds to, storyboards that it refers to,
    /// components, and the input's copies in other languages, whether all of them are there or not; empty for Swift code.
    public var sourceFiles: [String] {
        guard case .scene(_, let document) = content else { return [] }
        var seen: Set<PathKey> = []
        return ([input] + document.otherFiles + componentFiles + (localizedInput?.files ?? []))
            .filter { seen.insert(PathKey($0)).inserted }
    }

    /// The conditions of the canvas that the screen was designed on; nil for a screen without one.
    package var canvas: CanvasProfile? {
        if case .scene(let scene, _) = content { CanvasProfile(of: scene) } else { nil }
    }

    /// Shows the screen with the classes of an app, whose code runs in a process of its own.
    ///
    /// - Parameters:
    ///   - app: The app's classes.
    ///   - folders: The folders with the storyboards and nibs that code names.
    ///   - tables: The folders of the strings files that code names, by the name of the table.
    ///   - isChanged: Whether options change attributes of the file.
    package mutating func show(
        _ app: AppClasses, interfacesIn folders: [String], strings tables: [String: [String]], isChanged: Bool
    ) {
        stringTables = tables
        classes = app.classes
        accentColorName = app.accentColorName
        classesByFile = app.classesByFile
        self.isChanged = isChanged
        isIsolated = true
        launchesApp = app.classes.applicationDelegateName != nil
        launchInformation = app.launchInformation
        interfaceFolders += folders
    }

    /// Gives the app's objects values that other code would give them, where they have none.
    mutating func giveEmptyValues() { classes.givesEmptyValues = true }

    /// Leaves out all classes of the app, so that the screen is what its file declares.
    mutating func leaveOutClasses() {
        classes = InterfaceClasses()
        launchesApp = false
    }

    /// Leaves out the classes that a file of the app declares; returns their names, and nil if there are none left.
    mutating func leaveOutClasses(ofFile name: String) -> [String]? {
        guard let names = classesByFile[name]?.filter({ classes[$0] != nil }), !names.isEmpty else {
            return nil
        }
        leaveOutClasses(named: names)
        return names
    }

    /// Leaves out classes of the app.
    mutating func leaveOutClasses(named names: [String]) {
        classes = classes.without(names)
        launchesApp = launchesApp && classes.applicationDelegateName != nil
    }

    /// Takes the scene that the canvas shows from a document whose states are not applied.
    mutating func addCanvas(from document: ScreenDocument?) {
        guard let document, case .scene(let scene, _) = content else { return }
        let state = state.flatMap { name in scene.states.first { $0.name == name }?.name }
        canvasScene = document.scenes.first { $0.name == scene.name && $0.root.id == scene.root.id }?
            .applying(state: state)
    }

    /// The id of the view that is shown alone, at its own size; nil for a whole screen.
    var partID: String? {
        if case .scene(let scene, _) = content { scene.partID } else { nil }
    }

    /// Whether the screen was designed on a canvas, as `--device canvas` requires.
    public var hasCanvas: Bool { canvas != nil }

    /// Why `--device canvas` is rejected; nil if it is not.
    public var canvasError: Diagnostic? {
        hasCanvas
            ? nil
            : Diagnostic(
                .deviceCanvas,
                "--device canvas is the device a storyboard was drawn for; '\(input)' has none")
    }

    /// Whether an app's classes show a storyboard as it is, without changes by a state or by options.
    var showsFileItself: Bool {
        guard isIsolated, !classes.names.isEmpty, !isChanged, case .scene(_, let document) = content else {
            return false
        }
        return state == nil && document.base == nil
    }

    /// Whether there are the classes without which it would be empty.
    var canBeMade: Bool {
        switch content {
        case .scene, .code: true
        case .launchedApp: launchesApp
        case .controller(let name): classes[name] != nil
        }
    }

    /// Whether no file declares it.
    var isOfCodeAlone: Bool {
        if case .scene = content { false } else { true }
    }

    /// Whether the document or the app is for iPad alone.
    package var isForPad: Bool {
        if launchInformation.isForPad { return true }
        return if case .scene(_, let document) = content { document.isForPad } else { false }
    }

    /// Returns the base name of the screen's outputs in a variant, without an extension.
    public func outputName(_ variant: Variant) -> String {
        OutputName.name(
            screen: screen, scene: scenePart ?? scene, state: statePart ?? state, variant: variant)
            + (time.map { ".at-\($0.dumpText)" } ?? "")
    }

    /// What is the same in the names of outputs on every file system for the same screen, and different for others,
    /// apart from the conditions.
    package var outputKey: String {
        let name = OutputName.beginning(screen: screen, scene: scenePart ?? scene, state: statePart ?? state)
        return name.foldedFileName + (time.map { ".at-\($0.dumpText)" } ?? "")
    }

    /// Whether another recipe is for the same screen of the same input. Paths are compared as bytes: two that are
    /// canonically equivalent may name different files.
    package func isSameScreen(as other: ScreenRecipe) -> Bool {
        input.utf8.elementsEqual(other.input.utf8) && scene == other.scene && state == other.state
            && time == other.time
    }
}
