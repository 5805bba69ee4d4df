extension ElementVocabulary {
    /// The classes and attributes as Markdown, for `docs/screen-format.md`.
    public static func markdown() -> String { classes.map(section).joined(separator: "\n") }

    private static func section(_ row: ElementClass) -> String {
        var lines = ["### \(row.name)", "", row.summary]
        switch row.subviews {
        case .allowed: break
        case .refused: lines.append("It arranges its own parts and takes no subviews.")
        case .only(let classes): lines.append("It takes " + AttributeType.list(classes) + " as subviews.")
        }
        lines += ["", "| attribute | value | |", "| --- | --- | --- |"]
        lines += row.attributes.map { "| `\($0.name)` | \($0.type.markdown) | \($0.summary) |" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension AttributeType {
    /// What a value may be, in the words of the table of values.
    fileprivate var markdown: String {
        switch self {
        case .text: "text"
        case .texts: "list of texts"
        case .number(let range) where range == 0...1: "number, 0 to 1"
        case .number(let range) where range.lowerBound == 0: "number, not negative"
        case .number: "number"
        case .integer(let range):
            range.lowerBound == 0
                ? "whole number, 0 to \(range.upperBound)" : "whole number"
        case .boolean: "boolean"
        case .choice(let words): AttributeType.list(words)
        case .choices(let words): "any of " + AttributeType.list(words)
        case .color: "colour"
        case .font: "font"
        case .image: "image"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .insets: "insets"
        case .runs: "list of texts or runs"
        case .paragraphStyle: "paragraph style"
        case .priorities: "priority, or `{horizontal:, vertical:}` with one for an axis"
        }
    }

    fileprivate static func list(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }
}
