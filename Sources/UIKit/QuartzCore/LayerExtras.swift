/// The properties of a layer that few layers have.
final class LayerExtras {
    var anchorPointZ: CGFloat = 0
    var isGeometryFlipped = false
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var drawsAsynchronously = false
    var wantsExtendedRange = false
    var style: [AnyHashable: Any]?
    /// The values of keys that are no properties.
    var keptValues: [String: Any] = [:]
}

extension CALayer {
    /// The rare properties, made when they are needed.
    var extras: LayerExtras {
        if let storedExtras { return storedExtras }
        let made = LayerExtras()
        storedExtras = made
        return made
    }

    /// The point of the z axis that is at `zPosition` and that `transform` is applied about, in points.
    public var anchorPointZ: CGFloat {
        get { storedExtras?.anchorPointZ ?? 0 }
        set { if newValue.isFinite { extras.anchorPointZ = newValue } }
    }
    /// Whether the y axis of the layer points up, as it does for its sublayers then.
    ///
    /// Shape layers draw their paths so; sublayers are placed as if the axis pointed down, with a diagnostic.
    public var isGeometryFlipped: Bool {
        get { storedExtras?.isGeometryFlipped ?? false }
        set { extras.isGeometryFlipped = newValue }
    }
    /// Returns whether the content is flipped when drawn: where an odd number of layers, of this one and those around
    /// it, flip their geometry.
    public func contentsAreFlipped() -> Bool {
        var result = false
        var current: CALayer? = self
        while let layer = current {
            if layer.isGeometryFlipped { result.toggle() }
            current = layer.superlayer
        }
        return result
    }
    /// The format of the content; always with 8 bits for each component.
    public var contentsFormat: CALayerContentsFormat {
        get { storedExtras?.contentsFormat ?? .RGBA8Uint }
        set { extras.contentsFormat = newValue }
    }
    /// The edges that are antialiased; all of them always are.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get {
            storedExtras?.edgeAntialiasingMask
                ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
        }
        set { extras.edgeAntialiasingMask = newValue }
    }
    /// Filters of the layer; kept and not applied, as in iOS.
    public var filters: [Any]? {
        get { storedExtras?.filters }
        set { extras.filters = newValue }
    }
    /// Filters of the content behind the layer; kept and not applied, as in iOS.
    public var backgroundFilters: [Any]? {
        get { storedExtras?.backgroundFilters }
        set { extras.backgroundFilters = newValue }
    }
    /// Whether drawing is done in the background; it never is.
    public var drawsAsynchronously: Bool {
        get { storedExtras?.drawsAsynchronously ?? false }
        set { extras.drawsAsynchronously = newValue }
    }
    /// Whether extended dynamic range is displayed; it never is.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { storedExtras?.wantsExtendedRange ?? false }
        set { extras.wantsExtendedRange = newValue }
    }
    /// Values by name; `actions` among them are looked up by `action(forKey:)`, others are kept.
    public var style: [AnyHashable: Any]? {
        get { storedExtras?.style }
        set { extras.style = newValue }
    }

    /// Returns how much longer than its radius a corner of a curve is along each edge.
    ///
    /// Source: what Core Animation returns for both curves.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// Returns what happens when a property changes: the first action of the delegate, the layer and its class.
    func foundAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let listed = style?["actions"] as? [String: any CAAction], let action = listed[event] {
            return action
        }
        return type(of: self).defaultAction(forKey: event)
    }
}
