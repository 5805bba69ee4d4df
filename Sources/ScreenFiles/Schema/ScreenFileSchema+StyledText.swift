import Files
import ScreenDocuments

extension ScreenFileSchema {
    /// The schema for attributed text: a list of runs, each plain or with its own style.
    static var runs: JSONValue {
        let text = object([("text", .reference("text"))] + runStyle, required: ["text"])
        let picture = object([("image", .reference("image"))] + runStyle, required: ["image"])
        return list(of: .any([.reference("text"), text, picture]))
    }

    /// The schema for the style of a text.
    static var textAttributes: JSONValue { object(runStyle.filter { $0.key != "link" }) }

    /// The schema for the appearance of a bar.
    static var barAppearance: JSONValue {
        object([
            ("background", orParameter(.words(Choices.BarBackground.names))),
            ("backgroundColor", .reference("color")), ("backgroundImage", .reference("image")),
            ("shadowColor", .reference("color")), ("titleTextAttributes", .reference("textAttributes")),
            ("largeTitleTextAttributes", .reference("textAttributes")),
            ("itemTitleTextAttributes", .reference("textAttributes")),
        ])
    }

    private static var runStyle: [(key: String, value: JSONValue)] {
        let known = StyledTextLimits.self
        let line = orParameter(
            .words(Choices.LineStyle.names), list(of: .words(Choices.LineStyle.names)))
        func number(_ range: ClosedRange<Double>) -> JSONValue {
            orParameter(Self.number("number", range.lowerBound, range.upperBound))
        }
        let shadow = object([
            ("offset", .reference("point")), ("blurRadius", number(known.blurRadiusRange)),
            ("color", .reference("color")),
        ])
        return [
            ("font", .reference("font")), ("textColor", .reference("color")),
            ("backgroundColor", .reference("color")), ("underline", line),
            ("underlineColor", .reference("color")), ("strikethrough", line),
            ("strikethroughColor", .reference("color")), ("kern", number(known.kernRange)),
            ("baselineOffset", number(known.kernRange)), ("strokeWidth", number(known.strokeWidthRange)),
            ("strokeColor", .reference("color")), ("shadow", shadow),
            ("obliqueness", number(known.slantRange)),
            ("expansion", number(known.slantRange)),
            ("writingDirection", orParameter(.words(Choices.RunDirection.names))),
            ("link", .reference("text")),
        ]
    }

    /// The schema for metrics of lines and paragraphs.
    static var paragraphStyle: JSONValue {
        let known = StyledTextLimits.self
        let numbers = Choices.ParagraphLength.allCases.map { length in
            let range = known.range(length)
            return (length.rawValue, orParameter(number("number", range.lowerBound, range.upperBound)))
        }
        let place = orParameter(number("number", known.extent.lowerBound, known.extent.upperBound))
        let stop = object(
            [
                ("location", place), ("alignment", orParameter(.words(Choices.TabAlignment.names))),
                ("terminators", .reference("text")),
            ], required: ["location"])
        let strategies = orParameter(
            .words(Choices.LineBreakStrategy.names), list(of: .words(Choices.LineBreakStrategy.names)))
        return object(
            numbers + [
                ("tabStops", list(of: .any([place, stop]))),
                ("baseWritingDirection", orParameter(.words(Choices.WritingDirection.names))),
                ("lineBreakStrategy", strategies),
            ])
    }
}
