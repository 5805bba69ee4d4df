public import Foundation
import Geometry
package import Scene

/// An image that filters process: pixels with an extent in a plane whose y axis goes up.
///
/// Filters here are applied at once, to 8 bits a channel; Core Image does so when the image is drawn.
public final class CIImage: NSObject {
    /// The pixels, rows from the top; empty for an infinite color.
    package let pixmap: Pixmap
    /// The infinite color; nil for pixels.
    let color: Color?
    /// The rectangle of the pixels, whose y axis goes up.
    public let extent: CGRect

    package init(pixmap: Pixmap, origin: CGPoint = .zero) {
        self.pixmap = pixmap
        color = nil
        extent = CGRect(
            origin: origin, size: CGSize(width: Double(pixmap.width), height: Double(pixmap.height)))
    }

    /// Creates an image of pixels.
    public convenience init(cgImage image: CGImage) { self.init(pixmap: image.pixmap) }
    /// Creates an image of pixels; the options have no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        self.init(pixmap: image.pixmap)
    }
    /// Creates an infinite image of a color.
    public init(color: CIColor) {
        pixmap = Pixmap(width: 0, height: 0)
        self.color = Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        extent = .infinite
    }

    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage(pixmap: Pixmap(width: 0, height: 0)) }
    /// The properties of the file; not known here.
    public var properties: [String: Any] { [:] }

    /// Returns the premultiplied pixel at a point of the plane; clear outside of the extent.
    func pixel(x: Int, y: Int) -> UInt32 {
        if let color { return color.premultipliedRGBA8 }
        let column = x - Int(extent.minX), row = Int(extent.maxY) - 1 - y
        guard column >= 0, row >= 0, column < pixmap.width, row < pixmap.height else { return 0 }
        return pixmap[column, row]
    }

    /// The pixels of a rectangle with whole coordinates; nil for one without a size or too great.
    /// Chosen: at most 2^26 pixels, 256 MB.
    package func pixels(in area: CGRect) -> Pixmap? {
        guard area.width >= 1, area.height >= 1, area.width * area.height <= 67_108_864 else { return nil }
        var part = Pixmap(width: Int(area.width), height: Int(area.height))
        let left = Int(area.minX), top = Int(area.maxY) - 1
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = pixel(x: left + x, y: top - y) }
        }
        return part
    }
}

/// The options for reading images. Raw values match Apple's.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The color space, instead of that of the image.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// The metadata of the image, a dictionary.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the image is oriented by the metadata of its file.
    public static let applyOrientationProperty = CIImageOption(
        rawValue: "CIImageApplyOrientationProperty")
}
