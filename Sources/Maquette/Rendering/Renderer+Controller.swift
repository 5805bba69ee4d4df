package import UIKitCore

extension Renderer {
    /// Renders a view controller that exists already, and leaves it and its views as they are.
    ///
    /// Where the conditions give other traits than those that it was made with, it and its views are notified of the
    /// change before they appear, and of the way back when they have been shown.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - variant: The conditions.
    ///   - stage: The last stage.
    ///   - time: When the picture is taken, in seconds after the screen has appeared; nil for the screen at rest.
    ///   - body: Is called once the screen is at rest.
    /// - Returns: The screen.
    package mutating func render(
        _ controller: UIViewController, in variant: Variant, to stage: RenderStage,
        at time: Double? = nil, atRest body: () -> Void = {}
    ) -> RenderedScreen {
        nonisolated(unsafe) let shown = controller  // It is shown in this task, before the function returns.
        let outside = RenderEnvironment.current.traits
        var inside = outside
        let announced = {
            shown.viewIfLoaded?.screenTraitsDidChange(from: outside)
            return shown
        }
        let screen = render(making: announced, in: variant, to: stage, at: time) {
            inside = RenderEnvironment.current.traits
            body()
        }
        shown.viewIfLoaded?.screenTraitsDidChange(from: inside)
        return screen
    }

    /// Renders a view controller that is made within the render.
    ///
    /// - Parameters:
    ///   - make: Makes the controller.
    ///   - variant: The conditions.
    ///   - stage: The last stage.
    ///   - time: When the picture is taken, in seconds after the screen has appeared; nil for the screen at rest.
    ///   - body: Is called once the screen is at rest.
    /// - Returns: The screen.
    package mutating func render(
        making make: @escaping () -> UIViewController, in variant: Variant, to stage: RenderStage,
        at time: Double? = nil, atRest body: () -> Void = {}
    ) -> RenderedScreen {
        nonisolated(unsafe) let make = make  // It is called in this task, before the function returns.
        var recipe = ScreenRecipe(
            input: "snapshot", screen: "snapshot",
            assets: AssetSearchPaths(directories: InstalledAssets.directories), content: .code { make() })
        recipe.time = time
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
