package import UIKitCore

extension Renderer {
    /// Renders a view controller that exists already, and leaves it and its views as they are.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - variant: The conditions.
    ///   - stage: The last stage.
    ///   - body: Is called once the screen is at rest.
    /// - Returns: The screen.
    package mutating func render(
        _ controller: UIViewController, in variant: Variant, to stage: RenderStage,
        atRest body: () -> Void = {}
    ) -> RenderedScreen {
        render(making: { controller }, in: variant, to: stage, atRest: body)
    }

    /// Renders a view controller that is made within the render.
    ///
    /// - Parameters:
    ///   - make: Makes the controller.
    ///   - variant: The conditions.
    ///   - stage: The last stage.
    ///   - body: Is called once the screen is at rest.
    /// - Returns: The screen.
    package mutating func render(
        making make: @escaping () -> UIViewController, in variant: Variant, to stage: RenderStage,
        atRest body: () -> Void = {}
    ) -> RenderedScreen {
        nonisolated(unsafe) let make = make  // It is called in this task, before the function returns.
        let recipe = ScreenRecipe(
            input: "snapshot", screen: "snapshot",
            assets: AssetSearchPaths(directories: InstalledAssets.directories), content: .code { make() })
        var screen = RenderedScreen(recipe, variant)
        var orientation = variant.orientation
        show(recipe, nil, into: &screen) { live, recipe in
            let played = ScreenPlayback(recipe: recipe).run(live)
            orientation = played.orientation
            body()
            live.releaseController()
            return (played.layout, played.diagnostics)
        }
        screen.shownOrientation = orientation
        guard stage > .layout, let layout = screen.layout else { return screen }
        draw(layout, to: stage, into: &screen)
        return screen
    }
}
