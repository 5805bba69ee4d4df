extension NSAttributedString {
    /// The size on lines as long as the text wants, not rounded to pixels.
    public func size() -> CGSize { StyledText(self).size() }

    /// The box that the text takes in a room, not rounded to pixels.
    ///
    /// A width or height of 0 sets no limit. The height limits nothing but with `truncatesLastVisibleLine`.
    /// Source: Apple's documentation; without `usesLineFragmentOrigin` the text stays on one line, and the box
    /// begins at the baseline rather than at the top.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text on lines as long as it wants, from their top-left corner, into the current context.
    public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the text from the top of a rectangle, wrapped at its width, into the current context.
    ///
    /// Chosen: lines that do not fit whole are left out, but never the first.
    public func draw(in rect: CGRect) { StyledText(self).draw(in: rect) }

    /// Draws the text into the current context: from the top of a rectangle, wrapped at its width, with
    /// `usesLineFragmentOrigin`; else on one line whose baseline begins at the rectangle's origin.
    ///
    /// A width or height of 0 sets no limit. Chosen: lines that do not fit whole are left out, but never the
    /// first.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        StyledText(self).draw(with: rect, options: options, context: context)
    }

    /// What text without a font is set in.
    /// Source: Apple's documentation, Helvetica at 12 points.
    static var defaultFont: UIFont {
        UIFont(name: "Helvetica", size: 12) ?? .standIn(forFontNamed: "Helvetica", size: 12)
    }
}
