import Diagnostics
import Layout

/// A relation between two attributes:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
open class NSLayoutConstraint: NSObject {
    /// The objects that others attach to this one; nil for none.
    package var attachedObjects: AttachedObjects?
    /// The relation between the two sides. Raw values match Apple's.
    public enum Relation: Int, Hashable, Sendable {
        /// The first attribute is at most the right side.
        case lessThanOrEqual = -1
        /// The first attribute is equal to the right side.
        case equal = 0
        /// The first attribute is at least the right side.
        case greaterThanOrEqual = 1
    }

    /// The first item, a view or a guide; nil if there is none, or it was released.
    public var firstItem: AnyObject? { firstReference?.object }
    private let firstReference: ObjectReference?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the two sides.
    public let relation: Relation
    /// The second item, a view or a guide; nil for a constant alone.
    public var secondItem: AnyObject? { secondReference?.object }
    private let secondReference: ObjectReference?
    /// The attribute of the second item; `notAnAttribute` for a constant alone.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The constant that is added to the right side, in points.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            if isActive, let reason = NSLayoutConstraint.validationError(ofConstant: constant) {
                constant = oldValue
                report(reason, hints: [])
            } else {
                changed()
            }
        }
    }
    /// The priority, above 0 and at most 1000; `required` by default. It may change at any time, also between required and
    /// optional while the constraint is active.
    ///
    /// Source, of medium confidence against Apple's documentation, which has an exception: reports of the exception, in
    /// either direction, are of iOS 12 and before; "from iOS 13 and up it is now possible" (SnapKit, issue 755).
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if let reason = NSLayoutConstraint.validationError(ofPriority: priority) {
                priority = oldValue
                report(reason, hints: [])
            } else {
                changed()
            }
        }
    }
    /// A name that identifies the constraint in messages; nil for none.
    open var identifier: String?
    /// Whether the constraint is dropped when an Interface Builder file is loaded; kept for its readers.
    open var shouldBeArchived = false
    /// The origin of the constraint, which decides what is broken first in a conflict.
    var origin: LayoutConstraint.Origin = .author
    /// The view that it is installed in while active.
    private(set) var installedView: UIView? {
        get { installedReference.object }
        set { installedReference.point(at: newValue) }
    }
    private var installedReference = UnretainedReference<UIView>()
    /// The distance that a side measures instead of its attribute, if it was created with `anchorWithOffset(to:)`.
    var firstDistance: AnchorDistance?
    /// The same for the right side.
    var secondDistance: AnchorDistance?
    private let hasSecondItem: Bool

    /// Creates a constraint between two attributes; without a second item the right side is the constant alone.
    public required init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstReference = Self.reference(to: view1)
        firstAttribute = attr1
        self.relation = relation
        secondReference = view2.flatMap(Self.reference)
        hasSecondItem = view2 != nil
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        // Source: the tests of a public layout library, which give none 0 and expect 1.
        self.multiplier = view2 == nil ? 1 : multiplier
        constant = c
        super.init()
    }

    /// Returns the reference to an item. A cast to a protocol searches the conformances of all modules; one to a class
    /// does not.
    private static func reference(to item: Any) -> ObjectReference? {
        if let view = item as? UIView { return view.reference }
        if let guide = item as? UILayoutGuide { return guide.reference }
        return (item as? any ReferenceTarget)?.reference
    }

    /// Creates a constraint without items, which has no effect on layout.
    public override init() {
        (firstReference, secondReference, hasSecondItem) = (nil, nil, false)
        (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
        (relation, multiplier, constant) = (.equal, 1, 0)
        super.init()
    }

    /// Creates a constraint as above for views and guides of known type: to find that out costs more than all the rest.
    init(
        _ first: any ReferenceTarget, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any ReferenceTarget)?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        firstReference = first.reference
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondReference = second?.reference
        hasSecondItem = second != nil
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Whether the constraint takes part in layout; true installs it at the nearest common ancestor of its items.
    open var isActive: Bool {
        get { installedView != nil }
        set { newValue ? install() : uninstall() }
    }

    /// Activates several constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether an item of the constraint was released.
    var hasLostItem: Bool {
        firstItem == nil || hasSecondItem && secondItem == nil || firstDistance?.hasLostItem == true
            || secondDistance?.hasLostItem == true
    }

    /// All items it refers to that still exist.
    private var items: [AnyObject] {
        [firstItem, secondItem, firstDistance?.start, secondDistance?.start].compactMap { $0 }
    }

    /// Whether one of its items is the object, a descendant, or a guide of either.
    func reaches(into object: AnyObject) -> Bool {
        items.contains { item in
            if item === object { return true }
            guard let view = object as? UIView, let host = hostView(of: item) else { return false }
            return host.isDescendant(of: view)
        }
    }

    private func install() {
        guard installedView == nil else { return }
        if let reason = validationError {
            report(reason, hints: [])
            return
        }
        guard !hasLostItem, let first = hostView(of: firstItem) else {
            return report("one of its items is gone", hints: [])
        }
        var owner = first
        for item in items {
            guard let host = hostView(of: item), let common = owner.nearestCommonAncestor(with: host) else {
                // Source: the wording of the exception that UIKit raises.
                return report(
                    "unable to activate constraint with anchors because they have no common ancestor; does "
                        + "the constraint or its anchors reference items in different view hierarchies?",
                    hints: ["add both views to the tree before activating the constraint"])
            }
            host.wasConstrained()
            owner = common
        }
        install(in: owner)
    }

    func install(in owner: UIView) {
        owner.layoutState.constraints.append(self)
        installedView = owner
        owner.layoutInputsDidChange()
    }

    func uninstall() {
        installedView?.layoutState.constraints.removeAll { $0 === self }
        installedView?.layoutInputsDidChange()
        installedView = nil
    }

    private func changed() { installedView?.layoutInputsDidChange() }

    private func report(_ reason: String, hints: [String]) {
        RenderEnvironment.current.report(
            Diagnostic(
                .constraintInvalid, "constraint \(ruleText) is refused: \(reason)",
                view: hostView(of: firstItem)?.displayName, hints: hints))
    }
}

extension NSLayoutConstraint {
    /// The attributes of views and guides. Raw values match Apple's.
    public enum Attribute: Int, Hashable, Sendable {
        /// No attribute: the other side is a constant.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right = 2
        /// The top edge of the alignment rectangle.
        case top = 3
        /// The bottom edge of the alignment rectangle.
        case bottom = 4
        /// The leading edge: left where text runs from left to right.
        case leading = 5
        /// The trailing edge: right where text runs from left to right.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height of the alignment rectangle.
        case height = 8
        /// The horizontal center of the alignment rectangle.
        case centerX = 9
        /// The vertical center of the alignment rectangle.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left layout margin.
        case leftMargin = 13
        /// The right layout margin.
        case rightMargin = 14
        /// The top layout margin.
        case topMargin = 15
        /// The bottom layout margin.
        case bottomMargin = 16
        /// The leading layout margin.
        case leadingMargin = 17
        /// The trailing layout margin.
        case trailingMargin = 18
        /// The horizontal center between the layout margins.
        case centerXWithinMargins = 19
        /// The vertical center between the layout margins.
        case centerYWithinMargins = 20
    }
}

extension NSLayoutConstraint: AttachmentOwner {}
