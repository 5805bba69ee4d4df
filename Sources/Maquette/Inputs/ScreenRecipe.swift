import Files
package import InterfaceFiles
package import ScreenBuilder
package import ScreenDocuments
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
    /// Finds the storyboards that references name; nil for a screen of code alone.
    var storyboards: StoryboardSearch?
    /// The files of the components that draw its custom classes.
    package var componentFiles: [String] = []
    /// The copies of its file in other languages; nil for none.
    var localizedInput: LocalizedInput?
    /// What is to be said about the copy that it is drawn from.
    var notes: [Diagnostic] = []
    /// Whether it cannot be drawn, for the reason in the notes.
    var isRefused = false
    /// The storyboards and nibs that the code of a screen in Swift names.
    var interfaces = CodeInterfaces()
    /// The app whose classes it is shown with, in the app's own program; nil elsewhere.
    package var app: AppContext?
    /// Whether an app's classes show its file as it is, in UIKit's order; what is changed of it is in the script.
    var showsFileItself = false
    /// What lays it out with an app's classes in another process; nil for a screen that this process lays out.
    package var source: (any ScreenSource)?
    /// Where it comes from, for another process; nil for a screen in Swift.
    package var reference: RecipeReference?
    /// What is built.
    package var content: Content
    /// The scene on the canvas, if it is another one there.
    private(set) var canvasScene: SceneDocument?

    /// What is built.
    package enum Content: Sendable {
        /// A scene of a document with its state already applied.
        case scene(SceneDocument, document: ScreenDocument)
        /// Swift code, which makes the root view controller in the environment of a render.
        case code(@Sendable () throws -> UIViewController)
        /// What an app shows when it is launched; an empty screen if it is not.
        case launchedApp
        /// A controller of an app, which no file declares; an empty screen if it cannot be made.
        case controller(className: String)
        /// A screen that an app lists in Swift, in a state; an empty screen where its code is not.
        case appScreen(name: String, state: String?)
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

    /// Whether no file declares it.
    package var isCodeOnly: Bool {
        if case .scene = content { false } else { true }
    }

    /// Whether the document or the app is for iPad alone.
    package var isForPad: Bool {
        if source?.facts.isForPad ?? app?.launchInformation.isForPad ?? false { return true }
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
