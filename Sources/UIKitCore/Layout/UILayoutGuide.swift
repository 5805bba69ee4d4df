/// A rectangle that takes part in Auto Layout and draws nothing.
open class UILayoutGuide: NSObject, ReferenceTarget {
    /// The rectangle of its view that a guide is.
    package enum Kind: String {
        /// A guide of the app, placed by constraints.
        case custom
        /// The bounds less the safe area.
        case safeArea
        /// The bounds less the margins.
        case margins
        /// The margins at a width good for reading.
        case readable
        /// A scroll view's content.
        case scrollContent
        /// A scroll view's frame.
        case scrollFrame
        /// The strip that the keyboard covers.
        case keyboard
    }

    /// The view that owns the guide; nil before it is added to one.
    public internal(set) var owningView: UIView? {
        get { ownerReference.object }
        set { ownerReference.point(at: newValue) }
    }
    private var ownerReference = UnretainedReference<UIView>()
    /// A name that identifies the guide in messages; empty by default.
    open var identifier = ""
    /// The rectangle in the owning view's coordinates: guides of the app are where the last layout placed them,
    /// the others follow from the view as it is now.
    public var layoutFrame: CGRect { systemFrame ?? solvedFrame }
    /// The place that the last layout found.
    var solvedFrame: CGRect = .zero
    package let kind: Kind
    package var problemIndex = -1

    deinit { storedReference?.object = nil }

    private var storedReference: ObjectReference?
    /// The guide as an item of constraints.
    var reference: ObjectReference {
        if let storedReference { return storedReference }
        let made = ObjectReference(self)
        storedReference = made
        return made
    }

    /// Creates a guide to be added to a view with `addLayoutGuide(_:)`.
    public override init() {
        kind = .custom
        super.init()
    }

    init(kind: Kind, owner: UIView) {
        self.kind = kind
        super.init()
        owningView = owner
    }

    /// Whether the constraints leave the frame ambiguous; false, as this is determined for views only.
    open var hasAmbiguousLayout: Bool { false }

    /// The leading edge of the guide: left where text runs from left to right.
    open var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .leading)
    }

    /// The trailing edge of the guide: right where text runs from left to right.
    open var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .trailing)
    }

    /// The left edge of the guide.
    open var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .left)
    }

    /// The right edge of the guide.
    open var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .right)
    }

    /// The top edge of the guide.
    open var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .top)
    }

    /// The bottom edge of the guide.
    open var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .bottom)
    }

    /// The width of the guide.
    open var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .width)
    }

    /// The height of the guide.
    open var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .height)
    }

    /// The horizontal center of the guide.
    open var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .centerX)
    }

    /// The vertical center of the guide.
    open var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .centerY)
    }
}

/// The guide that follows the keyboard; while there is none, it covers the bottom of the safe area.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a floating or split keyboard; no keyboard is undocked here.
    public var followsUndockedKeyboard = false
    /// Whether, without a keyboard, it is as high as the bottom of the safe area; otherwise it has no height.
    public var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
    /// The distance from the keyboard at which a drag begins to dismiss it in points; kept, and has no effect here.
    public var keyboardDismissPadding: CGFloat = 0

    /// Sets constraints that are active while the keyboard is near an edge; here always the bottom.
    public func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { for constraint in constraints { constraint.isActive = edge == .bottom } }
    /// Sets constraints that are active while the keyboard is away from edges; here from all but the bottom.
    public func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) { for constraint in constraints { constraint.isActive = !edges.contains(.bottom) } }
}

extension UIView {
    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutState.systemGuides[kind] { return guide }
        let guide = UILayoutGuide(kind: kind, owner: self)
        layoutState.systemGuides[kind] = guide
        return guide
    }
}
