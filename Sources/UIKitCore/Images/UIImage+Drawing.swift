import Geometry
import ImageCodec
import Scene

extension UIImage {
    /// The orientations of an image's pixels.
    public enum Orientation: Int, Hashable, Sendable {
        /// The image is as it was stored.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees counterclockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// Mirrored horizontally, left for right.
        case upMirrored = 4
        /// Mirrored vertically, top for bottom.
        case downMirrored = 5
        /// Mirrored, then rotated by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// Mirrored, then rotated by 90 degrees clockwise.
        case rightMirrored = 7
    }

    /// Creates an image of a bitmap at one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image of a bitmap at a scale, rotated to the upright orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            Bitmap(
                name: "image", pixmap: cgImage.pixmap.upright(from: EXIFOrientation(orientation)),
                scale: scale))
    }

    /// The pixels as a Core Graphics image; never nil here.
    public var cgImage: CGImage? { CGImage(bitmap.pixmap) }

    /// Returns the image as PNG data.
    public func pngData() -> Data? { Data(encodePNG(bitmap.pixmap)) }

    /// Draws the image at its size in the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image at its size in the current context, using a blend mode and an alpha.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context, resized according to its caps.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in a rectangle of the current context, using a blend mode and an alpha.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tint = isTemplate ? context.fillColor : nil
        context.saveGState()
        context.setBlendMode(blendMode)
        let commands = commands(in: rect, mode: .scaleToFill, tint: tint)
        let drawings = commands.compactMap(\.drawing)
        if drawings.count == commands.count {
            for drawing in drawings { context.record(drawing, bounds: rect.rect, alpha: alpha) }
        } else {
            // A push without its pop cannot be recorded alone.
            context.record(commands, bounds: rect.rect, alpha: alpha)
        }
        context.restoreGState()
    }
}

extension EXIFOrientation {
    /// Creates the corresponding EXIF orientation.
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
