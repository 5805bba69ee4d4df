import Files

extension ScreenFileSchema {
    /// The schema for attributed text: a list of runs, each plain or with its own style.
    static var runs: JSONValue {
        let known = ValueReader.StyleWords.self
        let line = orParameter(.words(known.lines), list(of: .words(known.lines)))
        func number(_ range: ClosedRange<Double>) -> JSONValue {
            orParameter(Self.number("number", range.lowerBound, range.upperBound))
        }
        let shadow = object([
            ("offset", .reference("point")), ("blurRadius", number(known.blurs)),
            ("color", .reference("color")),
        ])
        let style: [(key: String, value: JSONValue)] = [
            ("font", .reference("font")), ("textColor", .reference("color")),
            ("backgroundColor", .reference("color")), ("underline", line),
            ("underlineColor", .reference("color")), ("strikethrough", line),
            ("strikethroughColor", .reference("color")), ("kern", number(known.kerns)),
            ("baselineOffset", number(known.kerns)), ("strokeWidth", number(known.strokes)),
            ("strokeColor", .reference("color")), ("shadow", shadow), ("obliqueness", number(known.leans)),
            ("expansion", number(known.leans)),
            ("writingDirection", orParameter(.words(known.runDirections))), ("link", .reference("text")),
        ]
        let words = object([("text", .reference("text"))] + style, required: ["text"])
        let picture = object([("image", .reference("image"))] + style, required: ["image"])
        return list(of: .any([.reference("text"), words, picture]))
    }

    /// The schema for metrics of lines and paragraphs.
    static var paragraphStyle: JSONValue {
        let known = ValueReader.StyleWords.self
        let numbers = known.lengths.map {
            ($0.name, orParameter(number("number", $0.range.lowerBound, $0.range.upperBound)))
        }
        let place = orParameter(number("number", known.extent.lowerBound, known.extent.upperBound))
        let stop = object(
            [
                ("location", place), ("alignment", orParameter(.words(known.tabAlignments))),
                ("terminators", .reference("text")),
            ], required: ["location"])
        let strategies = orParameter(.words(known.strategies), list(of: .words(known.strategies)))
        return object(
            numbers + [
                ("tabStops", list(of: .any([place, stop]))),
                ("baseWritingDirection", orParameter(.words(known.directions))),
                ("lineBreakStrategy", strategies),
            ])
    }
}
