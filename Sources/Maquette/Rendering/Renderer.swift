package import Assets
import Bezels
import Compositor
package import ImageCodec
import InterfaceFiles
package import Raster
import ScreenBuilder
import ScreenDocuments
package import Typography
package import UIKitCore

/// Renders screens one after another, as one worker of a batch does.
///
/// Its caches affect speed, never a result.
public struct Renderer {
    let session: RenderSession
    /// One engine per locale, because the language affects glyph forms and line breaks.
    private var engines: [EngineKey: TextEngine] = [:]
    /// Cached glyph shapes and shadows.
    package let shapes: RasterCache

    /// The number of threads that draw and encode one picture.
    package let threads: Int
    /// The options of the PNG encoder.
    package let pngOptions: PNGOptions

    /// Whether renders keep a log of events.
    public var recordsEvents = false

    /// Notes what renders ask for by name; nil if nobody wants to know.
    package var assetRequests: AssetRequests?

    /// Creates a renderer with the fonts and images of a session. `threads` threads draw and encode each
    /// picture, with the compression of `pngLevel`.
    public init(session: RenderSession, threads: Int = 1, pngLevel: PNGLevel = .fastest) {
        self.session = session
        shapes = RasterCache(blurs: session.blurs)
        self.threads = max(1, threads)
        pngOptions = pngLevel.options
    }

    /// Renders a screen in a variant through the stages up to `stage`. Never throws: failures are reported as
    /// diagnostics, and the results of the failed and all later stages are nil.
    public mutating func render(
        _ recipe: ScreenRecipe, in variant: Variant, to stage: RenderStage = .png,
        inspecting inspection: InspectionOptions? = nil
    ) -> RenderedScreen {
        var screen = RenderedScreen(recipe, variant)
        layOut(recipe, inspection, into: &screen)
        if variant.isFullPage, screen.variant.device.id != DeviceProfile.canvas.id {
            screen = fullPage(screen, of: recipe, inspection)
        }
        if let part = recipe.partID, variant.chrome == .none,
            variant.device.id != DeviceProfile.canvas.id
        {
            screen.layout?.crop(to: part)
        }
        guard stage > .layout, let layout = screen.layout else { return screen }
        draw(layout, to: stage, into: &screen)
        if let list = screen.commands, list.isBlank, let note = recipe.blankNote {
            screen.diagnostics.append(note)
        }
        return screen
    }

    /// Draws a screen that was rendered to its commands; a failure is a diagnostic of it.
    package mutating func drawPicture(of screen: inout RenderedScreen) {
        guard let list = screen.commands else { return }
        do throws(RasterError) {
            screen.picture = try rasterize(
                list, scale: screen.variant.device.scale, text: engine(for: screen.variant.locale),
                workers: threads, cache: shapes)
        } catch {
            screen.diagnostics.append(error.diagnostic)
        }
    }

    /// Takes a screen's picture, which nobody else has, as memory for the next one.
    package mutating func reusePicture(of screen: inout RenderedScreen) {
        guard let picture = screen.picture else { return }
        screen.picture = nil
        shapes.reuse(picture)
    }

    /// Renders a request of `renderBatch`.
    package mutating func render(_ request: RenderRequest, _ options: BatchOptions) -> RenderedScreen {
        recordsEvents = options.recordsEvents
        guard options.recordsImageNames else { return rendered(request, options) }
        let requests = AssetRequests()
        assetRequests = requests
        defer { assetRequests = nil }
        var screen = rendered(request, options)
        screen.imageNames = requests.imageNames
        return screen
    }

    private mutating func rendered(_ request: RenderRequest, _ options: BatchOptions) -> RenderedScreen {
        guard options.format != .png else {
            var screen = render(
                request.recipe, in: request.variant, to: options.stage, inspecting: options.inspection)
            screen.file = screen.png
            return screen
        }
        var screen = render(
            request.recipe, in: request.variant, to: .commands, inspecting: options.inspection)
        if let list = screen.commands,
            let file = options.format.vectorFile(
                list, text: engine(for: request.variant.locale), textKind: options.svgText)
        {
            screen.file = file.bytes
            let place = Place(file: request.recipe.input)
            screen.diagnostics += file.notes.map { Diagnostic(.renderUnsupported, $0, at: place) }
        }
        return screen
    }

    mutating func layOut(
        _ recipe: ScreenRecipe, _ inspection: InspectionOptions?, into screen: inout RenderedScreen
    ) {
        if let source = recipe.source, !recipe.isRefused {
            return layOut(recipe, by: source, inspection, into: &screen)
        }
        var outcome: ScreenPlayback.Outcome?
        show(recipe, inspection, into: &screen) { live, recipe in
            let played = ScreenPlayback(recipe: recipe).run(live)
            outcome = played
            return (played.layout, played.diagnostics)
        }
        guard let outcome else { return }
        screen.shownOrientation = outcome.orientation
        screen.events = outcome.events
    }

    /// Shows a screen, calls a function on it, and adds the diagnostics of both.
    ///
    /// - Parameters:
    ///   - recipe: The screen.
    ///   - inspection: What to inspect; nil for nothing.
    ///   - screen: Receives the frames and the diagnostics.
    ///   - screenAfterLaunch: Called when the app is launched, before the screen is made; returns another screen with the
    ///     same images, storyboards and conditions to show instead, or nil.
    ///   - body: Returns the frames of the screen that is shown, and the errors of its script.
    package mutating func show(
        _ recipe: ScreenRecipe, _ inspection: InspectionOptions?, into screen: inout RenderedScreen,
        screenAfterLaunch: () -> ScreenRecipe? = { nil },
        _ body: (LiveScreen, ScreenRecipe) -> (layout: LayoutTree?, diagnostics: [Diagnostic])
    ) {
        var recipe = recipe
        guard !recipe.isRefused else {
            screen.diagnostics = recipe.notes
            return
        }
        let variant = screen.variant
        let canvas = variant.device.id == DeviceProfile.canvas.id ? recipe.canvas : nil
        let environment = environment(of: recipe, variant, canvas, inspection)
        screen.origin = canvas?.origin ?? .zero
        var played: [Diagnostic] = []
        do {
            (screen.layout, played) = try environment.withLiveScreen(keepsLog: recordsEvents) {
                guard launchApp(of: recipe) else { return nil }
                if let other = screenAfterLaunch() {
                    recipe = other
                    screen = RenderedScreen(other, variant)
                }
                return environmentAfterLaunch(of: recipe, canvas, environment)
            } _: {
                try controller(of: recipe, variant, canvas, in: .current)
            } _: { live in
                body(live, recipe)
            }
        } catch {
            environment.report(
                Diagnostic(
                    .renderFailed, "the screen could not be built: \(error)", at: Place(file: recipe.input)))
        }
        report(
            recipe.notes + environment.collectedDiagnostics + variant.unsupportedFeatures(of: recipe),
            of: played,
            environment.inspection?.findings, in: &screen, of: recipe)
    }

    /// Builds a screen in the environment of its render.
    private func controller(
        of recipe: ScreenRecipe, _ variant: Variant, _ canvas: CanvasProfile?,
        in environment: RenderEnvironment
    ) throws -> UIViewController {
        switch recipe.content {
        case .code(let make): return try make()
        case .launchedApp:
            let controller = RenderContext.current.takeLaunchedController()
            if controller == nil, recipe.app?.launch != nil {
                environment.report(
                    Diagnostic(
                        .appCode, "the app shows no view controller when it is launched; the screen is empty",
                        at: Place(file: recipe.input),
                        hints: ["name view controllers of the app with --controller"]))
            }
            return controller ?? UIViewController()
        case .controller(let name):
            let loader = RenderContext.current.interfaceLoader as? InterfaceLoader
            return loader?.controller(ofClass: name)
                ?? environment.interfaceClasses.makeController(named: name) ?? UIViewController()
        case .appScreen(let name, let state):
            if let name = recipe.app?.accentColorName {
                RenderContext.current.accentColor = .accent(named: name)
            }
            return try recipe.app?.galleries.controller(of: name, in: state) ?? UIViewController()
        case .scene(let drawn, let document):
            let scene = canvas == nil ? drawn : recipe.canvasScene ?? drawn
            // Interface Builder's canvas shows the text of the file itself.
            let keepsOriginalText = canvas != nil && variant.locale == Variant().locale
            let translated =
                keepsOriginalText
                ? scene : session.translated(scene, of: document, in: variant, environment)
            if canvas == nil, let name = recipe.app?.accentColorName {
                RenderContext.current.accentColor = .accent(named: name)
            }
            if canvas == nil, recipe.showsFileItself,
                let loader = RenderContext.current.interfaceLoader as? InterfaceLoader,
                let controller = loader.screen(of: translated)
                    ?? loader.owner(ofNibAt: document.file, class: document.ownerClass)
            {
                return controller
            }
            return buildScreen(
                translated.shown(in: variant, canvas?.traits ?? variant.layoutTraits), on: canvas
            ) { row, text in variant.stress?.transform(text, inRow: row) ?? text }
        }
    }

    /// Adds the diagnostics of a screen's layout and of its script, and the findings of an inspection.
    private func report(
        _ collected: [Diagnostic], of script: [Diagnostic], _ findings: LayoutInspection.Findings?,
        in screen: inout RenderedScreen, of recipe: ScreenRecipe
    ) {
        let context: Diagnostic.Context = screen.layout == nil ? .input : .drawnScreen
        let input = screen.input
        func reported(
            _ diagnostics: [Diagnostic], in context: Diagnostic.Context = context
        ) -> [Diagnostic] {
            diagnostics.map { diagnostic in
                var diagnostic = diagnostic.reported(in: context)
                // Diagnostics without a location still concern this input.
                diagnostic.place = diagnostic.place ?? Place(file: input)
                return diagnostic
            }
        }
        // A script that ended early fails the screen, even if it was drawn.
        let failures = reported(script, in: .input)
        screen.diagnostics = reported(collected) + failures
        if let findings {
            let other = reported(collected.filter { !findings.constraints.contains($0) })
            screen.record(findings, other + failures, at: DeclaredPlaces(of: recipe))
        }
    }

    /// Draws the layout of a screen, and what surrounds it.
    ///
    /// - Parameters:
    ///   - layout: The frames and what they show.
    ///   - stage: The last stage.
    ///   - screen: Receives the results of each stage.
    package mutating func draw(_ layout: LayoutTree, to stage: RenderStage, into screen: inout RenderedScreen)
    {
        let chrome = DeviceChrome(
            around: screen.shownVariant, statusBar: layout.statusBar,
            text: engine(for: screen.variant.locale))
        let list = chrome.surround(compose(layout))
        screen.commands = list
        guard stage > .commands else { return }
        drawPicture(of: &screen)
        guard stage == .png, let picture = screen.picture else { return }
        screen.png = encodePNG(picture, options: pngOptions, workers: threads)
    }

    package mutating func engine(
        for locale: String, systemFont: SystemFontRelease = .current, knowsOpenFonts: Bool = true
    ) -> TextEngine {
        let key = EngineKey(locale: locale, systemFont: systemFont, knowsOpenFonts: knowsOpenFonts)
        if let engine = engines[key] { return engine }
        let engine = TextEngine(
            library: session.fonts, locale: locale, systemFont: systemFont, knowsOpenFonts: knowsOpenFonts)
        engines[key] = engine
        return engine
    }

    /// The conditions that require separate text engines.
    private struct EngineKey: Hashable {
        var locale: String
        var systemFont: SystemFontRelease
        var knowsOpenFonts: Bool
    }
}

extension Variant {
    /// The traits that variations are resolved for.
    var layoutTraits: LayoutTraits {
        let classes = device.sizeClasses(in: orientation)
        return LayoutTraits(
            horizontal: classes.horizontal == .compact ? .compact : .regular,
            vertical: classes.vertical == .compact ? .compact : .regular,
            idiom: device.idiom == .pad ? .pad : .phone)
    }
}

extension SceneDocument {
    /// Returns the scene resolved for some traits, with the text transformed as the variant requires.
    fileprivate func shown(in variant: Variant, _ traits: LayoutTraits) -> SceneDocument {
        let scene = resolved(for: traits)
        return variant.textTransform.map(scene.transformingText) ?? scene
    }
}

extension RasterError {
    package var diagnostic: Diagnostic {
        switch self {
        case .tooLarge(let width, let height, let scale):
            Diagnostic(
                .renderSize,
                "the picture would be too large: \(width.dumpText)x\(height.dumpText) points at "
                    + "\(scale.dumpText) pixel\(scale == 1 ? "" : "s") a point")
        }
    }
}

extension Variant {
    /// Returns diagnostics for requested features that the screen does not support.
    fileprivate func unsupportedFeatures(of recipe: ScreenRecipe) -> [Diagnostic] {
        guard case .code = recipe.content, textTransform != nil else { return [] }
        return [
            Diagnostic(.renderUnsupported, "the text of a screen written in Swift cannot be changed")
        ]
    }
}

extension SystemFontRelease {
    /// The system font of a canvas.
    init(_ font: CanvasSystemFont?) {
        switch font {
        case .ofIOS10: self = .ios10
        case .ofIOS13: self = .ios13
        case nil: self = .current
        }
    }
}
