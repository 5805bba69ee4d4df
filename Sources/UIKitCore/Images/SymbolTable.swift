import Assets
import Scene

/// The outlines of the bundled icons that replace the system's symbols, by UIKit's weights.
enum SymbolTable {
    /// The point size of matching text.
    static let pointSize: CGFloat = SymbolOutlines.pointSize
    /// The size of a symbol without an outline.
    static let standardSize = CGSize(SymbolOutlines.standardSize)

    /// A symbol at the point size of the table.
    struct Glyph: Sendable {
        /// The size of its image.
        var size: CGSize
        /// The areas that are filled.
        var outline: Path
    }

    /// Returns the symbol of a name in the closest weight; nil where there is none.
    static func glyph(named name: String, weight: UIImage.SymbolWeight) -> Glyph? {
        let weight: SymbolOutlines.Weight =
            switch weight {
            case .ultraLight, .thin, .light: .light
            case .unspecified, .regular, .medium: .regular
            case .semibold, .bold, .heavy, .black: .bold
            }
        return SymbolOutlines.glyph(named: name, weight: weight).map {
            Glyph(size: CGSize($0.size), outline: $0.outline)
        }
    }
}
