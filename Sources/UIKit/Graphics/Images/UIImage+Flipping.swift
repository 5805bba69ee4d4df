import Geometry
import Scene

extension UIImage {
    /// Whether it is mirrored where the interface runs to the left.
    public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// The image, to be mirrored where the interface runs to the left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.isMirrored.toggle() } }

    /// Whether it is shown mirrored in an interface of some direction.
    func isMirrored(isRightToLeft: Bool) -> Bool {
        look.isMirrored != (look.flipsForRightToLeft && isRightToLeft)
    }

    /// What draws the image mirrored about the middle of its place, caps and all.
    static func mirrored(_ commands: [DrawCommand], in destination: Rect) -> [DrawCommand] {
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: destination.minX + destination.maxX, ty: 0)
        return [.pushTransform(mirror)] + commands + [.popTransform]
    }
}
