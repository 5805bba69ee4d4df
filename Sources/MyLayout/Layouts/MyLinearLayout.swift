public import UIKitCore

/// A layout whose subviews follow one another, from top to bottom or from leading to trailing.
///
/// Along the line, subviews with a weight share what the others leave. Unless distances or a size say otherwise, the
/// layout is as long as its subviews.
/// Source: MyLayout 2.0.
open class MyLinearLayout: MyBaseLayout, MyLinearLayoutTraits {
    /// The subview whose baseline the others are aligned with, where `gravity` is `vertBaseline`.
    open weak var baselineBaseView: UIView? { didSet { setNeedsLayout() } }
    /// The line between subviews that are layouts; nil for none.
    open var intelligentBorderline: MyBorderline? { didSet { setNeedsLayout() } }

    /// Creates a layout of an orientation.
    public convenience init(orientation: MyOrientation) { self.init(frame: .zero, orientation: orientation) }

    /// Creates a layout with a frame in its superview's coordinates, points.
    public init(frame: CGRect, orientation: MyOrientation) {
        super.init(frame: frame)
        layoutTraits.container.orientation = orientation
        size(orientation.axis).equalTo(MyLayoutSize.wrap).priority(.low)
    }

    /// Creates a vertical layout with a frame in its superview's coordinates, points.
    public convenience override init(frame: CGRect) { self.init(frame: frame, orientation: .vert) }

    /// Creates a layout from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes an orientation as `init(orientation:)` does: the layout is then as long as its subviews.
    package func begin(orientation: MyOrientation) {
        let old = size(layoutTraits.container.orientation.axis)
        if old.isWrap, old.rule.priority == .low { old.clear() }
        layoutTraits.container.orientation = orientation
        let new = size(orientation.axis)
        if !new.rule.isSet { new.equalTo(MyLayoutSize.wrap).priority(.low) }
    }

    override func arrange(_ arrangement: inout Arrangement) {
        var line = LinearArrangement(arrangement, baselineView: baselineBaseView)
        line.arrange()
        arrangement = line.arrangement
    }

    override func updateBorderlines(_ arrangement: Arrangement) {
        super.updateBorderlines(arrangement)
        guard let line = intelligentBorderline else { return }
        setBorderlines(between: arrangement.items, line, arrangement)
    }

    private func setBorderlines(between items: [LayoutItem], _ line: MyBorderline, _ arrangement: Arrangement)
    {
        let axis = arrangement.settings.orientation.axis
        for (index, item) in items.enumerated() {
            guard let layout = item.layout, !layout.notUseIntelligentBorderline else { continue }
            let before = index > 0 ? items[index - 1] : nil
            let after = index + 1 < items.count ? items[index + 1] : nil
            let hasSpace = arrangement.spacing[axis] != 0
            let drawsBefore =
                before.map { hasSpace || $0.layout?.notUseIntelligentBorderline != true } ?? false
            let drawsAfter = after.map { hasSpace || $0.layout == nil } ?? false
            layout.borderlines[axis, .start] = drawsBefore ? line : nil
            layout.borderlines[axis, .end] = drawsAfter ? line : nil
        }
    }

    // MARK: Equal subviews

    /// Divides the line equally among subviews and spaces: all have the same length. Applies to the current subviews;
    /// centered, there is a space before the first and after the last.
    public func equalizeSubviews(_ centered: Bool, inSizeClass sizeClass: MySizeClass = []) {
        let items = equalizedTraits(sizeClass)
        let share = 1 / CGFloat(max(1, items.count * 2 + (centered ? 1 : -1)))
        equalize(items, sizeClass, centered: centered, spacing: share, weight: share)
    }

    /// Divides the line equally among the subviews, with fixed spaces in points. Applies to the current subviews;
    /// centered, there is a space before the first and after the last.
    public func equalizeSubviews(
        _ centered: Bool, withSpacing spacing: CGFloat, inSizeClass sizeClass: MySizeClass = []
    ) {
        equalize(equalizedTraits(sizeClass), sizeClass, centered: centered, spacing: spacing, weight: 1)
    }

    /// The same under its name before MyLayout 2.0.
    public func equalizeSubviews(_ centered: Bool, withSpace space: CGFloat) {
        equalizeSubviews(centered, withSpacing: space)
    }

    /// Divides what the subviews leave equally among the spaces. Applies to the current subviews; centered, there is a
    /// space before the first and after the last.
    public func equalizeSubviewsSpacing(_ centered: Bool, inSizeClass sizeClass: MySizeClass = []) {
        let items = equalizedTraits(sizeClass), axis = viewLayout.traits(in: sizeClass).orientation.axis
        let share = 1 / CGFloat(max(1, items.count + (centered ? 1 : -1)))
        for (index, traits) in items.enumerated() {
            traits.position(axis, .start).equalTo(index == 0 && !centered ? 0 : share)
        }
        items.last?.position(axis, .end).equalTo(centered ? share : 0)
    }

    /// The same under its name before MyLayout 2.0.
    public func equalizeSubviewsSpace(_ centered: Bool) { equalizeSubviewsSpacing(centered) }

    private func equalize(
        _ items: [MySizeClassTraits], _ sizeClass: MySizeClass, centered: Bool, spacing: CGFloat,
        weight: CGFloat
    ) {
        let axis = viewLayout.traits(in: sizeClass).orientation.axis
        for (index, traits) in items.enumerated() {
            traits.position(axis, .start).equalTo(index == 0 && !centered ? 0 : spacing)
            traits.position(axis, .end).equalTo(index == items.count - 1 && centered ? spacing : 0)
            traits.weight = weight
        }
    }

    /// The settings of the subviews that take part, in the order of the line.
    private func equalizedTraits(_ sizeClass: MySizeClass) -> [MySizeClassTraits] {
        let items = subviews.compactMap { view in
            let traits = view.viewLayout.traits(in: sizeClass)
            return LayoutItem(view, traits).takesPart ? traits : nil
        }
        return viewLayout.traits(in: sizeClass).reverseLayout ? items.reversed() : items
    }
}
