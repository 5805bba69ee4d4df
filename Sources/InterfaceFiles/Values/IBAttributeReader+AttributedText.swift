import ScreenDocuments
import XML

extension IBAttributeReader {
    /// Reads an attributed text with the style of each fragment. The paragraph style is that of the first.
    ///
    /// - Parameters:
    ///   - node: the text.
    ///   - textName: the attribute of the plain text.
    ///   - runsName: the attribute of a text of several styles.
    ///   - found: receives the attributes.
    func readAttributed(
        _ node: XMLElement, textName: String, runsName: String = "runs", into found: inout AttributeList
    ) {
        let fragments = node.children.filter { $0.name == "fragment" }
        guard let first = fragments.first else { return }
        let place = resources.place(node)
        found.set(textName, .text(fragments.map(\.content).joined()), place)
        // The font and the color of the title in a state are not those in all states.
        let isOfState = runsName != "runs" && runsName != "titleRuns"
        if let style = first.child("attributes"), !isOfState {
            readStyle(style, colorName: textName == "title" ? "titleColor" : "textColor", into: &found)
        }
        let isStyled = fragments.contains { $0.child("attributes")?.hasRunStyle ?? false }
        guard fragments.count > 1 || isStyled || isOfState else { return }
        found.set(runsName, .runs(fragments.map(run)), place)
    }

    private func readStyle(_ style: XMLElement, colorName: String, into found: inout AttributeList) {
        let place = resources.place(style)
        if let font = style.child(key: "NSFont").flatMap(IBFonts.font) {
            found.set("font", .font(font), place)
        }
        if let color = style.child(key: "NSColor", tag: "color").flatMap(resources.colors.color) {
            found.set(colorName, .color(color), place)
        }
        guard let paragraph = style.child("paragraphStyle") else { return }
        for (own, known) in [("alignment", "textAlignment"), ("lineBreakMode", "lineBreakMode")] {
            if let name = paragraph[own] { set(known, to: name, at: place, in: &found) }
        }
        let lengths = Choices.ParagraphLength.allCases.compactMap { length in
            let range = StyledTextLimits.range(length)
            return paragraph.number(length.rawValue).map {
                ParagraphStyleValue.Length(length, max(range.lowerBound, min(range.upperBound, $0)))
            }
        }
        if !lengths.isEmpty, definition("paragraphStyle") != nil {
            found.set("paragraphStyle", .paragraphStyle(ParagraphStyleValue(lengths: lengths)), place)
        }
    }

    private func run(_ fragment: XMLElement) -> TextRunValue {
        var run = TextRunValue(text: fragment.content)
        guard let style = fragment.child("attributes") else { return run }
        let colors = resources.colors
        run.font = style.child(key: "NSFont").flatMap(IBFonts.font)
        run.textColor = style.child(key: "NSColor", tag: "color").flatMap(colors.color)
        run.backgroundColor = style.child(key: "NSBackgroundColor", tag: "color").flatMap(colors.color)
        run.underline = style.line("NSUnderline")
        run.strikethrough = style.line("NSStrikethrough")
        run.kern = style.length("NSKern")
        run.baselineOffset = style.length("NSBaselineOffset")
        run.underlineColor = style.child(key: "NSUnderlineColor", tag: "color").flatMap(colors.color)
        run.strikethroughColor = style.child(key: "NSStrikethroughColor", tag: "color").flatMap(colors.color)
        run.strokeColor = style.child(key: "NSStrokeColor", tag: "color").flatMap(colors.color)
        run.strokeWidth = style.number("NSStrokeWidth", in: StyledTextLimits.strokeWidthRange)
        run.obliqueness = style.number("NSObliqueness", in: StyledTextLimits.slantRange)
        run.expansion = style.number("NSExpansion", in: StyledTextLimits.slantRange)
        return run
    }
}

extension XMLElement {
    /// The text of a fragment: an attribute, or an element if it has several lines.
    fileprivate var content: String { self["content"] ?? child(key: "content")?.text ?? "" }

    /// Whether a fragment has attributes that a label does not have.
    fileprivate var hasRunStyle: Bool {
        [
            "NSUnderline", "NSStrikethrough", "NSKern", "NSBaselineOffset", "NSBackgroundColor",
            "NSStrokeWidth", "NSObliqueness", "NSExpansion",
        ].contains { child(key: $0) != nil }
    }

    /// Returns a numeric attribute of a fragment in the range of `runs`.
    fileprivate func length(_ key: String) -> Double? {
        number(key, in: StyledTextLimits.kernRange)
    }

    /// Returns a numeric attribute of a fragment, clamped to a range.
    fileprivate func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
        child(key: key)?.number("value").map { max(range.lowerBound, min(range.upperBound, $0)) }
    }

    /// Returns a line style of a fragment from the bits of NSUnderlineStyle.
    fileprivate func line(_ key: String) -> [Choices.LineStyle]? {
        guard let value = child(key: key)?.number("value"), value > 0, value < 65_536 else { return nil }
        let bits = Int(value)
        guard bits & 0xF != 0 else { return nil }
        var styles: [Choices.LineStyle] = [bits & 0xF == 2 ? .thick : bits & 0xF == 9 ? .double : .single]
        switch bits & 0xF00 {
        case 0x100: styles.append(.patternDot)
        case 0x200: styles.append(.patternDash)
        case 0x300: styles.append(.patternDashDot)
        case 0x400: styles.append(.patternDashDotDot)
        default: break
        }
        if bits & 0x8000 != 0 { styles.append(.byWord) }
        return styles
    }
}
