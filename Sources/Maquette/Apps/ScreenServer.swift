import Assets
import Foundation
import ScreenDocuments
import UIKitCore
import VectorImages
import Wire

/// Lays out screens with an app's classes, in the app's own program.
///
/// The process that reads the requests keeps what was read of files; each screen is then made by a copy of it.
package struct ScreenServer {
    private let app: AppClasses
    private let configuration: SourceConfiguration
    private let session: RenderSession
    private var renderer: Renderer
    /// The files as they were loaded, by what they were loaded with.
    private var loaded: [Key: LoadedInput] = [:]

    /// What the files of the project have in common.
    private let components: ProjectComponents
    /// Whether a screen was laid out once without the app's classes.
    private var isPrepared = false

    private struct Key: Hashable {
        var origin: RecipeReference.Origin
        var selection: InputSelection
    }

    /// What is known of the app.
    package var facts: AppFacts { app.facts }

    /// Opens the fonts.
    ///
    /// - Parameters:
    ///   - app: The app's classes.
    ///   - configuration: What the tool says once.
    /// - Throws: `InstallationError` if the installed fonts cannot be read, `SeededDefaultsError` if the defaults cannot.
    package init(_ app: AppClasses, _ configuration: SourceConfiguration) throws {
        self.app = app
        self.configuration = configuration
        components = ProjectComponents(codedClasses: Set(app.classes.names))
        let defaults =
            configuration.defaults.isEmpty
            ? SeededDefaults()
            : try SeededDefaults(content: configuration.defaults, ofFileNamed: "the file of defaults")
        session = try RenderSession(
            fontDirectories: configuration.fontDirectories, fontFiles: configuration.fontFiles,
            defaults: defaults, converted: ConvertedPDFs(in: configuration.converted))
        renderer = Renderer(session: session)
    }

    /// Reads what a request needs of files, before a copy of the process runs the app's code.
    ///
    /// - Parameter request: The request.
    /// - Returns: The screen; nil if there is none such.
    package mutating func recipe(for request: SourceRequest) -> ScreenRecipe? {
        _ = renderer.engine(for: request.variant.locale)
        guard let reference = request.recipe else {
            var recipe = ScreenRecipe.launch
            if let app = request.launchedApp {
                let input = input(of: Key(origin: app.origin, selection: app.selection))
                recipe.assets = input.recipes.first?.assets ?? recipe.assets
            }
            recipe.app = context(of: request, project: recipe.assets.project)
            return recipe
        }
        guard var recipe = recipe(of: reference, in: request.variant) else { return nil }
        if !isPrepared {
            isPrepared = true
            prepare(recipe, in: request.variant)
            for other in request.others {
                if let recipe = self.recipe(of: other, in: request.variant) {
                    prepare(recipe, in: request.variant)
                }
            }
        }
        recipe.app = context(of: request, project: recipe.assets.project)
        // The tool has read the same files, and says what is to be said of them.
        recipe.notes = []
        if recipe.isAsInFile {
            recipe.showsFileItself = true
        } else {
            recipe.addCodeChanges(declaredScene(of: recipe))
        }
        return recipe
    }

    private func context(of request: SourceRequest, project: String?) -> AppContext {
        AppContext(
            app, interfacesIn: configuration.interfaceFolders, strings: configuration.stringTables,
            assets: AssetSearchPaths(
                directories: (request.recipe ?? request.launchedApp)?.selection.assetDirectories ?? [],
                project: project),
            run: request.run)
    }

    private mutating func recipe(of reference: RecipeReference, in variant: Variant) -> ScreenRecipe? {
        let input = input(of: Key(origin: reference.origin, selection: reference.selection))
        guard input.recipes.indices.contains(reference.index) else { return nil }
        return RenderRequest(recipe: input.recipes[reference.index], variant: variant).recipe
    }

    /// Lays a screen out as its file declares it, without the app's classes, so that the copies of this process begin with
    /// its fonts and images, and with what Swift's runtime looks up once: that takes ten times as long as the rest.
    private mutating func prepare(_ recipe: ScreenRecipe, in variant: Variant) {
        var plain = recipe
        plain.app = nil
        plain.showsFileItself = false
        plain.script = nil
        plain.time = nil
        var screen = RenderedScreen(plain, variant)
        renderer.layOut(plain, nil, into: &screen)
        _ = try? WireScreen.bytes(of: screen, in: session)
        session.forgetUnconvertedFiles()
    }

    /// Returns the scene of a recipe as its storyboard or XIB file declares it; nil for a screen without one.
    private mutating func declaredScene(of recipe: ScreenRecipe) -> SceneDocument? {
        guard case .scene(let scene, let document) = recipe.content else { return nil }
        let file = InputFile(path: document.base ?? document.file)
        let input = input(of: Key(origin: .file(file), selection: InputSelection()))
        return input.recipes.lazy.compactMap { other in
            if case .scene(let declared, _) = other.content { declared } else { nil }
        }.first { $0.root.id == scene.root.id }
    }

    /// Returns an input, loaded once.
    private mutating func input(of key: Key) -> LoadedInput {
        if let known = loaded[key] { return known }
        let input = load(key)
        loaded[key] = input
        return input
    }

    private func load(_ key: Key) -> LoadedInput {
        guard case .file(let file) = key.origin else {
            return .screen(of: key.origin, selection: key.selection)
        }
        return .file(file, selection: key.selection, components: components)
    }

    // MARK: Launches

    /// The conditions of a request that a launch of the app depends on, so that requests with the same can be answered by
    /// copies of a process that has launched it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - recipe: What `recipe(for:)` has returned for it.
    /// - Returns: The conditions; nil for a request whose process makes no copies.
    package func launchConditions(of request: SourceRequest, _ recipe: ScreenRecipe) -> LaunchConditions? {
        guard request.variant.device.id != DeviceProfile.canvas.id, !recipe.isRefused else { return nil }
        return LaunchConditions(
            variant: request.variant, inspection: request.inspection, recordsEvents: request.recordsAllEvents,
            recordsImageNames: request.recordsImageNames, run: request.run,
            assets: recipe.app?.launchAssets ?? recipe.assets)
    }

    /// Whether copies of this process, which has launched the app, would share more than its memory: folders on the disk,
    /// or files that the tool has to convert first.
    package func launchIsShared() -> Bool {
        session.converted?.isComplete == false
            || RenderContext.current.existing(FileManager.self)?.hasFoldersOnDisk == true
    }

    /// What was read of files.
    package var loadedFiles: LoadedFiles { LoadedFiles(of: session) }

    /// Reads files before they are asked for.
    package func load(_ files: LoadedFiles) { files.load(in: session) }

    // MARK: Replies

    /// Lays out a screen; runs the app's code.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - recipe: What `recipe(for:)` has returned for it.
    ///   - next: Called when the app is launched, before the screen is made; returns a request with the same
    ///     `LaunchConditions` to answer instead, with its recipe, or nil.
    /// - Returns: What the tool reads: a reply with its screens.
    package mutating func reply(
        to request: SourceRequest, _ recipe: ScreenRecipe,
        whenLaunched next: () -> (SourceRequest, ScreenRecipe)? = { nil }
    ) -> [UInt8] {
        var request = request
        var screen = RenderedScreen(recipe, request.variant)
        renderer.recordsEvents = request.recordsAllEvents
        let requests = AssetRequests()
        renderer.assetRequests = request.recordsImageNames ? requests : nil
        var reply = SourceReply(), moments: [ScreenMoments.Moment] = []
        var shown: (orientation: DeviceOrientation?, events: String?)
        renderer.show(recipe, request.inspection, into: &screen) {
            guard let (other, recipe) = next() else { return nil }
            request = other
            return recipe
        } _: { live, recipe in
            defer { reply.usedClasses = live.state.incompleteClasses }
            switch request.subject {
            case .picture, .launch:
                let played = ScreenPlayback(recipe: recipe).run(live)
                shown = (played.orientation, played.events)
                return (played.layout, played.diagnostics)
            case .moments(let rate):
                let (recorded, failure) = ScreenMoments.recorded(of: recipe, on: live, framesPerSecond: rate)
                (reply.captures, reply.end, reply.isFull) = (recorded.captures, recorded.end, recorded.isFull)
                moments = recorded.moments
                shown = (nil, live.state.log?.text)
                return (moments.last?.layout, [failure].compactMap(\.self))
            }
        }
        screen.shownOrientation = shown.orientation ?? screen.shownOrientation
        screen.events = shown.events
        screen.imageNames = requests.imageNames
        reply.wantedFiles = session.converted?.takeMissingPaths() ?? []
        do throws(WireError) {
            let message = try WireScreen.bytes(
                of: screen, moments, in: session, knowing: Set(request.knownImages))
            return reply.bytes(with: message)
        } catch {
            reply.problem = "\(error)"
            return reply.bytes(with: [])
        }
    }
}
