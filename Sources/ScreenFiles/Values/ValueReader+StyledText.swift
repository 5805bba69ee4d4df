import Diagnostics

extension ValueReader {
    /// The words that `runs` and `paragraphStyle` know.
    enum StyleWords {
        /// The keys of a run.
        static let runKeys = [
            "text", "image", "font", "textColor", "backgroundColor", "underline", "strikethrough", "kern",
            "baselineOffset",
        ]
        /// Source: NSUnderlineStyle's static members without patterns.
        static let lines = ["single", "thick", "double"]
        /// The keys of a paragraph style and what they take. Source: NSParagraphStyle's properties.
        static let lengths: [(name: String, range: ClosedRange<Double>)] = [
            ("lineSpacing", extent), ("paragraphSpacing", extent), ("paragraphSpacingBefore", extent),
            ("firstLineHeadIndent", extent), ("headIndent", extent),
            ("tailIndent", -ScreenLimits.points...ScreenLimits.points), ("minimumLineHeight", extent),
            ("maximumLineHeight", extent), ("lineHeightMultiple", 0...100),
        ]
        /// Points that spread words. Chosen: wider than any screen.
        static let kerns = -2_000.0...2_000.0

        private static let extent = 0...ScreenLimits.points
    }

    /// A list of words with styles of their own.
    func runs(_ node: YAMLNode, for name: String) -> [TextRunValue]? {
        guard let nodes = node.sequence else {
            expected("a list of words, plain or as {text: …}", for: name, found: node)
            return nil
        }
        let read = nodes.map { run($0, for: name) }
        return read.contains(nil) ? nil : read.compactMap { $0 }
    }

    private func run(_ node: YAMLNode, for name: String) -> TextRunValue? {
        guard let entries = node.mapping else { return text(node, for: name).map(TextRunValue.init(text:)) }
        guard knows(entries, only: StyleWords.runKeys, for: name) else { return nil }
        let contents = entries.filter { ["text", "image"].contains($0.key) }
        guard contents.count == 1 else {
            problems.report(
                .error("\(name) takes either text or image in each run", at: node.place))
            return nil
        }
        var run = TextRunValue(text: "")
        for entry in entries where !read(entry, of: name, into: &run) { return nil }
        return run
    }

    private func read(_ entry: YAMLEntry, of name: String, into run: inout TextRunValue) -> Bool {
        let key = "\(name).\(entry.key)", node = entry.value
        switch entry.key {
        case "text": return keep(text(node, for: key)) { run.text = $0 }
        case "image": return keep(image(node, for: key)) { run.image = $0 }
        case "font": return keep(font(node, for: key)) { run.font = $0 }
        case "textColor": return keep(color(node, for: key)) { run.textColor = $0 }
        case "backgroundColor": return keep(color(node, for: key)) { run.backgroundColor = $0 }
        case "underline": return keep(choice(node, of: StyleWords.lines, for: key)) { run.underline = $0 }
        case "strikethrough":
            return keep(choice(node, of: StyleWords.lines, for: key)) { run.strikethrough = $0 }
        case "kern": return keep(number(node, in: StyleWords.kerns, for: key)) { run.kern = $0 }
        default: return keep(number(node, in: StyleWords.kerns, for: key)) { run.baselineOffset = $0 }
        }
    }

    /// Lengths of lines and paragraphs.
    func paragraphStyle(_ node: YAMLNode, for name: String) -> ParagraphStyleValue? {
        guard let entries = node.mapping else {
            expected("a mapping such as {lineSpacing: 4}", for: name, found: node)
            return nil
        }
        guard knows(entries, only: StyleWords.lengths.map(\.name), for: name) else { return nil }
        var style = ParagraphStyleValue(lengths: [])
        for entry in entries {
            guard let range = StyleWords.lengths.first(where: { $0.name == entry.key })?.range,
                let length = number(entry.value, in: range, for: "\(name).\(entry.key)")
            else { return nil }
            style.lengths.append(ParagraphStyleValue.Length(entry.key, length))
        }
        return style
    }

    /// Hands over a value that could be read.
    private func keep<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
        guard let value else { return false }
        set(value)
        return true
    }
}
