package import Scene

/// The conditions under which a view records its drawing.
package struct ContentContext {
    /// The traits of the view.
    package var traits: UITraitCollection

    /// Resolves a color in these traits.
    package func color(_ color: UIColor) -> Color { color.color(in: traits) }
}
