import Geometry
import RenderContext
package import Scene

/// An object that manages the visual content and appearance of a view: corners, border, shadow, mask,
/// contents and sublayers.
///
/// A view's own layer takes its geometry from the view. Other layers are positioned in their superlayer by
/// `position` and `anchorPoint`.
open class CALayer: NSObject, CAMediaTiming {
    /// The objects that are associated with this one; nil for none.
    final package var attachedObjects: AttachedObjects?
    /// The view that owns this layer.
    ///
    /// The owner sets nil in its `deinit`, which is what makes the unsafe reference sound. A weak one would slow down every
    /// retain and release of the view.
    final unowned(unsafe) package var owner: (any LayerOwner)?

    /// The animations and the time of the layer; nil for those that have none.
    final package internal(set) var storedAnimations: LayerAnimations?
    /// The properties that few layers have; nil for none.
    var storedExtras: LayerExtras?
    /// The layer that this one shows the presentation of.
    weak var modelLayer: CALayer?

    /// Creates a layer that no view owns.
    public required override init() { super.init() }

    /// Creates a copy of a layer, as for its presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAnimatedValues(from: layer) }
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns what happens when a property changes, by the delegate, `actions`, `style` or the class, in this
    /// order; nil for the default animation.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let listed = style?["actions"] as? [String: any CAAction], let action = listed[event] {
            return action
        }
        return type(of: self).defaultAction(forKey: event)
    }
    /// The actions of properties by key path; a property without an entry has the default animation.
    open var actions: [String: any CAAction]? {
        get { storedAnimations?.actions }
        set { if newValue != nil || storedAnimations != nil { animations.actions = newValue } }
    }
    /// Values by name; `actions` among them are looked up by `action(forKey:)`, others are kept.
    open var style: [AnyHashable: Any]? {
        get { storedExtras?.style }
        set { extras.style = newValue }
    }
    /// Returns whether the layer is redrawn when a value changes; every render redraws it.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the default action of a property; nil for the default animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the default value of a property; nil for one that is not known.
    open class func defaultValue(forKey key: String) -> Any? { self.init().ownValue(forKeyPath: key) }
    /// Returns whether a value is archived; no archive is made here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    /// Updates the content now where it was marked; every render does.
    open func displayIfNeeded() {
        guard isDisplayDue else { return }
        isDisplayDue = false
        display()
    }
    /// Whether the content was marked and not updated since.
    open func needsDisplay() -> Bool { isDisplayDue }
    /// Updates the content: the delegate provides it in `display(_:)`, or each render draws it.
    open func display() {
        isDisplayDue = false
        isDisplayed = true
        delegate?.display(self)
    }
    /// Whether the content was marked and not updated since, and whether it was updated before.
    var isDisplayDue = false, isDisplayed = false
    /// Whether `layoutSublayers()` is due.
    var isLayoutDue = false
    /// Whether the content is marked when the bounds change.
    open var needsDisplayOnBoundsChange = false
    /// Whether the layer is rendered into an image of its own, which makes no difference here.
    open var shouldRasterize = false
    /// The scale of that image.
    open var rasterizationScale: CGFloat = 1
    /// Whether edges are antialiased; they always are.
    open var allowsEdgeAntialiasing = false
    /// Whether the content is known to be opaque; what is drawn does not depend on it.
    open var isOpaque = false
    /// The filter for reducing contents; they are always smoothed.
    open var minificationFilter: CALayerContentsFilter = .linear
    /// The filter for enlarging contents: linear, or by the nearest sample.
    open var magnificationFilter: CALayerContentsFilter = .linear
    /// The bias of the level of detail for reducing contents; has no effect here.
    open var minificationFilterBias: Float = 0
    /// The delegate, which provides content, layout and actions; a view for its own layer. Not retained.
    open weak var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set { otherDelegate = newValue }
    }
    private weak var otherDelegate: (any CALayerDelegate)?
    /// Whether the layer and its sublayers are drawn as a group before the opacity is applied; if not, it is applied to each.
    open var allowsGroupOpacity = true

    // MARK: Hierarchy

    /// The superlayer of the layer; for a view's own that of its superview.
    open var superlayer: CALayer? { owner.map { $0.superviewLayer } ?? storedSuperlayer }
    /// The superlayer of a layer that no view owns.
    weak var storedSuperlayer: CALayer?
    /// The sublayers that were added explicitly, lowest first, each with the layer of the subview directly below it.
    final package internal(set) var entries: [(layer: CALayer, above: CALayer?)] = []
    /// The sublayers that were added explicitly, lowest first, above those of a control's parts; layers of other
    /// subviews are not included.
    open var sublayers: [CALayer]? {
        get {
            let layers = (owner?.partLayers ?? []) + entries.map(\.layer)
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// Appends a layer above the other sublayers and the current subviews; for a view's own layer the view.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: entries.count, above: owner?.subviewLayers.last)
    }
    /// Inserts a layer at an index in the list of sublayers; index 0 is below all subviews.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let parts = idx == 0 ? 0 : owner?.partLayers.count ?? 0
        let index = max(0, min(Int(idx) - parts, entries.count))
        let above = index == 0 ? nil : entries[index - 1].above
        insert(layer, at: index, above: above)
    }
    /// Inserts a layer below a sublayer of this one, or below the subview that owns `sibling`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index, above: entries[index].above)
        }
        let views = owner?.subviewLayers ?? []
        let index = views.firstIndex { $0 === sibling }
        insert(layer, at: 0, above: index.flatMap { $0 > 0 ? views[$0 - 1] : nil })
    }
    /// Inserts a layer above a sublayer of this one, or above the subview that owns `sibling`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index + 1, above: entries[index].above)
        }
        insert(layer, at: 0, above: owner?.subviewLayers.first { $0 === sibling })
    }
    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = entries.firstIndex(where: { $0.layer === oldLayer }) else { return }
        let above = entries[index].above
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index, above: above)
    }
    /// Removes the layer from its superlayer; a view's own layer follows its view instead.
    open func removeFromSuperlayer() {
        if let owner { return owner.removeFromSuperview() }
        storedSuperlayer?.entries.removeAll { $0.layer === self }
        if storedSuperlayer?.owner == nil { storedSuperlayer?.markLayout() }
        storedSuperlayer = nil
    }
    /// The layer's position on the z axis; higher values are drawn above their siblings.
    open var zPosition: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.zPosition, from: AnimatedValue(oldValue)) } }
    }
    /// The name of the layer, for lookup.
    open var name: String?

    // MARK: Geometry

    var ownBounds = CGRect.zero {
        didSet { if isAnimatable { valueDidChange(.bounds, from: AnimatedValue(oldValue)) } }
    }
    var ownPosition = CGPoint.zero {
        didSet { if isAnimatable { valueDidChange(.position, from: AnimatedValue(oldValue)) } }
    }
    var ownTransform = CGAffineTransform.identity
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The 3D transform, where it leaves the plane.
    final package internal(set) var spatialTransform: CATransform3D?
    /// The transform applied to sublayers, about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { sublayersTransform ?? CATransform3DIdentity }
        set { sublayersTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }
    /// The same transform; nil where it is the identity.
    private(set) var sublayersTransform: CATransform3D?
    /// Whether the layer is visible when it faces away from the viewer.
    open var isDoubleSided = true
    /// The point of the bounds that is at `position`, in unit coordinates (0...1).
    open var anchorPoint: CGPoint {
        get { owner?.anchorPoint ?? ownAnchorPoint }
        set {
            guard newValue.point.isFinite else { return }
            if let owner { owner.anchorPoint = newValue } else { ownAnchorPoint = newValue }
        }
    }
    /// The point of the z axis that is at `zPosition` and that `transform` is applied about, in points.
    open var anchorPointZ: CGFloat {
        get { storedExtras?.anchorPointZ ?? 0 }
        set { if newValue.isFinite { extras.anchorPointZ = newValue } }
    }
    /// Whether the y axis of the layer points up, as it does for its sublayers then.
    ///
    /// Shape layers draw their paths so; sublayers are placed as if the axis pointed down, with a diagnostic.
    open var isGeometryFlipped: Bool {
        get { storedExtras?.isGeometryFlipped ?? false }
        set { extras.isGeometryFlipped = newValue }
    }
    /// Returns whether the content is flipped when drawn: where an odd number of layers, of this one and those around
    /// it, flip their geometry.
    open func contentsAreFlipped() -> Bool {
        var result = false
        var current: CALayer? = self
        while let layer = current {
            if layer.isGeometryFlipped { result.toggle() }
            current = layer.superlayer
        }
        return result
    }

    /// The bounds rectangle, in the layer's own coordinates.
    open var bounds: CGRect {
        get { owner?.layerBounds ?? storedAnimations?.drawnBounds ?? ownBounds }
        set {
            if let owner { return owner.layerBounds = newValue }
            guard newValue.isFiniteRect else { return }
            let old = ownBounds.size
            ownBounds = newValue
            sizeDidChange(from: old)
        }
    }
    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { owner?.layerCenter ?? ownPosition }
        set {
            if let owner {
                owner.layerCenter = newValue
            } else if newValue.point.isFinite {
                ownPosition = newValue
            }
        }
    }
    /// The frame rectangle in the superlayer's coordinates; with a transform, the bounding box of what is drawn.
    open var frame: CGRect {
        get {
            if let owner { return owner.layerFrame }
            return ownTransform.isIdentity ? untransformedFrame : CGRect(anchoredRect.boundingBox)
        }
        set {
            if let owner {
                owner.layerFrame = newValue
            } else if newValue.isFiniteRect {
                var rect = anchoredRect
                rect.boundingBox = newValue.standardized.rect
                let frame = CGRect(rect.untransformed), old = ownBounds.size
                ownBounds.size = frame.size
                ownPosition = CGPoint(
                    x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
                sizeDidChange(from: old)
            }
        }
    }
    /// The frame before the transform.
    var modelFrame: CGRect { owner?.storedFrame ?? untransformedFrame }
    /// The frame before the transform, of a layer that no view owns.
    private var untransformedFrame: CGRect {
        CGRect(
            x: ownPosition.x - ownBounds.width * anchorPoint.x,
            y: ownPosition.y - ownBounds.height * anchorPoint.y, width: ownBounds.width,
            height: ownBounds.height)
    }
    private var anchoredRect: AnchoredRect {
        AnchoredRect(
            untransformed: untransformedFrame.rect, anchor: anchorPoint.point,
            transform: ownTransform.transform)
    }

    /// The transform applied to the layer, about its anchor point.
    ///
    /// Rotations out of the plane are drawn as seen from the front. Where perspective would make parallel
    /// edges converge, the drawing stays a parallelogram that is exact at the anchor point, with a
    /// diagnostic.
    open var transform: CATransform3D {
        get {
            let plane = affineTransform()
            guard let spatialTransform, spatialTransform.plane == plane else { return CATransform3D(plane) }
            return spatialTransform
        }
        set {
            let old = isAnimatable ? transform : CATransform3D.identity
            spatialTransform = newValue.isAffine ? nil : newValue
            if let owner { owner.storedTransform = newValue.plane } else { ownTransform = newValue.plane }
            if isAnimatable { valueDidChange(.transform, from: .transform(old)) }
        }
    }
    /// Returns the layer's transform as an affine transform.
    open func affineTransform() -> CGAffineTransform { owner?.layerTransform ?? ownTransform }
    /// Sets the layer's transform to an affine transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let owner { return owner.layerTransform = transform }
        let old = ownTransform
        ownTransform = transform
        if isAnimatable { valueDidChange(.transform, from: .transform(CATransform3D(old))) }
    }

    /// Returns the highest layer, of this one and those below it, that contains a point of the superlayer's
    /// coordinates; hidden layers and what `masksToBounds` cuts off are left out.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let point = pointInside(p) else { return nil }
        let isInside = contains(point)
        // A point outside may still be on a sublayer that extends beyond the bounds.
        guard isInside || !masksToBounds else { return nil }
        for layer in stackedSublayers(in: .model).reversed() {
            if let found = layer.hitTest(point) { return found }
        }
        return isInside && !joinsSpace ? self : nil
    }
    /// Returns whether a point of the layer's coordinates is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Converts a point from this layer's coordinates to those of another layer; nil is the root of the tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let there = l?.transformToRoot.inverse ?? .identity
        return CGPoint(transformToRoot.concatenating(there).apply(p.point))
    }
    /// Converts a point from another layer's coordinates to those of this layer; nil is the root of the tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let here = transformToRoot.inverse else { return p }
        return CGPoint((l?.transformToRoot ?? .identity).concatenating(here).apply(p.point))
    }
    /// Converts a rectangle from this layer's coordinates to those of another layer; nil is the root of the tree.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let there = l?.transformToRoot.inverse ?? .identity
        return CGRect(transformToRoot.concatenating(there).boundingBox(of: r.rect))
    }
    /// Converts a rectangle from another layer's coordinates to those of this layer; nil is the root of the tree.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let here = transformToRoot.inverse else { return r }
        return CGRect((l?.transformToRoot ?? .identity).concatenating(here).boundingBox(of: r.rect))
    }
    /// Called after the size of the bounds of a layer that no view owns changed; does nothing.
    open func resizeSublayers(withOldSize size: CGSize) {}
    /// Scrolls the closest enclosing scroll layer so that a point is at its origin.
    open func scroll(_ p: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }
    /// Scrolls the closest enclosing scroll layer as little as makes a rectangle visible.
    open func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }
    /// The part of the bounds that the scroll layers around this one show, in the layer's coordinates.
    open var visibleRect: CGRect {
        var result = bounds
        var current = superlayer
        while let layer = current {
            if layer is CAScrollLayer {
                result = result.intersection(convert(layer.bounds, from: layer))
                if result.isNull { return .zero }
            }
            current = layer.superlayer
        }
        return result
    }
    /// Whether the layer leaves its sublayers in the space around it instead of in a plane of its own.
    var joinsSpace: Bool { false }

    // MARK: Appearance

    var ownOpacity: Float = 1 {
        didSet { if isAnimatable { valueDidChange(.opacity, from: AnimatedValue(Double(oldValue))) } }
    }
    var ownColor: CGColor? {
        didSet { if isAnimatable { valueDidChange(.backgroundColor, from: .color(oldValue?.color)) } }
    }
    private var ownHidden = false
    /// The corner radius in points, for the background, border and clip.
    open var cornerRadius: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.cornerRadius, from: AnimatedValue(oldValue)) } }
    }
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The curve of the rounded corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Returns how much longer than its radius a corner of a curve is along each edge.
    ///
    /// Source: what Core Animation returns for both curves.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// The width of the border in points; drawn inside the bounds.
    open var borderWidth: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.borderWidth, from: AnimatedValue(oldValue)) } }
    }
    /// The color of the border; opaque black by default.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if isAnimatable { valueDidChange(.borderColor, from: .color(oldValue?.color)) } }
    }
    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds = false
    /// A layer whose alpha channel masks this layer and its sublayers; its frame is in this layer's
    /// coordinates.
    open var mask: CALayer?
    /// Whether the layer is being rendered, to stop recursion.
    var isBeingRendered = false
    /// The color of the shadow; opaque black by default.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if isAnimatable { valueDidChange(.shadowColor, from: .color(oldValue?.color)) } }
    }
    /// The opacity of the shadow, 0 (none) to 1.
    open var shadowOpacity: Float = 0 {
        didSet { if isAnimatable { valueDidChange(.shadowOpacity, from: AnimatedValue(Double(oldValue))) } }
    }
    /// The offset of the shadow; three points up by default, as in Core Animation.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if isAnimatable { valueDidChange(.shadowOffset, from: AnimatedValue(oldValue)) } }
    }
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3 {
        didSet { if isAnimatable { valueDidChange(.shadowRadius, from: AnimatedValue(oldValue)) } }
    }
    /// The shape of the shadow; nil uses the layer's content.
    open var shadowPath: CGPath? {
        didSet { if isAnimatable { valueDidChange(.shadowPath, from: .path(oldValue?.path)) } }
    }
    /// The opacity of the layer and its sublayers as a group, 0 (invisible) to 1.
    open var opacity: Float {
        get { owner.map { Float($0.layerAlpha) } ?? ownOpacity }
        set {
            let value = newValue.isFinite ? max(0, min(1, newValue)) : 1
            if let owner { owner.layerAlpha = CGFloat(value) } else { ownOpacity = value }
        }
    }
    /// The filter that composites the layer with the content below it: the name of a blend mode such as
    /// `multiplyBlendMode`.
    open var compositingFilter: Any?
    /// Filters of the layer; kept and not applied, as in iOS.
    open var filters: [Any]? {
        get { storedExtras?.filters }
        set { extras.filters = newValue }
    }
    /// Filters of the content behind the layer; kept and not applied, as in iOS.
    open var backgroundFilters: [Any]? {
        get { storedExtras?.backgroundFilters }
        set { extras.backgroundFilters = newValue }
    }
    /// Whether the layer is hidden.
    open var isHidden: Bool {
        get { owner?.storedHidden ?? ownHidden }
        set { if let owner { owner.storedHidden = newValue } else { ownHidden = newValue } }
    }
    /// The background color of the layer.
    open var backgroundColor: CGColor? {
        get { owner.map { $0.layerColor } ?? ownColor }
        set {
            if let owner { owner.layerColor = newValue } else { ownColor = newValue }
        }
    }

    // MARK: Contents

    /// The image that the layer displays: a `CGImage`, or an image of UIKit.
    open var contents: Any? {
        didSet { if isAnimatable { valueDidChange(.contents, from: .image(.init(contents: oldValue))) } }
    }
    /// How the contents are positioned or scaled in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the contents that is displayed, in unit coordinates (0...1).
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in unit coordinates (0...1).
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale factor of the contents, in pixels per point.
    open var contentsScale: CGFloat = 1

    /// The format of the content; always with 8 bits for each component.
    open var contentsFormat: CALayerContentsFormat {
        get { storedExtras?.contentsFormat ?? .RGBA8Uint }
        set { extras.contentsFormat = newValue }
    }
    /// The edges that are antialiased; all of them always are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get {
            storedExtras?.edgeAntialiasingMask
                ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
        }
        set { extras.edgeAntialiasingMask = newValue }
    }
    /// Whether drawing is done in the background; it never is.
    open var drawsAsynchronously: Bool {
        get { storedExtras?.drawsAsynchronously ?? false }
        set { extras.drawsAsynchronously = newValue }
    }
    /// Whether extended dynamic range is displayed; it never is.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { storedExtras?.wantsExtendedRange ?? false }
        set { extras.wantsExtendedRange = newValue }
    }

    /// Returns the preferred size of the layer in points; the current size unless it displays text.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Marks the content as needing to be updated; what a delegate draws is shown from then on.
    open func setNeedsDisplay() { isDisplayDue = true }
    /// Marks a rectangle of the content as needing to be updated; all of it is updated.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Invalidates the layout of the sublayers; `layoutSublayers()` also runs before every render.
    open func setNeedsLayout() { markLayout() }
    /// Whether the layout of the sublayers is due.
    open func needsLayout() -> Bool { owner?.needsLayout ?? isLayoutDue }
    /// Lays out this layer and those around and below it, where that is due.
    open func layoutIfNeeded() {
        if let owner { return owner.layOutMarked() }
        var top = self
        while let above = top.storedSuperlayer, above.owner == nil, above.isLayoutDue { top = above }
        top.layOutMarked()
    }
    /// Lays out the sublayers by calling the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Draws the layer's content into a context, between background and sublayers, in the layer's
    /// coordinates, by calling the delegate. A view draws its own after its layer.
    open func draw(in ctx: CGContext) { if owner == nil { otherDelegate?.draw(self, in: ctx) } }
    /// Renders the layer and its sublayers into a context, in the layer's own coordinates.
    open func render(in ctx: CGContext) { ctx.record(renderCommands(of: bounds.origin)) }

    // MARK: Animations

    /// Adds a copy of an animation; one with the same key is removed.
    ///
    /// Outside a render an animation shows nothing, and its delegate is notified of the end after its duration.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        guard let state = RenderContext.animationState else { return runUnseen(copy) }
        copy.reportUnknownProperties(of: self)
        if copy.timing.duration == 0 { copy.timing.duration = CATransaction.animationDuration() }
        state.add(copy, to: self, key: key, completions: state.transactionCompletions)
    }
    /// Returns the animation of a key.
    open func animation(forKey key: String) -> CAAnimation? {
        storedAnimations?.running.last { $0.key == key }?.animation
    }
    /// Removes the animation of a key.
    open func removeAnimation(forKey key: String) {
        guard storedAnimations != nil else { return }
        RenderContext.animationState?.remove(key, from: self)
    }
    /// Removes all animations.
    open func removeAllAnimations() {
        guard storedAnimations != nil else { return }
        RenderContext.animationState?.removeAll(from: self)
    }

    /// Returns the keys of all animations, in the order in which they were added; nil for none.
    open func animationKeys() -> [String]? {
        let keys = storedAnimations?.running.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }
    /// Returns a copy of the layer as it is shown at this moment.
    open func presentation() -> Self? {
        let copy = type(of: self).init()
        copy.copyAnimatedValues(from: self)
        copy.modelLayer = self
        guard let state = RenderContext.animationState, storedAnimations != nil else { return copy }
        let values = presentedValues(at: state.now, atRest: false)
        for (property, value) in values.changed { copy.store(value, as: property) }
        return copy
    }
    /// Returns the layer whose presentation this is; for other layers the layer itself.
    open func model() -> Self { modelLayer as? Self ?? self }

    // MARK: Time

    /// When the layer's time begins, in seconds of its superlayer's time.
    open var beginTime: TimeInterval {
        get { storedAnimations?.timing.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    /// The duration of the layer; infinite by default.
    open var duration: TimeInterval {
        get { storedAnimations?.timing.duration ?? .infinity }
        set { setTiming { $0.duration = newValue } }
    }
    /// The rate at which time passes relative to the superlayer's; 0 stops the animations.
    open var speed: Float {
        get { storedAnimations?.timing.speed ?? 1 }
        set { setTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
    }
    /// An offset in seconds that is added to the layer's time.
    open var timeOffset: TimeInterval {
        get { storedAnimations?.timing.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// The number of repetitions of the layer's time; has no effect here.
    open var repeatCount: Float {
        get { storedAnimations?.timing.repeatCount ?? 0 }
        set { setTiming { $0.repeatCount = newValue } }
    }
    /// The duration of the repetitions of the layer's time; has no effect here.
    open var repeatDuration: TimeInterval {
        get { storedAnimations?.timing.repeatDuration ?? 0 }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    /// Whether the layer's time runs backwards after it has run forwards; has no effect here.
    open var autoreverses: Bool {
        get { storedAnimations?.timing.autoreverses ?? false }
        set { setTiming { $0.autoreverses = newValue } }
    }
    /// Whether the layer is shown before its begin and after its end; has no effect here.
    open var fillMode: CAMediaTimingFillMode {
        get { storedAnimations?.timing.fillMode ?? .removed }
        set { setTiming { $0.fillMode = newValue } }
    }
    /// Converts a time of another layer to this one's; nil is the clock.
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        convertedTime(from: l?.clockTime(of: t) ?? t)
    }
    /// Converts a time of this layer to another one's; nil is the clock.
    open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        let time = clockTime(of: t)
        return l?.convertedTime(from: time) ?? time
    }

    // MARK: What subclasses draw

    /// The text that the layer displays.
    var displayedText: String? { nil }

    /// Returns the value of an animated property that only this class has.
    func ownAnimatedValue(of property: AnimatedProperty) -> AnimatedValue? { nil }
    /// Sets an animated property that only this class has.
    func storeOwn(_ value: AnimatedValue, as property: AnimatedProperty) {}

    /// Sets a property that only this class has by its name; returns false for another one.
    func setOwnValue(_ value: Any?, forKey key: String) -> Bool { false }
    /// Changes the nodes of the layer, at an index, and of what is below it, which are the last ones.
    package func finishNodes(_ nodes: inout [LayoutNode], from index: Int, in presentation: Presentation) {
        if !allowsGroupOpacity { LayoutNode.divideOpacity(&nodes, at: index) }
    }

    /// Returns the layer's own drawing beyond background, contents and border.
    func ownDrawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] { [] }
}

extension CALayer: AttachmentOwner {}
