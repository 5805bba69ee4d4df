// Attributes of speech; nothing is spoken here.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechPunctuation")
    /// The language of the voice, as a BCP 47 code such as "en-US".
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechLanguage")
    /// The pitch, 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechPitch")
    /// Whether an announcement waits for others.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechQueueAnnouncement")
    /// The pronunciation, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechIPANotation")
    /// How soon an announcement is spoken.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAnnouncementPriority")
    /// Whether each letter is spoken.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechSpellOut")
    /// The level of a heading, 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        "UIAccessibilityTextHeadingLevel")
    /// Attributes of the app's own.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextCustom")
    /// The kind of text, a `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = NSAttributedString.Key(
        "UIAccessibilityTextAttributeContext")
}
