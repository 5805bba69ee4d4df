/// A width and a height in device pixels, a type of its own so that points never stand in for pixels.
@frozen
public struct PixelSize: Hashable, Sendable {
    /// Device pixels from left to right.
    public var width: Int
    /// Device pixels from top to bottom.
    public var height: Int

    /// A size in device pixels.
    @inlinable
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The pixels that cover `size` at `scale` pixels a point; fractions count as a whole pixel,
    /// except for what rounding in the multiplication may leave behind.
    public init(_ size: Size, scale: Double) {
        self.init(
            width: PixelSize.covering(size.width * scale), height: PixelSize.covering(size.height * scale))
    }

    private static func covering(_ length: Double) -> Int {
        guard length.isFinite, length > 0, length < 1e9 else { return 0 }
        return Int((length - 1e-6).rounded(.up))
    }
}
