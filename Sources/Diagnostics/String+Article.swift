extension String {
    /// The noun with its indefinite article: "a label", "an image", "an MTKView", "a UIWebView".
    public var withArticle: String { (startsWithVowelSound ? "an " : "a ") + self }

    /// Initialisms are pronounced letter by letter, so that the name of the first letter determines the
    /// article.
    private var startsWithVowelSound: Bool {
        let isSpelledOut = count > 1 && prefix(2).allSatisfy(\.isUppercase)
        return first.map { (isSpelledOut ? "AEFHILMNORSX" : "AEIOaeio").contains($0) } ?? false
    }
}
