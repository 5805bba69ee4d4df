public import UIKitCore

extension UIView: MyViewTraits {
    /// The settings for all size classes.
    public var layoutTraits: MySizeClassTraits { viewLayout.traits(in: []) }

    /// Whether the view is seen, and whether it has a place in its layout.
    public var visibility: MyVisibility {
        get { layoutTraits.item.visibility }
        set {
            layoutTraits.item.visibility = newValue
            isHidden = newValue != .visible
        }
    }

    /// Returns the settings for a size class, made empty if there are none yet.
    public func fetchLayoutTraits(in sizeClass: MySizeClass) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass)
    }

    /// Returns the settings for a size class, made as a copy of what another one has now if there are none yet.
    public func fetchLayoutTraits(
        in sizeClass: MySizeClass, copyFrom source: MySizeClass
    ) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass, copying: source)
    }

    /// Returns the settings for a size class, as `fetchLayoutTraits(in:)` does.
    public func fetchLayoutTraits(inSizeClass sizeClass: MySizeClass) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass)
    }

    /// Returns the settings for a size class, as `fetchLayoutTraits(in:copyFrom:)` does.
    public func fetchLayoutTraits(
        inSizeClass sizeClass: MySizeClass, copyFrom source: MySizeClass
    ) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass, copying: source)
    }

    /// Returns the settings for a size class, made empty if there are none yet; the name before MyLayout 2.0.
    public func fetchLayoutSizeClass(_ sizeClass: MySizeClass) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass)
    }

    /// Returns the settings for a size class, made as a copy of what another one has now if there are none yet; the
    /// name before MyLayout 2.0.
    public func fetchLayoutSizeClass(
        _ sizeClass: MySizeClass, copyFrom source: MySizeClass
    ) -> MySizeClassTraits {
        viewLayout.traits(in: sizeClass, copying: source)
    }

    /// Replaces the settings for a size class by a copy of others.
    public func setLayoutTraits(_ traits: MySizeClassTraits, in sizeClass: MySizeClass) {
        viewLayout.set(MySizeClassTraits(self, copying: traits), in: sizeClass)
    }

    /// Removes the settings for all size classes.
    public func clearLayoutTraits() { viewLayout.removeAll() }

    /// Removes the settings for a size class.
    public func clearLayoutTraits(in sizeClass: MySizeClass) { viewLayout.remove(sizeClass) }

    /// The frame that the layout gave the view last, or was estimated; its frame before that.
    public var estimatedRect: CGRect { viewLayout.estimatedFrame ?? frame }

    /// Calls a closure once, when the layout has placed the view.
    public var viewLayoutCompleteBlock: ((MyBaseLayout, UIView) -> Void)? {
        get { viewLayout.completion }
        set { viewLayout.completion = newValue }
    }

    /// Returns a position of the settings for all size classes.
    func position(_ axis: Axis, _ edge: MyLayoutPos.Edge) -> MyLayoutPos {
        layoutTraits.position(axis, edge)
    }

    /// Returns a length of the settings for all size classes.
    func size(_ axis: Axis) -> MyLayoutSize { layoutTraits.size(axis) }

    /// What layouts keep about the view.
    var viewLayout: ViewLayout {
        if let known = layoutExtension as? ViewLayout { return known }
        let made = ViewLayout(self)
        layoutExtension = made
        return made
    }

    /// Invalidates the layout around the view, and its own if it is a layout.
    func layoutSettingsDidChange() {
        superview?.setNeedsLayout()
        if self is MyBaseLayout { setNeedsLayout() }
    }

    /// Invalidates the layout of the view's contents and the layout around it.
    func layoutContentsDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
