extension String {
    /// The words after the article that they are said with: "a label", "an image", "an MTKView", "a UIWebView".
    public var withArticle: String { (takesAn ? "an " : "a ") + self }

    /// Capitals at the beginning are spelt, so what counts is how the first letter is called.
    private var takesAn: Bool {
        let isSpelt = count > 1 && prefix(2).allSatisfy(\.isUppercase)
        return first.map { (isSpelt ? "AEFHILMNORSX" : "AEIOaeio").contains($0) } ?? false
    }
}
