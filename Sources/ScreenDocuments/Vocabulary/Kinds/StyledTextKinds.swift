/// Text in runs: a list of texts or of `{text:, font:, textColor:, …}`.
package struct RunsKind: AttributeKind {
    package var type: AttributeType { .runs }
    package func erased(_ value: [TextRunValue]) -> AttributeValue { .runs(value) }
    package func value(of erased: AttributeValue) -> [TextRunValue]? {
        if case .runs(let runs) = erased { runs } else { nil }
    }
}

/// Metrics of lines and paragraphs: `{lineSpacing:, headIndent:, …}`.
package struct ParagraphStyleKind: AttributeKind {
    package var type: AttributeType { .paragraphStyle }
    package func erased(_ value: ParagraphStyleValue) -> AttributeValue { .paragraphStyle(value) }
    package func value(of erased: AttributeValue) -> ParagraphStyleValue? {
        if case .paragraphStyle(let style) = erased { style } else { nil }
    }
}

extension AttributeKind where Self == RunsKind {
    /// Text in runs.
    static var runs: Self { RunsKind() }
}

extension AttributeKind where Self == ParagraphStyleKind {
    /// Metrics of lines and paragraphs.
    static var paragraphStyle: Self { ParagraphStyleKind() }
}
