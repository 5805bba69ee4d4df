/// A message about an input: what was found, its location, and how to fix it.
///
/// Messages begin in lower case, have no full stop, and name the object and the value.
public struct Diagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: Int, Hashable, Sendable, Comparable {
        /// Information; the image is as specified.
        case note
        /// The image is drawn, but a part of it is not as specified.
        case warning
        /// The input could not be read, or a part of it could not be rendered.
        case error

        /// Orders severities from note to error.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The code, which is documented with its severity.
    public let code: DiagnosticCode
    /// The severity: the code's own, until `reported(in:)` applies the context that the diagnostic is reported in.
    public internal(set) var severity: Severity
    /// The message, a single sentence.
    public var message: String
    /// The location in the input, if known.
    public var place: Place?
    /// The view it concerns: its id, or its path in the tree (`page › stack › title`).
    public var view: String?
    /// Additional facts about the problem.
    public var notes: [String]
    /// Suggestions for fixing the problem.
    public var hints: [String]
    /// The names of the images, fonts, classes and so on that it concerns; summaries count them.
    public var subjects: [Subject]

    /// A name and its count.
    public struct Subject: Hashable, Sendable {
        /// The name of an image, font, class and so on.
        public var name: String
        /// How often the name occurs.
        public var count: Int

        /// Creates a subject.
        public init(_ name: String, count: Int = 1) {
            self.name = name
            self.count = count
        }
    }

    /// Creates a diagnostic.
    public init(
        _ code: DiagnosticCode, _ message: String, of subjects: [Subject] = [], at place: Place? = nil,
        view: String? = nil, notes: [String] = [], hints: [String] = []
    ) {
        self.code = code
        severity = code.severity
        self.message = message
        self.subjects = subjects
        self.place = place
        self.view = view
        self.notes = notes
        self.hints = hints
    }

    /// Creates a diagnostic that concerns one name.
    public init(
        _ code: DiagnosticCode, _ message: String, of subject: String, at place: Place? = nil,
        view: String? = nil, notes: [String] = [], hints: [String] = []
    ) {
        self.init(
            code, message, of: [Subject(subject)], at: place, view: view, notes: notes, hints: hints)
    }
}
