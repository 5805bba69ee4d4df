extension NSString {
    /// Returns the size of the text on unlimited lines, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size()
    }

    /// Returns the bounding rectangle of the text in an available size; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text on unlimited lines; see `NSAttributedString`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: point)
    }

    /// Draws the text wrapped in a rectangle; see `NSAttributedString`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(in: rect)
    }

    /// Draws the text with options; see `NSAttributedString`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(String(describing: self), attributes: attributes ?? [:])
    }
}

extension String {
    /// Returns the size of the text on unlimited lines, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size()
    }

    /// Returns the bounding rectangle of the text in an available size; see `NSAttributedString`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text on unlimited lines; see `NSAttributedString`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: point)
    }

    /// Draws the text wrapped in a rectangle; see `NSAttributedString`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(in: rect)
    }

    /// Draws the text with options; see `NSAttributedString`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
        StyledText(self, attributes: attributes ?? [:])
    }
}
