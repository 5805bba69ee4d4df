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
}
