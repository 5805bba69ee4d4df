/// A screen of an app under the conditions of one of its pictures.
package struct ScreenOccurrence: Hashable, Sendable {
    /// What is shown, as it was loaded.
    package var recipe: RecipeReference
    /// The conditions that it is laid out under.
    package var variant: Variant

    /// Whether a request asks for it.
    package func isOf(_ request: SourceRequest) -> Bool {
        request.recipe == recipe && request.variant == variant
    }
}
