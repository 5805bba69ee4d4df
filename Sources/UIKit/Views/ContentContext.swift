package import Scene

/// The conditions under which a view records its drawing.
package struct ContentContext {
    /// The traits of the view.
    package var traits: UITraitCollection
    /// What layers show at the moment of the picture.
    var presentation = Presentation.model

    init(traits: UITraitCollection, presentation: Presentation = .model) {
        self.traits = traits
        self.presentation = presentation
    }

    /// Resolves a color in these traits.
    package func color(_ color: UIColor) -> Color { color.color(in: traits) }

    /// Returns the values that a view's layer shows.
    func shown(_ view: UIView) -> PresentedValues { presentation.values(of: view.layer) }

    /// Returns whether a background is shown in a view, be it that of an animation.
    func hasBackground(_ view: UIView) -> Bool {
        let shown = shown(view)
        return shown.changesBackground
            ? shown.changed[.backgroundColor]?.color != nil : view.backgroundColor != nil
    }
}
