/// An attribute of a view or a guide, from which constraints are created.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any ReferenceTarget
    let attribute: NSLayoutConstraint.Attribute
    /// What the anchor measures, where it is the distance between two others.
    let distance: AnchorDistance?

    init(
        item: any ReferenceTarget, attribute: NSLayoutConstraint.Attribute, distance: AnchorDistance? = nil
    ) {
        self.item = item
        self.attribute = attribute
        self.distance = distance
        super.init()
    }

    /// Creates an anchor without an item, whose constraints have no effect on layout.
    public override init() {
        (item, attribute, distance) = (UnknownLayoutItem(), .notAnAttribute, nil)
        super.init()
    }

    /// Returns whether another anchor is the same attribute of the same item.
    ///
    /// Source: tests of public layout libraries, which compare the anchors of a constraint with those of views.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? any LayoutAnchoring)?.identity == identity
    }

    public override var hash: Int { identity.hashValue }

    /// Returns a constraint that places this anchor at another, plus points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor, constant: c) }

    /// Returns a constraint that places this anchor at or after another, plus points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }

    /// Returns a constraint that places this anchor at or before another, plus points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

    fileprivate func make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier,
            constant: constant)
        constraint.firstDistance = distance
        constraint.secondDistance = anchor.distance
        return constraint
    }

    /// Returns the distance to another anchor, for constraints.
    fileprivate func offset(
        to other: NSLayoutAnchor<AnchorType>, along length: NSLayoutConstraint.Attribute
    ) -> NSLayoutDimension {
        NSLayoutDimension(
            item: other.item, attribute: length,
            distance: AnchorDistance(
                start: item, startAttribute: attribute, endAttribute: other.attribute))
    }
}

/// A length between two anchors; where it ends is an item of the constraint.
struct AnchorDistance {
    /// Where it begins.
    weak var start: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute
    /// The attribute of the constraint's item where it ends.
    let endAttribute: NSLayoutConstraint.Attribute
    /// Whether the view or guide where it begins was released.
    var hasLostItem: Bool { start == nil }
}

/// An anchor for horizontal positions: edges and the center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one further on.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor, along: .width)
    }

    /// Returns a constraint that places this anchor after another by the system spacing times a factor.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, constant: systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor after another by at least the system spacing times a factor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier) }

    /// Returns a constraint that places this anchor after another by at most the system spacing times a factor.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier) }
}

/// An anchor for vertical positions: edges, the center and baselines.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one further down.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        offset(to: otherAnchor, along: .height)
    }

    /// Returns a constraint that places this anchor below another by the system spacing times a factor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor, constant: spacing(below: anchor) * multiplier) }

    /// Returns a constraint that places this anchor below another by at least the system spacing times a factor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns a constraint that places this anchor below another by at most the system spacing times a factor.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier) }
}

extension NSLayoutYAxisAnchor {
    /// From baseline to baseline the system's spacing is a line of text, elsewhere that between views.
    ///
    /// Source: Apple's documentation says that it follows the fonts, without figures.
    /// Chosen: the pitch of the lines of the larger font.
    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute == .firstBaseline || attribute == .lastBaseline,
            anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline
        else { return systemSpacing }
        let pitches = [item, anchor.item].compactMap { ($0 as? UILabel)?.font }
            .map { $0.lineHeight + $0.leading }
        return pitches.max() ?? systemSpacing
    }
}

/// An anchor for a width, a height or a distance.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint to a length in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }

    /// Returns a constraint to at least a length in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, c)
    }

    /// Returns a constraint to at most a length in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, c)
    }

    /// Returns a constraint to another length times a factor, plus points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor, multiplier: m, constant: c) }

    /// Returns a constraint to at least another length times a factor, plus points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// Returns a constraint to at most another length times a factor, plus points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

    private func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item, attribute, relation, nil, .notAnAttribute, constant: constant)
        constraint.firstDistance = distance
        return constraint
    }
}

/// Points between adjacent views. Source: Apple's documentation of system spacing, 8 between views.
let systemSpacing: CGFloat = 8
