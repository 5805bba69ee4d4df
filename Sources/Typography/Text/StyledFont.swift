/// A style with its font found; shared by all that is set in it.
final class StyledFont {
    let style: TextStyle
    let font: ResolvedFont

    init(style: TextStyle, font: ResolvedFont) {
        self.style = style
        self.font = font
    }
}
