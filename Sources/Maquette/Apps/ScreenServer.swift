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

    /// The screens that were laid out once without the app's classes.
    private var prepared: Set<RecipeReference> = []

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
        let context = AppContext(
            app, interfacesIn: configuration.interfaceFolders, strings: configuration.stringTables,
            run: request.run)
        _ = renderer.engine(for: request.variant.locale)
        guard let reference = request.recipe else {
            var recipe = ScreenRecipe.launch
            recipe.app = context
            return recipe
        }
        let key = Key(origin: reference.origin, selection: reference.selection)
        let input = loaded[key] ?? load(key)
        loaded[key] = input
        guard input.recipes.indices.contains(reference.index) else { return nil }
        var recipe = RenderRequest(recipe: input.recipes[reference.index], variant: request.variant).recipe
        recipe.app = context
        // The tool has read the same files, and says what is to be said of them.
        recipe.notes = []
        if recipe.isAsInFile {
            recipe.showsFileItself = true
        } else {
            recipe.addCodeChanges(declaredScene(of: recipe))
        }
        if prepared.insert(reference).inserted { prepare(recipe, in: request.variant) }
        return recipe
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
        // Files that the tool has to convert are looked for again by each copy.
        if session.converted?.takeMissingPaths().isEmpty == false { session.forgetFiles() }
    }

    /// Returns the scene of a recipe as its storyboard or XIB file declares it; nil for a screen without one.
    private mutating func declaredScene(of recipe: ScreenRecipe) -> SceneDocument? {
        guard case .scene(let scene, let document) = recipe.content else { return nil }
        let file = InputFile(path: document.base ?? document.file)
        let key = Key(origin: .file(file), selection: InputSelection())
        let input = loaded[key] ?? load(key)
        loaded[key] = input
        return input.recipes.lazy.compactMap { other in
            if case .scene(let declared, _) = other.content { declared } else { nil }
        }.first { $0.root.id == scene.root.id }
    }

    private func load(_ key: Key) -> LoadedInput {
        guard case .file(let file) = key.origin else {
            return .screen(of: key.origin, selection: key.selection)
        }
        let components = ProjectComponents(codedClasses: Set(app.classes.names))
        return .file(file, selection: key.selection, components: components)
    }

    /// Lays out a screen; runs the app's code.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - recipe: What `recipe(for:)` has returned for it.
    /// - Returns: What the tool reads: a reply with its screens.
    package mutating func reply(to request: SourceRequest, _ recipe: ScreenRecipe) -> [UInt8] {
        var screen = RenderedScreen(recipe, request.variant)
        renderer.recordsEvents = request.recordsEvents
        let requests = AssetRequests()
        renderer.assetRequests = request.recordsImageNames ? requests : nil
        var reply = SourceReply(), moments = ScreenMoments()
        switch request.subject {
        case .picture, .launch:
            reply.usedClasses = renderer.play(recipe, request.inspection, into: &screen)
        case .moments(let rate):
            moments = renderer.moments(of: recipe, framesPerSecond: rate, into: &screen)
            (reply.captures, reply.end, reply.isFull) = (moments.captures, moments.end, moments.isFull)
        }
        screen.imageNames = requests.imageNames
        reply.wantedFiles = session.converted?.takeMissingPaths() ?? []
        do throws(WireError) {
            let message = try WireScreen.bytes(
                of: screen, moments.moments, in: session, knowing: Set(request.knownImages))
            return reply.bytes(with: message)
        } catch {
            reply.problem = "\(error)"
            return reply.bytes(with: [])
        }
    }
}
