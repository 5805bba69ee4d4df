package import Scene

/// What a view may ask while it records its drawing.
package struct ContentContext {
    /// The conditions it is shown under.
    package var traits: UITraitCollection

    /// A colour in these conditions.
    package func color(_ color: UIColor) -> Color { color.color(in: traits) }
}
