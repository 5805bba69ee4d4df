package import Files
public import Geometry

/// A view that moved on its own account rather than with its superview, or several neighbors that moved alike.
public struct MovedView: Hashable, Sendable {
    /// The id of the view; of the first one of several.
    public var view: String
    /// The number of views.
    public var count: Int
    /// Where it was on the screen, in points; the smallest rectangle around several.
    public var from: Rect
    /// Where it is on the screen, in points; the smallest rectangle around several.
    public var to: Rect

    /// Creates a moved view.
    public init(view: String, count: Int = 1, from: Rect, to: Rect) {
        self.view = view
        self.count = count
        self.from = from
        self.to = to
    }

    package var jsonValue: JSONValue {
        .members([
            "view": .string(view), "count": .integer(count), "from": .rect(from), "to": .rect(to),
        ])
    }
}
