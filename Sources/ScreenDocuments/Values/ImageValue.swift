package import Geometry

/// An image as specified in a file.
package struct ImageValue: Hashable, Sendable {
    /// The name without scale suffix and extension, or a path relative to the file.
    package var name: String
    /// The caps that are not stretched with the image, in points; nil for none.
    package var capInsets: Insets?
    /// Whether the area between the caps is tiled instead of stretched.
    package var tiles: Bool
    /// Whether only the alpha channel is used, filled with the tint color.
    package var isTemplate: Bool
    /// The size in points of the placeholder for a missing image; nil for none.
    package var recordedSize: Size?
    /// The size and weight of a system symbol; nil for other images.
    package var symbol: SymbolValue?

    /// Creates an image with a name.
    package init(
        name: String, capInsets: Insets? = nil, tiles: Bool = false, isTemplate: Bool = false,
        recordedSize: Size? = nil, symbol: SymbolValue? = nil
    ) {
        self.name = name
        self.capInsets = capInsets
        self.tiles = tiles
        self.isTemplate = isTemplate
        self.recordedSize = recordedSize
        self.symbol = symbol
    }
}

/// The size and weight of a symbol, as far as specified.
package struct SymbolValue: Hashable, Sendable {
    /// The font size in points of adjacent text, greater than 0.
    package var pointSize: Double?
    /// The text style that determines the size.
    package var textStyle: Choices.TextStyle?
    /// The weight; nil to inherit it.
    package var weight: Choices.FontWeight?
    /// The scale; nil to inherit it.
    package var scale: Choices.SymbolScale?

    /// Creates a value without properties, which are inherited.
    package init() {}
}

extension ImageValue: CustomStringConvertible {
    /// The name, followed by the specified properties.
    package var description: String {
        var parts = ["\(symbol == nil ? "name" : "symbol"): \(name.quoted)"]
        if let symbol {
            if let size = symbol.pointSize { parts.append("pointSize: \(NumberText.text(size))") }
            if let style = symbol.textStyle { parts.append("textStyle: \(style.rawValue)") }
            if let weight = symbol.weight { parts.append("weight: \(weight.rawValue)") }
            if let scale = symbol.scale { parts.append("scale: \(scale.rawValue)") }
        }
        if let capInsets { parts.append("capInsets: \(capInsets.text)") }
        if tiles { parts.append("resizingMode: tile") }
        if isTemplate { parts.append("renderingMode: template") }
        return parts.count == 1 && symbol == nil ? name.quoted : "{\(parts.joined(separator: ", "))}"
    }
}
