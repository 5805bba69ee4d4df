public import Foundation

/// A layout of this module, which containers use directly.
protocol EngineLayout: Layout {
    /// The layout for containers.
    var ownEngine: any ElementLayout { get }
}

extension Layout {
    /// Returns the size of views by the layout for containers.
    func engineSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        engine.size(of: subviews.elements, for: proposal, in: EnvironmentValues(subviews.layoutDirection))
    }

    /// Places views by the layout for containers.
    func enginePlace(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews) {
        let placements = engine.placements(
            of: subviews.elements, in: bounds.size, proposal: proposal,
            environment: EnvironmentValues(subviews.layoutDirection))
        for (subview, placement) in zip(subviews, placements) {
            let origin = CGPoint(
                x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
            subview.place(at: origin, proposal: placement.proposal)
        }
    }
}

extension EnvironmentValues {
    /// Creates the values of the render with a layout direction.
    init(_ direction: LayoutDirection) {
        self.init()
        layoutDirection = direction
    }
}

/// The layout of a horizontal stack.
public struct HStackLayout: Layout, EngineLayout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views in points; nil for that which they prefer.
    public var spacing: CGFloat?

    /// Creates the layout of a horizontal stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    var ownEngine: any ElementLayout {
        StackLayoutEngine(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
    }

    /// Returns the size of the stack.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engineSize(proposal, subviews)
    }
    /// Places the views of the stack.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { enginePlace(bounds, proposal, subviews) }
}

/// The layout of a vertical stack.
public struct VStackLayout: Layout, EngineLayout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil for that which they prefer.
    public var spacing: CGFloat?

    /// Creates the layout of a vertical stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    var ownEngine: any ElementLayout {
        StackLayoutEngine(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
    }

    /// Returns the size of the stack.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engineSize(proposal, subviews)
    }
    /// Places the views of the stack.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { enginePlace(bounds, proposal, subviews) }
}

/// The layout of overlaid views.
public struct ZStackLayout: Layout, EngineLayout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates the layout of overlaid views.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var ownEngine: any ElementLayout { ZStackLayoutEngine(alignment: alignment) }

    /// Returns the size of the views.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engineSize(proposal, subviews)
    }
    /// Places the views over each other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { enginePlace(bounds, proposal, subviews) }
}

/// The layout of a grid.
public struct GridLayout: Layout, EngineLayout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; nil for that which views prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for that which views prefer.
    public var verticalSpacing: CGFloat?

    /// Creates the layout of a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    var ownEngine: any ElementLayout {
        GridLayoutEngine(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    /// Returns the size of the grid.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engineSize(proposal, subviews)
    }
    /// Places the views of the grid.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { enginePlace(bounds, proposal, subviews) }
}

/// A layout of any type; views keep their state where it is replaced by another.
public struct AnyLayout: Layout, EngineLayout {
    private let layout: any Layout

    /// Creates a layout that erases the type of another.
    public init<L: Layout>(_ layout: L) { self.layout = layout }

    var ownEngine: any ElementLayout { layout.engine }

    /// Returns the size of the views.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        engineSize(proposal, subviews)
    }
    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { enginePlace(bounds, proposal, subviews) }
}
