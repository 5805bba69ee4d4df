/// A size in device pixels; a separate type from `Size` so that points and pixels cannot be confused.
@frozen
public struct PixelSize: Hashable, Codable, Sendable {
    /// The width in device pixels.
    public var width: Int
    /// The height in device pixels.
    public var height: Int

    /// Creates a size in device pixels.
    @inlinable
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The size in device pixels that covers `size` at `scale` pixels per point. A fraction rounds up to a
    /// whole pixel, unless it is only the rounding error of the multiplication.
    public init(_ size: Size, scale: Double) {
        self.init(
            width: PixelSize.covering(size.width * scale), height: PixelSize.covering(size.height * scale))
    }

    private static func covering(_ length: Double) -> Int {
        guard length.isFinite, length > 0, length < 1e9 else { return 0 }
        return Int((length - 1e-6).rounded(.up))
    }
}
