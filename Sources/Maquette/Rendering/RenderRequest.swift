import ScreenBuilder

/// A screen to render in a variant.
public struct RenderRequest: Sendable {
    /// How to build the screen.
    public var recipe: ScreenRecipe
    /// The conditions that it is rendered under.
    public var variant: Variant

    /// Creates a request. A storyboard or xib that has a copy in the variant's language is drawn from that. On the
    /// `canvas` device, the conditions of the screen's own canvas apply.
    public init(recipe: ScreenRecipe, variant: Variant) {
        let recipe = recipe.localized(to: variant.locale)
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

    /// The base name of the output, without an extension.
    public var outputName: String { recipe.outputName(variant) }
}
