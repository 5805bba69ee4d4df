package import Typography

extension EnvironmentValues {
    /// The font of texts, for the text engine.
    package var fontDescriptor: FontDescriptor { (font ?? .body).descriptor(in: self) }
}
