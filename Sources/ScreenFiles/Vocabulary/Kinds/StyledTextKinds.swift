import Files

/// Text in runs: a list of texts or of `{text:, font:, textColor:, …}`.
package struct RunsKind: WrittenKind {
    package func erased(_ value: [TextRunValue]) -> AttributeValue { .runs(value) }
    package func value(of erased: AttributeValue) -> [TextRunValue]? {
        if case .runs(let runs) = erased { runs } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> [TextRunValue]? {
        reader.runs(node, for: name)
    }

    var schema: JSONValue { .reference("runs") }
    var markdown: String { "list of texts or runs" }
}

/// Metrics of lines and paragraphs: `{lineSpacing:, headIndent:, …}`.
package struct ParagraphStyleKind: WrittenKind {
    package func erased(_ value: ParagraphStyleValue) -> AttributeValue { .paragraphStyle(value) }
    package func value(of erased: AttributeValue) -> ParagraphStyleValue? {
        if case .paragraphStyle(let style) = erased { style } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> ParagraphStyleValue? {
        reader.paragraphStyle(node, for: name)
    }

    var schema: JSONValue { .reference("paragraphStyle") }
    var markdown: String { "paragraph style" }
}

extension AttributeKind where Self == RunsKind {
    /// Text in runs.
    static var runs: Self { RunsKind() }
}

extension AttributeKind where Self == ParagraphStyleKind {
    /// Metrics of lines and paragraphs.
    static var paragraphStyle: Self { ParagraphStyleKind() }
}
