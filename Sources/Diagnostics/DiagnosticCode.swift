/// A kind of diagnostic, which reports, summaries and documentation identify by its name.
///
/// Each module declares the codes of the diagnostics that it raises, and a list of them for the registry:
///
///     extension DiagnosticCode {
///         static let imageMissing = DiagnosticCode(
///             "image.missing", .warning, "image not found", cause: "…", remedy: "…")
///     }
public struct DiagnosticCode: Sendable {
    /// The unique name, an area and a kind: `image.missing`.
    public let name: String
    /// The default severity.
    public let severity: Diagnostic.Severity
    /// The severity of a finding about a layout; nil for the default.
    public let lintSeverity: Diagnostic.Severity?
    /// A short title, lower case without a full stop.
    public let title: String
    /// What causes the diagnostic, in full sentences.
    public let cause: String
    /// How to resolve it, in full sentences.
    public let remedy: String

    /// Creates a code.
    ///
    /// - Parameters:
    ///   - name: The unique name.
    ///   - severity: The default severity.
    ///   - title: A short title.
    ///   - lint: The severity of a finding about a layout; nil for the default.
    ///   - cause: What causes the diagnostic.
    ///   - remedy: How to resolve it.
    public init(
        _ name: String, _ severity: Diagnostic.Severity, _ title: String,
        lint: Diagnostic.Severity? = nil, cause: String, remedy: String
    ) {
        self.name = name
        self.severity = severity
        self.title = title
        lintSeverity = lint
        self.cause = cause
        self.remedy = remedy
    }
}

extension DiagnosticCode: Hashable {
    /// Compares the names.
    public static func == (lhs: DiagnosticCode, rhs: DiagnosticCode) -> Bool { lhs.name == rhs.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
