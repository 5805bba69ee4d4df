/// Text of a map, whose width is estimated: the viewer's fonts are not known.
package enum MapText {
    /// Returns the approximate width of a text at a font size, in points.
    ///
    /// Chosen: a little more than Helvetica's mean for ASCII; a square for every other character.
    package static func width(_ text: String, size: Double) -> Double {
        text.reduce(0) { $0 + ($1.isASCII ? ($1.isUppercase ? 0.7 : 0.56) : 1) } * size
    }

    /// Returns a text, shortened to a width.
    package static func fitted(_ text: String, size: Double, width limit: Double) -> String {
        var shown = "", used = size
        for character in text {
            let next = width(String(character), size: size)
            guard used + next <= limit else {
                // What is left out may still fit in the place of the ellipsis.
                return width(text, size: size) <= limit ? text : shown + "…"
            }
            shown.append(character)
            used += next
        }
        return text
    }
}
