package import Scene

/// A bitmap image.
public final class CGImage: Sendable {
    /// The pixels.
    package let pixmap: Pixmap

    package init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    /// The width in pixels.
    public var width: Int { pixmap.width }
    /// The height in pixels.
    public var height: Int { pixmap.height }

    /// Returns the part of the image in a rectangle in pixels; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        var part = Pixmap(width: Int(area.width), height: Int(area.height))
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = pixmap[Int(area.minX) + x, Int(area.minY) + y] }
        }
        return CGImage(part)
    }
}
