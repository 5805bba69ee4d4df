package import Files

/// Something that changed of its own accord, and how much followed from it.
public struct DifferenceCause: Hashable, Sendable {
    /// One sentence without its full stop: `column.spacing 6 → 16; 10 views follow, +10 to +100 down`.
    public var message: String
    /// The id of the view.
    public var view: String
    /// What changed, such as `spacing` or `frame.height`; nil for a view that was added or removed.
    public var attribute: String?
    /// The value in the golden; nil if there was none.
    public var from: String?
    /// The actual value; nil if there is none.
    public var to: String?
    /// The file that declares it; nil if that is not known.
    public var file: String?
    /// The 1-based line in that file.
    public var line: Int?
    /// The number of other views that changed because of it.
    public var affected: Int

    /// Creates a cause.
    public init(
        message: String, view: String, attribute: String?, from: String?, to: String?, file: String? = nil,
        line: Int? = nil, affected: Int
    ) {
        self.message = message
        self.view = view
        self.attribute = attribute
        self.from = from
        self.to = to
        self.file = file
        self.line = line
        self.affected = affected
    }

    package var jsonValue: JSONValue {
        .members([
            "message": .string(message), "view": .string(view), "attribute": .optional(attribute),
            "from": .optional(from), "to": .optional(to), "file": .optional(file),
            "line": line.map(JSONValue.integer) ?? .null, "affected": .integer(affected),
        ])
    }
}
