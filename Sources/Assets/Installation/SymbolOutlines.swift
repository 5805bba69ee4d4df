package import Geometry
package import Scene

/// The outlines of the bundled icons that replace the system's symbols.
///
/// There is a file for each weight and a line for each symbol, sorted by name: the name, width and height in
/// points, then the outline in hundredths of a point, each pair of numbers relative to the current point.
package enum SymbolOutlines {
    /// The weights that there are files of.
    package enum Weight: Sendable {
        case light, regular, bold

        /// The nearest weight of one on the scale of 100 to 900 that fonts use.
        package init(_ fontWeight: Int) {
            self = fontWeight < 400 ? .light : fontWeight < 600 ? .regular : .bold
        }
    }

    /// A symbol at the point size of the table.
    package struct Glyph: Sendable {
        /// The size of its image.
        package var size: Size
        /// The areas that are filled.
        package var outline: Path
    }

    /// The point size of matching text.
    package static let pointSize = 17.0
    /// The size of a symbol without an outline. Chosen: that of a circle, the most frequent size.
    package static let standardSize = Size(width: 19.67, height: 19)

    /// Returns the symbol of a name in a weight; nil where there is none.
    package static func glyph(named name: String, weight: Weight) -> Glyph? {
        switch weight {
        case .light: light.glyph(named: name)
        case .regular: regular.glyph(named: name)
        case .bold: bold.glyph(named: name)
        }
    }

    /// Returns the growth relative to the regular weight, in points, of an image for text of 17 points.
    ///
    /// Measured: a chevron in the medium weight is 13 by 17.67. Chosen for others: as the stems of text grow.
    package static func growth(ofWeight fontWeight: Int) -> Double {
        switch fontWeight {
        case ..<150: -0.8
        case ..<250: -0.65
        case ..<350: -0.4
        case ..<450: 0
        case ..<550: 0.25
        case ..<650: 0.5
        case ..<750: 0.7
        case ..<850: 1.1
        default: 1.5
        }
    }

    private static let light = SymbolFile("light")
    private static let regular = SymbolFile("regular")
    private static let bold = SymbolFile("bold")
}
