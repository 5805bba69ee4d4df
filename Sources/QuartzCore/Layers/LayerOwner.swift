package import Scene

/// What a layer requires of the view that owns it.
///
/// Geometry and appearance of the two are the same, and the owner keeps them: a layer without an owner keeps its own.
/// The layers of subviews are between the sublayers of the owner's layer, which knows them by these requirements alone.
///
/// Bound to classes, so that a call costs two loads more than a method of a class and no conversion.
package protocol LayerOwner: CALayerDelegate {
    /// The name in diagnostics.
    var displayName: String { get }

    // MARK: Geometry

    /// The frame in the coordinates of the superview, with the transform.
    var layerFrame: CGRect { get set }
    /// The bounds, in coordinates of their own.
    var layerBounds: CGRect { get set }
    /// The position of the anchor point in the coordinates of the superview.
    var layerCenter: CGPoint { get set }
    /// The anchor point, in unit coordinates (0...1) of the bounds.
    var anchorPoint: CGPoint { get set }
    /// The transform about the anchor point.
    var layerTransform: CGAffineTransform { get set }
    /// The frame before the transform; setting it has no side effects but the animation.
    var storedFrame: CGRect { get set }
    /// The origin of the bounds; setting it has no side effects but the animation.
    var boundsOrigin: CGPoint { get set }
    /// The transform; setting it has no side effects.
    var storedTransform: CGAffineTransform { get set }
    /// Whether content is being recorded for the `drawnBounds` of the layer's animations, which `layerBounds` returns then.
    var drawsOtherBounds: Bool { get set }

    // MARK: Appearance

    /// The opacity, 0...1.
    var layerAlpha: CGFloat { get set }
    /// The opacity; setting it has no side effects but those of observers.
    var storedAlpha: CGFloat { get set }
    /// Whether the view and its layer are hidden.
    var storedHidden: Bool { get set }
    /// The background in the traits of the screen; nil for none.
    var layerColor: CGColor? { get set }
    /// The background in the traits of the owner, nil for none; setting it has no side effects.
    var storedColor: Color? { get set }
    /// The pattern of the background; nil for a color.
    var backgroundPattern: CGPattern? { get }
    /// Returns the radii of the corners that replace the layer's, as they are shown; nil for the layer's.
    func configuredRadii(in presentation: Presentation) -> RoundedRect.Radii?

    // MARK: Hierarchy

    /// The layer of the superview; nil for none.
    var superviewLayer: CALayer? { get }
    /// The layers of the subviews, lowest first.
    var subviewLayers: [CALayer] { get }
    /// The layers of the subviews that are parts of a control, lowest first, whose views are made where they are not yet.
    var partLayers: [CALayer] { get }
    /// Whether there are subviews.
    var hasSubviews: Bool { get }
    /// Whether the view is in a window.
    var isInWindow: Bool { get }
    /// Removes the view from its superview.
    func removeFromSuperview()
    /// Shows the view of a layer as a subview, unless it has a superview: above that of another layer, or at the bottom.
    func adopt(_ layer: CALayer, above sibling: CALayer?)

    // MARK: Layout and drawing

    /// Whether the layout of the view is due.
    var needsLayout: Bool { get }
    /// Invalidates the layout, without a call of what subclasses override.
    func markLayout()
    /// Lays out the view and what is below it, where that is due.
    func layoutIfNeeded()
    /// Does the same without a call of what subclasses override.
    func layOutMarked()
    /// Prepares the layers of the view and of those below it; see `CALayer.prepareForDrawing(depth:)`.
    func prepareLayersForDrawing(depth: Int)
    /// Returns what a presentation shows of the view and of what is below it.
    func layoutTree(in presentation: Presentation) -> LayoutTree
}
