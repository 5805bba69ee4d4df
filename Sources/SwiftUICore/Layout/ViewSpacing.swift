public import Foundation

/// What a view prefers as distances from its neighbours, at each edge.
public struct ViewSpacing: Sendable {
    /// What an edge prefers.
    enum Preference: Hashable, Sendable {
        /// A length in points.
        case length(CGFloat)
        /// That of a line of text: `leading` in points is what its style adds between lines.
        case text(leading: CGFloat)
        /// Nothing beside it: spacers.
        case nothing
    }

    /// What views without a preference want. Source: UIStackView's standard spacing on iOS; measured in
    /// pictures of stacks of colors and images.
    package static let standard: CGFloat = 8

    private var top: Preference?
    private var leading: Preference?
    private var bottom: Preference?
    private var trailing: Preference?

    /// Creates the preferences of a view that has none of its own.
    public init() {}

    /// Creates a view's preferences, the same at each edge.
    init(all preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// No distance from neighbours at any edge.
    public static let zero = ViewSpacing(all: .length(0))

    subscript(_ edge: Edge) -> Preference? {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Unites the preferences at some edges with those of another view.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self[edge] = ViewSpacing.union(self[edge], other[edge])
        }
    }

    /// Returns the union of the preferences at some edges with those of another view.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = axis == .horizontal ? (Edge.trailing, Edge.leading) : (.bottom, .top)
        return ViewSpacing.distance(self[end], next[start], along: axis)
    }

    /// The preferences of a container: spacers inside it want nothing for it.
    var withoutSpacers: ViewSpacing {
        var spacing = self
        for edge in Edge.allCases where spacing[edge] == .some(.nothing) { spacing[edge] = nil }
        return spacing
    }

    private static func union(_ first: Preference?, _ second: Preference?) -> Preference? {
        switch (first, second) {
        case (nil, let other), (let other, nil): other
        case (.some(.nothing), let other), (let other, .some(.nothing)): other
        case (.text(let first), .text(let second)): .text(leading: max(first, second))
        case (.length(let first), .length(let second)): .length(max(first, second))
        case (.length(let length), .text), (.text, .length(let length)): .length(length)
        }
    }

    /// The distance of two edges.
    ///
    /// Measured: 8 between views, images and text beside each other; between texts below each other the leading of the
    /// lower one's style, and nothing beside a spacer.
    private static func distance(
        _ first: Preference?, _ second: Preference?, along axis: Axis
    ) -> CGFloat {
        if first == .some(.nothing) || second == .some(.nothing) { return 0 }
        if axis == .vertical, case .text = first, case .text(let leading) = second { return max(0, leading) }
        func length(_ preference: Preference?) -> CGFloat {
            if case .length(let length) = preference { length } else { standard }
        }
        return max(length(first), length(second))
    }
}
