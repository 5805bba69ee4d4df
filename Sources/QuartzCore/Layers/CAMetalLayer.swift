/// A layer that Metal draws into; nothing draws into it here, and it shows its background.
open class CAMetalLayer: CALayer {
    /// The device that draws; kept.
    open var device: AnyObject?
    /// The size of drawables, in pixels; kept.
    open var drawableSize = CGSize.zero
    /// Whether drawables are only displayed, and not read; kept.
    open var framebufferOnly = true
    /// Whether drawables are presented together with other changes; kept.
    open var presentsWithTransaction = false
    /// The number of drawables that are drawn ahead; kept.
    open var maximumDrawableCount = 3
    /// Whether waiting for a drawable ends after a second; kept.
    open var allowsNextDrawableTimeout = true
    /// The color space of drawables; kept.
    open var colorspace: CGColorSpace?

    /// Returns the next drawable to draw into: nil, as none can be drawn.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
