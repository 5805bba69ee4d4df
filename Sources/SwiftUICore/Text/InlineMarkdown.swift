/// Reads the Markdown of one line that localized texts may have: strong, emphasis, code, strikethrough, links.
struct InlineMarkdown {
    /// A part of a text and its attributes.
    struct Run: Equatable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
        var isLink = false
    }

    private var runs: [Run] = []

    /// Returns the parts of a text.
    static func runs(of text: String) -> [Run] {
        guard text.contains(where: { "*_`~[".contains($0) }) else { return [Run(text: text)] }
        var reader = InlineMarkdown()
        reader.read(text[...], Run(text: ""))
        return reader.runs
    }

    private mutating func append(_ text: Substring, _ style: Run) {
        guard !text.isEmpty else { return }
        var run = style
        run.text = String(text)
        if let last = runs.last {
            var joined = last
            joined.text = run.text
            if joined == run {
                runs[runs.count - 1].text += run.text
                return
            }
        }
        runs.append(run)
    }

    private mutating func read(_ text: Substring, _ style: Run) {
        var rest = text
        while let start = rest.firstIndex(where: { "*_`~[\\".contains($0) }) {
            append(rest[..<start], style)
            rest = rest[start...]
            if rest.first == "\\", rest.count > 1 {
                append(rest.dropFirst().prefix(1), style)
                rest = rest.dropFirst(2)
            } else if let (inner, changed, end) = span(in: rest, style) {
                if changed.isCode, !style.isCode { append(inner, changed) } else { read(inner, changed) }
                rest = rest[end...]
            } else {
                append(rest.prefix(1), style)
                rest = rest.dropFirst()
            }
        }
        append(rest, style)
    }

    /// The text between marks at the start, its style, and the place after it; nil where there is none.
    private func span(in text: Substring, _ style: Run) -> (Substring, Run, Substring.Index)? {
        var changed = style
        for mark in ["**", "__", "~~", "*", "_", "`"] where text.hasPrefix(mark) {
            let body = text.dropFirst(mark.count)
            guard let close = body.firstRange(of: mark), close.lowerBound > body.startIndex,
                body.first?.isWhitespace == false
            else { continue }
            switch mark {
            case "**", "__": changed.isBold = true
            case "~~": changed.isStruck = true
            case "`": changed.isCode = true
            default: changed.isItalic = true
            }
            return (body[..<close.lowerBound], changed, close.upperBound)
        }
        guard text.first == "[", let close = text.firstRange(of: "]("),
            let end = text[close.upperBound...].firstIndex(of: ")")
        else { return nil }
        changed.isLink = true
        return (text[text.index(after: text.startIndex)..<close.lowerBound], changed, text.index(after: end))
    }
}
