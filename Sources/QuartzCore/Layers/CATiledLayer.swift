/// A layer whose content is drawn in tiles on a device; here it is drawn at once, like that of any layer.
///
/// Source: `CATiledLayer` in Apple's documentation, for the defaults.
open class CATiledLayer: CALayer {
    /// The number of levels of detail of the content; has no effect here.
    open var levelsOfDetail = 1
    /// The number of levels that are larger than the layer; has no effect here.
    open var levelsOfDetailBias = 0
    /// The largest size of a tile, in pixels; has no effect here.
    open var tileSize = CGSize(width: 256, height: 256)

    /// Returns the duration in seconds for which a new tile fades in; none does here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
