package import Scene

/// The conditions under which a view records its drawing.
package struct ContentContext {
    /// The traits of the view.
    package var traits: UITraitCollection
    /// The presented values of layers at the moment of the render.
    var presentation = Presentation.model

    init(traits: UITraitCollection, presentation: Presentation = .model) {
        self.traits = traits
        self.presentation = presentation
    }

    /// Resolves a color in these traits.
    package func color(_ color: UIColor) -> Color { color.color(in: traits) }

    /// Returns the presented values of a view's layer.
    func shown(_ view: UIView) -> PresentedValues { presentation.values(of: view.layer) }

    /// Returns whether a background is visible in a view, be it that of an animation.
    func hasBackground(_ view: UIView) -> Bool {
        let shown = shown(view)
        return shown.changesBackground
            ? shown.changed[.backgroundColor]?.color != nil : view.storedBackgroundColor != nil
    }
}
