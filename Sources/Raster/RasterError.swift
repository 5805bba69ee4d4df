/// Why a display list did not become pixels.
public enum RasterError: Error, Hashable, Sendable {
    /// The picture would have more device pixels than `Rasterizer.maximumPixelCount`: its extent in points,
    /// and the pixels of a point.
    case tooLarge(width: Double, height: Double, scale: Double)
}

extension RasterError: CustomStringConvertible {
    /// One sentence, lower case, without a full stop.
    public var description: String {
        switch self {
        case .tooLarge(let width, let height, let scale):
            "the picture is too large: \(width)x\(height) points at scale \(scale) are more than "
                + "\(Rasterizer.maximumPixelCount) pixels"
        }
    }
}
