/// An error of the rasterizer.
package enum RasterError: Error, Hashable, Sendable {
    /// The image would have more device pixels than the limit; with its size in points and its scale.
    case tooLarge(width: Double, height: Double, scale: Double)
}

extension RasterError: CustomStringConvertible {
    /// One sentence in lower case, without a period.
    package var description: String {
        switch self {
        case .tooLarge(let width, let height, let scale):
            "the picture is too large: \(width)x\(height) points at scale \(scale) are more than "
                + "\(Rasterizer.maximumPixelCount) pixels"
        }
    }
}
