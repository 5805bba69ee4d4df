/// One screen to be rendered in one variant.
public struct RenderRequest: Sendable {
    /// How to make the screen.
    public var recipe: ScreenRecipe
    /// The conditions.
    public var variant: Variant

    /// A screen in a variant.
    public init(recipe: ScreenRecipe, variant: Variant) {
        self.recipe = recipe
        self.variant = variant
    }

    /// The name of what is made of it, without an extension.
    public var outputName: String { recipe.outputName(variant) }
}
