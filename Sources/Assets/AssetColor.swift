/// A color as a color set specifies it.
package enum AssetColor: Hashable, Sendable {
    /// A system color, by its name in the catalog.
    case reference(String)
    /// A gray, components in 0...1.
    case white(Double, alpha: Double)
    /// An sRGB color, components in 0...1.
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
    /// A Display P3 color, components in 0...1.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
}
