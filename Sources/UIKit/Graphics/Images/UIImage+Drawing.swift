import Geometry
import ImageCodec
import Scene

extension UIImage {
    /// Which way a picture's pixels stand.
    public enum Orientation: Int, Hashable, Sendable {
        /// As they are.
        case up = 0
        /// Turned by half.
        case down = 1
        /// Turned a quarter against the clock.
        case left = 2
        /// Turned a quarter with the clock.
        case right = 3
        /// Mirrored from left to right.
        case upMirrored = 4
        /// Mirrored from top to bottom.
        case downMirrored = 5
        /// Mirrored, then turned a quarter against the clock.
        case leftMirrored = 6
        /// Mirrored, then turned a quarter with the clock.
        case rightMirrored = 7
    }

    /// An image of pixels, one to the point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// An image of pixels, some to the point, set upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            Bitmap(
                name: "image", pixmap: cgImage.pixmap.upright(from: EXIFOrientation(orientation)),
                scale: scale))
    }

    /// The pixels.
    public var cgImage: CGImage? { CGImage(bitmap.pixmap) }

    /// The file of the picture as PNG.
    public func pngData() -> Data? { Data(encodePNG(bitmap.pixmap)) }

    /// Draws it at its size in the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws it at its size in the current context, in part.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws it over a rectangle in the current context, resized as its caps say.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws it over a rectangle in the current context, in part.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = isTemplate ? context.fillColor : nil
        context.saveGState()
        context.setBlendMode(blendMode)
        for command in commands(in: rect, mode: .scaleToFill, tint: tint) {
            context.record(command, bounds: rect.rect, alpha: alpha)
        }
        context.restoreGState()
    }
}

extension EXIFOrientation {
    /// The same with the number that EXIF has for it.
    fileprivate init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        }
    }
}
