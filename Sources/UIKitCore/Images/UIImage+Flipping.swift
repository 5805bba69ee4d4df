import Geometry
import Scene

extension UIImage {
    /// Whether the image is mirrored in right-to-left layout.
    public var flipsForRightToLeftLayoutDirection: Bool { displayAttributes.flipsForRightToLeft }

    /// Returns the image, to be mirrored in right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.isMirrored.toggle() } }

    /// Whether the image is displayed mirrored in a layout direction.
    func isMirrored(isRightToLeft: Bool) -> Bool {
        displayAttributes.isMirrored != (displayAttributes.flipsForRightToLeft && isRightToLeft)
    }

    /// Returns the drawing mirrored about the center of its destination, including caps.
    static func mirrored(_ commands: [DrawCommand], in destination: Rect) -> [DrawCommand] {
        let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: destination.minX + destination.maxX, ty: 0)
        return [.push(.transform(mirror))] + commands + [.pop]
    }
}
