extension NSAttributedString {
    /// Returns the size of the text on unlimited lines, not rounded to pixels.
    public func size() -> CGSize { StyledText(self).size() }

    /// Returns the bounding rectangle of the text in an available size, not rounded to pixels.
    ///
    /// A width or height of 0 is unlimited. The height only has an effect with `truncatesLastVisibleLine`.
    /// Source: Apple's documentation; without `usesLineFragmentOrigin` the text stays on one line, and the
    /// rectangle begins at the baseline rather than at the top.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text on unlimited lines with its top-left corner at a point, in the current context.
    public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the text in a rectangle from its top, wrapped at its width, in the current context.
    ///
    /// Chosen: lines that do not fit completely are omitted, except for the first.
    public func draw(in rect: CGRect) { StyledText(self).draw(in: rect) }

    /// Draws the text in the current context: with `usesLineFragmentOrigin` from the top of a rectangle,
    /// wrapped at its width; otherwise on one line whose baseline begins at the rectangle's origin.
    ///
    /// A width or height of 0 is unlimited. Chosen: lines that do not fit completely are omitted, except for
    /// the first.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StyledText(self).draw(with: rect, options: options, context: context)
    }

    /// The font of text without one. Source: Apple's documentation, Helvetica at 12 points.
    static var defaultFont: UIFont {
        UIFont.ofRender(named: "Helvetica", size: 12) ?? .substitute(forFontNamed: "Helvetica", size: 12)
    }
}
