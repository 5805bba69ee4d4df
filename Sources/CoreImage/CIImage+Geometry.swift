public import Foundation
import Geometry
import Scene

extension CIImage {
    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let area = (color == nil ? rect.intersection(extent) : rect).integral
        guard !area.isNull, let part = pixels(in: area) else { return .empty() }
        return CIImage(pixmap: part, origin: area.origin)
    }

    /// Returns the image translated, scaled or rotated. Pixels that become larger are squares, others the nearest ones.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let isInvertible = abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12
        guard color == nil, isInvertible, extent.width > 0 else { return self }
        let area = extent.applying(matrix).integral
        guard area.width >= 1, area.height >= 1, area.width * area.height <= 67_108_864 else { return self }
        let back = matrix.inverted()
        var result = Pixmap(width: Int(area.width), height: Int(area.height))
        for y in 0..<result.height {
            for x in 0..<result.width {
                let point = CGPoint(x: area.minX + Double(x) + 0.5, y: area.maxY - Double(y) - 0.5)
                    .applying(back)
                result[x, y] = pixel(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down)))
            }
        }
        return CIImage(pixmap: result, origin: area.origin)
    }

    /// Returns the image composited over another.
    public func composited(over dest: CIImage) -> CIImage {
        let area =
            color == nil && dest.color == nil
            ? extent.union(dest.extent) : color == nil ? extent : dest.extent
        guard var result = pixels(in: area.integral) else { return self }
        let left = Int(area.integral.minX), top = Int(area.integral.maxY) - 1
        for y in 0..<result.height {
            for x in 0..<result.width {
                let above = LinearColor(result[x, y]),
                    below = LinearColor(dest.pixel(x: left + x, y: top - y))
                result[x, y] = LinearColor(above.values + below.values * (1 - above.values.w)).pixel
            }
        }
        return CIImage(pixmap: result, origin: area.integral.origin)
    }

    /// Returns the image with its border pixels extended without end; here up to its size on each side.
    public func clampedToExtent() -> CIImage {
        guard color == nil, extent.width >= 1, extent.height >= 1 else { return self }
        let area = extent.insetBy(dx: -extent.width, dy: -extent.height)
        guard var result = pixels(in: area) else { return self }
        let width = pixmap.width, height = pixmap.height
        for y in 0..<result.height {
            for x in 0..<result.width {
                result[x, y] = pixmap[min(max(0, x - width), width - 1), min(max(0, y - height), height - 1)]
            }
        }
        return CIImage(pixmap: result, origin: area.origin)
    }

    /// Returns the image after a filter of a name; itself for one that is not known.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setFilterValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setFilterValue(value, forKey: key) }
        return filter.outputImage ?? self
    }
    /// Returns the image after a filter of a name; itself for one that is not known.
    public func applyingFilter(_ filterName: String) -> CIImage {
        applyingFilter(filterName, parameters: [:])
    }
    /// Returns the image blurred by a Gaussian of a standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}
