import Geometry
import UIKitCore

/// Rounds lengths to pixels as MyLayout does: half a pixel goes away from zero.
struct Rounding {
    /// Pixels a point.
    let scale: CGFloat

    func callAsFunction(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        return value < 0
            ? (value * scale - 0.5).rounded(.up) / scale : (value * scale + 0.5).rounded(.down) / scale
    }

    /// Rounds the edges of a layout, so that layouts side by side touch.
    func edges(of rect: CGRect) -> CGRect {
        let left = self(rect.minX), top = self(rect.minY)
        return CGRect(
            x: left, y: top, width: self(rect.maxX) - left, height: self(rect.maxY) - top)
    }

    /// Rounds the origin and the size of another view, each by itself.
    func originAndSize(of rect: CGRect) -> CGRect {
        CGRect(x: self(rect.minX), y: self(rect.minY), width: self(rect.width), height: self(rect.height))
    }
}

/// What lengths that are meant to be the same may differ by.
let lengthTolerance: CGFloat = 1e-7
