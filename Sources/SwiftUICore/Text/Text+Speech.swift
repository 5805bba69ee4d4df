extension Text {
    /// Sets whether VoiceOver should always speak all punctuation in the text view; this has no effect here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Sets whether VoiceOver should speak the contents of the text view character by character; this has no effect here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Raises or lowers the pitch of spoken text; this has no effect here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Controls whether to queue pending announcements behind existing speech; this has no effect here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Defines text scales.
    public struct Scale: Hashable, Sendable {
        private let name: String
        /// Defines default text scale.
        public static let `default` = Scale(name: "default")
        /// Defines secondary text scale.
        public static let secondary = Scale(name: "secondary")
    }

    /// Applies a text scale to the text; this has no effect here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
    /// Applies a text scale to text in the view; this has no effect here.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
