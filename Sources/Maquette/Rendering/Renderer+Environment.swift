import InterfaceFiles
import ScreenBuilder
import Typography
import UIKitCore

extension Renderer {
    /// Returns the environment of a render; of a screen of an app, that of its launch.
    mutating func environment(
        of recipe: ScreenRecipe, _ variant: Variant, _ canvas: CanvasProfile?,
        _ inspection: InspectionOptions?
    ) -> RenderEnvironment {
        let assets = recipe.app?.launchAssets ?? recipe.assets
        var environment = RenderEnvironment(
            variant, assets: session.assets(in: canvas == nil ? assets : assets.onCanvas),
            engine: engine(
                for: variant.locale, systemFont: SystemFontRelease(canvas?.systemFont),
                knowsOpenFonts: canvas?.hasProjectFonts ?? true))
        environment.defaults = session.defaults.values
        let interfaces = recipe.app?.interfaces ?? recipe.interfaces
        environment.interfaceClasses = interfaces.classes
        environment.asksCodeForAccessibility = recipe.app == nil
        if let style = recipe.app?.launchInformation.userInterfaceStyle, style != .unspecified {
            environment.traits = environment.traits.modifyingTraits { $0.userInterfaceStyle = style }
        }
        let folders = interfaces.folders + assets.directories
        let storyboards = recipe.storyboards, documents = session.interfaceDocuments
        environment.makeInterfaceLoader = {
            InterfaceLoader(
                folders: folders, storyboards: storyboards ?? StoryboardSearch(), documents: documents)
        }
        if let tables = recipe.app?.stringTables, !tables.isEmpty {
            let session = session
            environment.localizedString = { key, table in
                tables[table].flatMap { session.texts(ofTable: table, in: $0, for: variant)[key] }
            }
        }
        let locale = environment.locale
        environment.systemWord = { SystemWord.translation(of: $0, in: locale) }
        environment.assetRequests = assetRequests
        environment.inspection = inspection.map {
            LayoutInspection(explainedView: $0.explainedView, statesConstraints: $0.statesConstraints)
        }
        return environment
    }

    /// Launches the app of a screen; returns whether it has one.
    func launchApp(of recipe: ScreenRecipe) -> Bool {
        guard let app = recipe.app else { return false }
        let context = RenderContext.current, information = app.launchInformation
        switch app.launch {
        case .mainInterface, .delegateOnly:
            context.launch(information, showsMainInterface: app.launch == .mainInterface)
        case .making:
            _ = UIApplication.shared.delegate
            context.globalTintColor = context.mainTintColor(information)
        case nil: context.globalTintColor = context.mainTintColor(information)
        }
        return true
    }

    /// Returns the environment of a screen whose app was launched in another: images beside the file of the screen come
    /// first, and storyboards and XIB files there are found as well.
    func environmentAfterLaunch(
        of recipe: ScreenRecipe, _ canvas: CanvasProfile?, _ launched: RenderEnvironment
    ) -> RenderEnvironment {
        var environment = launched
        environment.assets = session.assets(in: canvas == nil ? recipe.assets : recipe.assets.onCanvas)
        if let loader = RenderContext.current.interfaceLoader as? InterfaceLoader {
            loader.search(in: recipe.assets.directories, recipe.storyboards)
        }
        return environment
    }
}
