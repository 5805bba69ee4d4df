import ScreenDocuments

extension ElementVocabulary {
    /// The classes and attributes as Markdown, for `docs/screen-format.md`.
    package static func markdown() -> String { classes.map(section).joined(separator: "\n") }

    private static func section(_ row: ElementClass) -> String {
        var lines = ["### \(row.name)", "", row.summary]
        switch row.subviews {
        case .allowed: break
        case .refused: lines.append("It arranges its own parts and takes no subviews.")
        case .only(let classes): lines.append("It takes " + list(classes) + " as subviews.")
        }
        lines += ["", "| attribute | value | |", "| --- | --- | --- |"]
        lines += row.attributes.map { "| `\($0.name)` | \($0.type.markdown) | \($0.summary) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Names as code, one after another.
    static func list(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }
}
