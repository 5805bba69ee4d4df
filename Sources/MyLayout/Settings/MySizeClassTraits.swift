import UIKitCore

/// The settings of a view under one size class, of layouts with those of their contents.
///
/// A view has one for all size classes from the beginning; `fetchLayoutTraits(in:)` makes others.
public final class MySizeClassTraits: MyLayoutTraits, MyLinearLayoutTraits, MyFlowLayoutTraits {
    /// What a view sets for the layout around it, apart from positions and sizes.
    struct ItemSettings {
        var weight: CGFloat = 0
        var alignment = MyGravity.none
        var visibility = MyVisibility.visible
        var usesFrame = false
        var hasNoLayout = false
        var isReverseFloat = false
        var clearsFloat = false
    }

    /// How a layout arranges its subviews.
    struct ContainerSettings {
        var padding = Padding()
        var zeroPadding = true
        var safeAreaEdges: UIRectEdge = [.left, .right]
        var verticalSpacing: CGFloat = 0
        var horizontalSpacing: CGFloat = 0
        var gravity = MyGravity.none
        var isReversed = false
        var transform = CGAffineTransform.identity
        var orientation = MyOrientation.vert
        var shrinkType = MySubviewsShrinkType.none
        var flexSpacing: FlexSpacing?
        var flow = FlowSettings()
    }

    /// How a flow layout arranges its subviews.
    struct FlowSettings {
        var arrangedCount = 0
        var pagedCount = 0
        var autoArranges = false
        var isFlex = false
        var arrangedGravity = MyGravity.none
        var lastLinePolicy = MyGravityPolicy.no
        var maxLines = Int.max
    }

    /// The insets of the contents by reading direction, points.
    struct Padding {
        var top: CGFloat = 0
        var leading: CGFloat = 0
        var bottom: CGFloat = 0
        var trailing: CGFloat = 0
    }

    /// The view whose settings these are; not retained.
    private(set) weak var view: UIView?
    private var positions: [MyLayoutPos?] = Array(repeating: nil, count: 7)
    private var sizes = AxisPair<MyLayoutSize?>(horizontal: nil, vertical: nil)
    var item = ItemSettings() { didSet { view?.layoutSettingsDidChange() } }
    var container = ContainerSettings() { didSet { view?.layoutContentsDidChange() } }

    init(_ view: UIView?) { self.view = view }

    /// A copy of what `source` has now.
    convenience init(_ view: UIView?, copying source: MySizeClassTraits) {
        self.init(view)
        positions = source.positions.map { position in
            position.map { MyLayoutPos(view, $0.axis, $0.edge, rule: $0.rule) }
        }
        sizes.horizontal = source.sizes.horizontal.map { MyLayoutSize(view, $0.axis, rule: $0.rule) }
        sizes.vertical = source.sizes.vertical.map { MyLayoutSize(view, $0.axis, rule: $0.rule) }
        item = source.item
        container = source.container
    }

    /// Whether the view is seen, and whether it has a place in its layout. In a size class of its own it counts for
    /// the layout alone: what is drawn is up to the view.
    public var visibility: MyVisibility {
        get { item.visibility }
        set { item.visibility = newValue }
    }

    /// The settings themselves.
    public var layoutTraits: MySizeClassTraits { self }

    /// Returns a position, made if there is none yet.
    func position(_ axis: Axis, _ edge: MyLayoutPos.Edge) -> MyLayoutPos {
        let index = MySizeClassTraits.index(axis, edge)
        if let known = positions[index] { return known }
        let made = MyLayoutPos(view, axis, edge)
        positions[index] = made
        return made
    }

    /// Returns what is set for a position.
    func rule(_ axis: Axis, _ edge: MyLayoutPos.Edge) -> MyLayoutPos.Rule {
        positions[MySizeClassTraits.index(axis, edge)]?.rule ?? MyLayoutPos.Rule()
    }

    /// Returns a length, made if there is none yet.
    func size(_ axis: Axis) -> MyLayoutSize {
        if let known = sizes[axis] { return known }
        let made = MyLayoutSize(view, axis)
        sizes[axis] = made
        return made
    }

    /// Returns what is set for a length.
    func sizeRule(_ axis: Axis) -> MyLayoutSize.Rule { sizes[axis]?.rule ?? MyLayoutSize.Rule() }

    /// Whether nothing was set that places the view.
    var placesNothing: Bool {
        positions.allSatisfy { $0?.rule.isSet != true } && !sizeRule(.horizontal).isSet
            && !sizeRule(.vertical).isSet
    }

    private static func index(_ axis: Axis, _ edge: MyLayoutPos.Edge) -> Int {
        let first = axis == .horizontal ? 0 : 3
        switch edge {
        case .start: return first
        case .center: return first + 1
        case .end: return first + 2
        case .baseline: return 6
        }
    }
}
