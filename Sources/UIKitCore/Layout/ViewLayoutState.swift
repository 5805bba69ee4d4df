import Layout

/// The state that layout stores for one view.
struct ViewLayoutState {
    /// Whether `layoutSubviews` must be called.
    var needsLayout = true
    /// Whether a view below has `needsLayout`, or a size here or below must be measured again.
    var hasDirtyDescendant = true
    /// Whether `updateConstraints` must be called.
    var needsUpdateConstraints = true
    /// Whether the frame is translated into constraints.
    var translatesAutoresizingMask = true
    /// The traits that the view overrides for itself and its descendants.
    var ownTraits: UITraitOverrides?
    /// The smallest text size of the view and all inside; nil for any.
    var minimumTextSize: UIContentSizeCategory?
    /// The largest text size of the view and all inside; nil for any.
    var maximumTextSize: UIContentSizeCategory?
    /// The traits overridden by the view and its ancestors; nil for none.
    var inheritedTraits: UITraitOverrides?
    /// The frame that the autoresizing mask starts from; nil until layout needs it.
    var autoresizingBase: AutoresizingBase?
    /// The active constraints installed at the view.
    var constraints: [NSLayoutConstraint] = []
    /// The guides of the app.
    var guides: [UILayoutGuide] = []
    /// The view's system guides that have been used.
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// The priority at which the view resists growing beyond its intrinsic size.
    var hugging = AxisPriorities(horizontal: 250, vertical: 250)
    /// The priority at which the view resists shrinking below its intrinsic size.
    var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    /// The margins as set by left and right; nil for the default.
    var margins: UIEdgeInsets?
    /// The margins as set by reading direction, which win over `margins`; nil for none.
    var directionalMargins: NSDirectionalEdgeInsets?
    /// Whether margins are at least the superview's, less the distance.
    var preservesSuperviewMargins = false
    /// Whether the safe area is added to the margins.
    var insetsMarginsFromSafeArea = true
    /// A placeholder for the intrinsic width; nil for the content's.
    var placeholderWidth: CGFloat?
    /// A placeholder for the intrinsic height; nil for the content's.
    var placeholderHeight: CGFloat?
    /// The frame that the file saved on its own canvas, for what constraints leave open; nil for none.
    var savedFrame: CGRect?
    /// The solved frame, until the superview's `layoutSubviews` applies it.
    var solvedFrame: CGRect?
    /// The safe area of the last layout.
    var safeArea: UIEdgeInsets = .zero
    /// The margins in effect in the last layout.
    var effectiveMargins: UIEdgeInsets?
    /// Whether the constraints left the frame open in the last layout.
    var isAmbiguous = false
    /// The kinds of findings that are ignored for the view and its descendants.
    var ignoredFindings: Set<String> = []
    /// The width for which layout measures `intrinsicContentSize`; nil for any.
    var proposedWidth: CGFloat?
    /// Whether the tree that this view is the root of is being laid out.
    var isLayingOut = false
    /// Whether `layoutSubviews` is under way.
    var isPlacingSubviews = false
    /// What a part of a control knows of that; nil for other views.
    var part: RestingPart?
    /// Whether that is one of the later rounds of a layout, which has seen what `layoutSubviews` changes before.
    var isSettling = false
    /// How many rounds of layout the tree that this view is the root of has had in the layout under way.
    var round = 0
    /// Whether the superview's `layoutSubviews` that is under way has added the view.
    var isAddedByLayout = false
    /// The subviews that the `layoutSubviews` under way has moved or added.
    var movedSubviews: [UIView] = []
    /// The frame before the `layoutSubviews` of the superview that is under way; nil if that has not moved the view.
    var frameBefore: CGRect?
    /// How often views were measured in layouts of the tree below this root.
    var measureCount = 0
    /// The row in the problem being solved.
    var problemIndex = -1
}

/// A frame as it was set, and the size of the superview at that time.
///
/// The result of layout is rounded, so that starting from it the next time would drift.
struct AutoresizingBase {
    var frame: CGRect
    var parentSize: CGSize
}
