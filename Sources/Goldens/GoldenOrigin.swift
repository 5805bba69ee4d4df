package import Files

/// The screen that a golden shows, and the conditions under which it was rendered, for reports.
public struct GoldenOrigin: Hashable, Sendable {
    /// The input as the user named it; nil if it is not known.
    public var input: String?
    /// The scene's name; nil if the input has only one.
    public var scene: String?
    /// The state; nil for the screen as declared.
    public var state: String?
    /// The conditions, in the order of reports.
    public var conditions: [Condition]

    /// One condition: a member of a report and its value.
    public struct Condition: Hashable, Sendable {
        /// The member's name, such as `device`.
        public var name: String
        /// The value that the flag of this name takes.
        public var value: String

        /// Creates a condition.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an origin.
    public init(
        input: String? = nil, scene: String? = nil, state: String? = nil, conditions: [Condition] = []
    ) {
        self.input = input
        self.scene = scene
        self.state = state
        self.conditions = conditions
    }

    /// The value of a condition; nil if it is not known.
    public func value(of condition: String) -> String? { conditions.first { $0.name == condition }?.value }

    /// The members that every screen in a report has; none if the input is not known.
    package var members: [JSONValue.Member] {
        guard let input else { return [] }
        return [
            JSONValue.Member(name: "input", value: .string(input)),
            JSONValue.Member(name: "scene", value: .optional(scene)),
            JSONValue.Member(name: "state", value: .optional(state)),
        ] + conditions.map { JSONValue.Member(name: $0.name, value: .string($0.value)) }
    }
}
