public import Foundation

/// How the pixels of a file are turned and mirrored to be displayed. Raw values are those of EXIF, which match Apple's.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    /// They are displayed as they are.
    case up = 1
    /// They are mirrored, left to right.
    case upMirrored = 2
    /// They are turned by 180 degrees.
    case down = 3
    /// They are mirrored, top to bottom.
    case downMirrored = 4
    /// They are turned by 90 degrees counterclockwise and mirrored, top to bottom.
    case leftMirrored = 5
    /// They are turned by 90 degrees clockwise.
    case right = 6
    /// They are turned by 90 degrees clockwise and mirrored, top to bottom.
    case rightMirrored = 7
    /// They are turned by 90 degrees counterclockwise.
    case left = 8

    /// The transform of pixels of a size, in a plane whose y axis goes up.
    ///
    /// Source: the rows and columns of EXIF: where the first row and the first column of the file are displayed.
    func transform(of size: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width, size.height)
        return switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        }
    }
}

extension CIImage {
    /// Returns the image as a file with an orientation is displayed.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        guard color == nil, orientation != .up else { return self }
        let size = extent.size
        let toOrigin = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -extent.minX, ty: -extent.minY)
        return transformed(by: toOrigin.concatenating(orientation.transform(of: size)))
    }
    /// Returns the image as a file with an orientation of EXIF is displayed; itself for a number that is none.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map(oriented) ?? self
    }
}
