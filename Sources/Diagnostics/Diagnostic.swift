/// Something a person should know about an input: what, where, and what to do about it.
///
/// Messages are lower case without a full stop and name the thing and the value.
public struct Diagnostic: Hashable, Sendable {
    /// How much it matters.
    public enum Severity: Int, Hashable, Sendable, Comparable {
        /// Worth knowing; nothing is wrong with the picture.
        case note
        /// The picture is drawn, but something in it is not as asked.
        case warning
        /// The input could not be read, or a part of it could not be rendered at all.
        case error

        /// By weight: a note below a warning below an error.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// How much it matters.
    public var severity: Severity
    /// One sentence.
    public var message: String
    /// Where in the input, if known.
    public var place: Place?
    /// The view it concerns: its id, or its path in the tree (`page › stack › title`).
    public var view: String?
    /// Facts that help to understand it.
    public var notes: [String]
    /// What to do.
    public var hints: [String]
    /// What it counts, where it stands for several things of one kind.
    public var tally: Tally?

    /// How often things of one kind came up, each by a name.
    public struct Tally: Hashable, Sendable {
        /// The kind, as a sentence that follows a number.
        public var kind: String
        /// The names in the order they came up, and how often each did.
        public var counts: [Count]

        /// A name and a number.
        public struct Count: Hashable, Sendable {
            /// What came up.
            public var name: String
            /// How often.
            public var number: Int
        }

        /// A tally of a kind.
        public init(kind: String, counts: [(name: String, number: Int)]) {
            self.kind = kind
            self.counts = counts.map { Count(name: $0.name, number: $0.number) }
        }
    }

    /// A diagnostic; everything but severity and message may be left out.
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

    /// An error.
    public static func error(
        _ message: String, at place: Place? = nil, view: String? = nil, hints: [String] = []
    ) -> Diagnostic { Diagnostic(.error, message, at: place, view: view, hints: hints) }

    /// A warning.
    public static func warning(
        _ message: String, at place: Place? = nil, view: String? = nil, hints: [String] = []
    ) -> Diagnostic { Diagnostic(.warning, message, at: place, view: view, hints: hints) }
}
