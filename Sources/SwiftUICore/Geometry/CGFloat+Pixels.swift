package import Foundation

extension CGFloat {
    /// Returns the length rounded to the nearest pixel of a display, half a pixel up; an infinite one is unchanged.
    package func roundedToPixel(_ scale: CGFloat) -> CGFloat {
        guard isFinite, scale > 0 else { return self }
        return (self * scale + 0.5).rounded(.down) / scale
    }

    /// Returns the length rounded up to pixels of a display, without what floating-point numbers add below a thousandth.
    package func roundedUpToPixel(_ scale: CGFloat) -> CGFloat {
        guard isFinite, scale > 0 else { return self }
        return (self * scale - 0.001).rounded(.up) / scale
    }
}

extension CGRect {
    /// The rectangle whose edges are rounded to pixels, each by itself, so that neighbours touch.
    ///
    /// Source: WWDC 2019, session 237: coordinates are rounded to the nearest pixel.
    package func roundedToPixels(_ scale: CGFloat) -> CGRect {
        let left = minX.roundedToPixel(scale), top = minY.roundedToPixel(scale)
        return CGRect(
            x: left, y: top, width: maxX.roundedToPixel(scale) - left,
            height: maxY.roundedToPixel(scale) - top)
    }
}
