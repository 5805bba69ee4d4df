extension NSAttributedString.Key {
    /// `UIFont`; without it the label's, or Helvetica's stand-in at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// `UIColor` of the glyphs.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 switches ligatures off.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points added after every glyph; 0 switches pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after every glyph, with pair kerning left on.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: `NSUnderlineStyle`'s bits of a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: `NSUnderlineStyle`'s bits of a line below the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// `UIColor` of the outlines.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of outlines in per cent of the font's size.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The name of an effect.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// `URL` or `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// `UIColor` of the underline.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// `UIColor` of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: how far glyphs lean.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: how much wider glyphs are.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An array of numbers: embedded directions.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A number: 1 for vertical glyphs.
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
}
