/// Reads lengths of SVG files.
enum SVGLength {
    /// Returns a length in user units; nil if it is invalid or a percentage. Source: CSS, 96 pixels per inch.
    static func points(_ text: String) -> Double? { resolved(text, of: nil) }

    /// Returns a length in user units; percentages are of `whole`.
    static func resolved(_ text: String, of whole: Double?) -> Double? {
        var scanner = SVGScanner(text)
        guard let number = scanner.number() else { return nil }
        if scanner.take("%") { return whole.map { number / 100 * $0 } }
        switch scanner.word() {
        case "", "px": return number
        case "pt": return number * 96 / 72
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        // Chosen: the default font size of browsers, since text is not drawn.
        case "em", "rem": return number * 16
        case "ex": return number * 8
        default: return nil
        }
    }
}
