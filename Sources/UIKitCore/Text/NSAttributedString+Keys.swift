extension NSAttributedString.Key {
    /// The font, a `UIFont`; the default is the label's, or the substitute of Helvetica at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The color of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color of the background behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The ligatures, a number; 0 disables them.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The kerning, a number of points added after every glyph; 0 disables pair kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The tracking, a number of points added after every glyph; pair kerning stays enabled.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The strikethrough style, a number of `NSUnderlineStyle` bits.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The underline style, a number of `NSUnderlineStyle` bits.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the glyph outlines, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the glyph outlines, a number in percent of the font size.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The text effect, the name of one.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The attachment, an `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The link, a `URL` or `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// The baseline offset, a number of points upward.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The color of the underline, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The color of the strikethrough, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The skew of the glyphs, a number.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The expansion of the glyphs, a number.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The writing direction overrides, an array of numbers.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// The glyph orientation, a number; 1 is vertical.
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
}
