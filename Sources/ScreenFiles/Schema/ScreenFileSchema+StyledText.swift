extension ScreenFileSchema {
    /// A list of words, each plain or with a style of its own.
    static var runs: SchemaNode {
        let known = ValueReader.StyleWords.self
        let line = orParameter(.words(known.lines))
        let kern = orParameter(number("number", known.kerns.lowerBound, known.kerns.upperBound))
        let style: [(key: String, value: SchemaNode)] = [
            ("font", .reference("font")), ("textColor", .reference("color")),
            ("backgroundColor", .reference("color")), ("underline", line), ("strikethrough", line),
            ("kern", kern), ("baselineOffset", kern),
        ]
        let words = object([("text", .reference("text"))] + style, required: ["text"])
        let picture = object([("image", .reference("image"))] + style, required: ["image"])
        return list(of: .any([.reference("text"), words, picture]))
    }

    /// Lengths of lines and paragraphs.
    static var paragraphStyle: SchemaNode {
        object(
            ValueReader.StyleWords.lengths.map {
                ($0.name, orParameter(number("number", $0.range.lowerBound, $0.range.upperBound)))
            })
    }
}
