public import Foundation

/// A type that defines the geometry of a collection of views.
public protocol Layout: Animatable {
    /// The type of what a layout keeps between calls.
    associatedtype Cache = Void
    /// The views of a layout.
    typealias Subviews = LayoutSubviews
    /// Properties of the layout.
    static var layoutProperties: LayoutProperties { get }
    /// Returns what the layout keeps for views.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings up to date what the layout keeps, after a change of the views.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the distances that the views together prefer.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the views together for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views in bounds, in points.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the value of a horizontal guide of the views together; nil for that of the views themselves.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the value of a vertical guide of the views together; nil for that of the views themselves.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of a layout without an orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes another cache, as a layout does that keeps no more of it.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }
    /// Returns the union of the views' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    /// Returns nil: the guide is that of the views themselves.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Returns nil: the guide is that of the views themselves.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Returns a view that arranges others by the layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Returns nothing, as a layout does that keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges views; nil for none.
    public var stackOrientation: Axis?
    /// Creates properties of a layout without an orientation.
    public init() {}
}

/// A view that arranges others by a layout.
struct LayoutView<L: Layout, Content: View>: LayoutContainerView {
    let layout: L
    let content: Content

    var container: LayoutContainer {
        LayoutContainer(layout.engine, content, name: TypeName.text(of: L.self))
    }
}

extension Layout {
    /// The layout for containers.
    var engine: any ElementLayout {
        (self as? any EngineLayout)?.ownEngine ?? CustomLayoutEngine(layout: self)
    }
}
