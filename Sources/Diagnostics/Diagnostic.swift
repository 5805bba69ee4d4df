/// A message about an input: what was found, its location, and how to fix it.
///
/// Messages begin in lower case, have no full stop, and name the object and the value.
public struct Diagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: Int, Hashable, Sendable, Comparable {
        /// Information; the picture is as specified.
        case note
        /// The picture is drawn, but a part of it is not as specified.
        case warning
        /// The input could not be read, or a part of it could not be rendered.
        case error

        /// Orders severities from note to error.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The severity.
    public var severity: Severity
    /// The message, a single sentence.
    public var message: String
    /// The location in the input, if known.
    public var place: Place?
    /// The view it concerns: its id, or its path in the tree (`page › stack › title`).
    public var view: String?
    /// Additional facts.
    public var notes: [String]
    /// Suggestions for fixing the problem.
    public var hints: [String]
    /// The counts, if it summarizes several cases of one kind.
    public var tally: Tally?

    /// The counts of cases of one kind, by name.
    public struct Tally: Hashable, Sendable {
        /// The kind, worded to follow a number.
        public var kind: String
        /// The names in the order of first occurrence, with their counts.
        public var counts: [Count]

        /// A name and its count.
        public struct Count: Hashable, Sendable {
            /// The name.
            public var name: String
            /// The count.
            public var number: Int
        }

        /// Creates a tally.
        public init(kind: String, counts: [(name: String, number: Int)]) {
            self.kind = kind
            self.counts = counts.map { Count(name: $0.name, number: $0.number) }
        }
    }

    /// Creates a diagnostic.
    public init(
        _ severity: Severity, _ message: String, at place: Place? = nil, view: String? = nil,
        notes: [String] = [], hints: [String] = []
    ) {
        self.severity = severity
        self.message = message
        self.place = place
        self.view = view
        self.notes = notes
        self.hints = hints
    }

    /// Creates an error.
    public static func error(
        _ message: String, at place: Place? = nil, view: String? = nil, hints: [String] = []
    ) -> Diagnostic { Diagnostic(.error, message, at: place, view: view, hints: hints) }

    /// Creates a warning.
    public static func warning(
        _ message: String, at place: Place? = nil, view: String? = nil, hints: [String] = []
    ) -> Diagnostic { Diagnostic(.warning, message, at: place, view: view, hints: hints) }
}
