public import Foundation

/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
    /// A part of a text, with what its modifiers set.
    struct Segment: Equatable, Sendable {
        var content: TextContent
        var attributes = TextAttributes()
    }

    /// A change of the text that is on its way.
    struct Change: Equatable, Sendable {
        /// What the text was.
        var old: [Segment]
        /// The share of the change, of a spring also above 1.
        var share: Double
    }

    private(set) var segments: [Segment]
    /// The change that is on its way; nil for a text at rest.
    private(set) var change: Change?

    init(_ content: TextContent) { segments = [Segment(content: content)] }

    init(segments: [Segment]) { self.segments = segments }

    /// Creates a text of a string, which is neither localized nor changed.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text of a string, which is neither localized nor changed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text of a key, which is looked up in the tables of the app.
    ///
    /// - Parameters:
    ///   - key: The key, with values that are interpolated.
    ///   - tableName: The name of the strings file; nil for `Localizable`.
    ///   - bundle: Has no effect: the tables are those of the app's project.
    ///   - comment: What the text is for; has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self.init(.localized(key, table: tableName)) }

    /// Creates a text of an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text of an image in the size of the font.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Creates a text of a value in a format, in the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Creates a text of a value by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? "\(subject)"))
    }

    /// Returns the texts after each other, each with its own attributes.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(segments: lhs.segments + rhs.segments) }

    /// Returns the text with attributes where none are set.
    func setting(_ change: (inout TextAttributes) -> Void) -> Text {
        var attributes = TextAttributes()
        change(&attributes)
        return Text(
            segments: segments.map { segment in
                var segment = segment
                segment.attributes.fill(from: attributes)
                return segment
            })
    }
}

extension Text: Interpolatable {
    func isSettled(at target: Text) -> Bool { segments == target.segments }

    func interpolated(to target: Text, by share: Double) -> Text {
        var text = target
        text.change = Change(old: segments, share: share)
        return text
    }
}
