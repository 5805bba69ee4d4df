public import Foundation

/// A type that defines the semantic position of where a scroll view is scrolled within its content.
public struct ScrollPosition: Equatable, Sendable {
    private struct Identity: Equatable, Sendable {
        let value: any Hashable & Sendable

        static func == (lhs: Identity, rhs: Identity) -> Bool {
            AnyHashable(lhs.value) == AnyHashable(rhs.value)
        }
    }

    private enum Target: Equatable, Sendable {
        case none
        case view(Identity)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    private var target: Target
    private var anchor: UnitPoint?

    /// Creates a position that follows the content, for identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { target = .none }
    /// Creates a position at a view of an identity.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (target, self.anchor) = (.view(Identity(value: id)), anchor)
    }
    /// Creates a position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { target = .edge(edge) }
    /// Creates a position at an offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        target = .offset(x: point.x, y: point.y)
    }
    /// Creates a position at a vertical offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        target = .offset(x: nil, y: y)
    }
    /// Creates a position at a horizontal offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        target = .offset(x: x, y: nil)
    }

    /// Scrolls to a view of an identity.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (target, self.anchor) = (.view(Identity(value: id)), anchor)
    }
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { (target, anchor) = (.edge(edge), nil) }
    /// Scrolls to an offset in points.
    public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
    /// Scrolls to offsets in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { (target, anchor) = (.offset(x: x, y: y), nil) }
    /// Scrolls to a vertical offset in points.
    public mutating func scrollTo(y: CGFloat) { (target, anchor) = (.offset(x: nil, y: y), nil) }
    /// Scrolls to a horizontal offset in points.
    public mutating func scrollTo(x: CGFloat) { (target, anchor) = (.offset(x: x, y: nil), nil) }

    /// Whether the user has scrolled: nobody does in a render.
    public var isPositionedByUser: Bool { false }
    /// The edge of the position, if it is one.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point of the position, if it is one.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }
    /// The vertical offset of the position in points, if it is one.
    public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
    /// The horizontal offset of the position in points, if it is one.
    public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
    /// The identity of the position's view, if it is one.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id) = target { id.value } else { nil }
    }
    /// Returns the identity of the position's view, if it is one of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .view(let id) = target { id.value as? T } else { nil }
    }

    /// Where a scrollable view is to scroll; nil for where it is.
    var request: ScrollRequest? {
        switch target {
        case .none: nil
        case .view(let id): ScrollRequest(.view(AnyHashable(id.value)), anchor: anchor)
        case .edge(let edge): ScrollRequest(.edge(edge))
        case .offset(let x, let y): ScrollRequest(.offset(x: x, y: y))
        }
    }
}

extension View {
    private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> ModifiedView {
        modified(by: EnvironmentTransformModification(keyPath: \.scrolling, transform: change))
    }

    /// Returns the view, whose scrollable view follows a position.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrolling { settings in
            var request = position.wrappedValue.request
            if request?.anchor == nil { request?.anchor = anchor }
            let fixed = request
            settings.position = { fixed }
        }
    }

    /// Returns the view, whose scrollable view follows the identity of a view; nothing is written while nobody scrolls.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        let request = id.wrappedValue.map { ScrollRequest(.view(AnyHashable($0)), anchor: anchor) }
        return scrolling { $0.position = { request } }
    }

    /// Returns the view, whose scrollable view shows a point of its content at first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }

    /// Returns the view, whose scrollable view draws its content outside its frame too, or not.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrolling { $0.isClipDisabled = disabled }
    }

    /// Returns the view with distances of content from the edges of its scrollable view, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrolling { settings in
            guard placement != .scrollIndicators else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                settings.margins[edge] = insets[edge]
            }
        }
    }

    /// Returns the view with a distance of content from edges of its scrollable view, in points; nil for 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(edges, EdgeInsets(length ?? 16, at: .all), for: placement) }

    /// Returns the view with a distance of content from the edges of its scrollable view, in points.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, EdgeInsets(length, at: .all), for: placement) }
}

/// The placement of margins.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// As the view decides: both content and indicators.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content of scrollable views.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The indicators of scrollable views.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
