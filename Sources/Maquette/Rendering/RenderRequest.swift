import ScreenBuilder

/// One screen to be rendered in one variant.
public struct RenderRequest: Sendable {
    /// How to make the screen.
    public var recipe: ScreenRecipe
    /// The conditions.
    public var variant: Variant

    /// A screen in a variant; one on the canvas takes the conditions of the screen's own.
    public init(recipe: ScreenRecipe, variant: Variant) {
        self.recipe = recipe
        self.variant = variant
        guard variant.device.id == DeviceProfile.canvas.id, let canvas = recipe.canvas else { return }
        self.variant.device = canvas.device
        self.variant.orientation = .portrait
        if canvas.isDark { self.variant.appearance = .dark }
        if variant.textSize == .large, let textSize = TextSize(canvas.contentSizeCategory) {
            self.variant.textSize = textSize
        }
    }

    /// The name of what is made of it, without an extension.
    public var outputName: String { recipe.outputName(variant) }
}
