/// How large a picture may claim to be before memory is taken for it.
public struct ImageLimits: Hashable, Sendable {
    /// The most device pixels in one picture.
    public var maximumPixelCount: Int
    /// The most device pixels along one side.
    public var maximumSide: Int

    /// Limits from their two numbers.
    public init(maximumPixelCount: Int, maximumSide: Int) {
        self.maximumPixelCount = maximumPixelCount
        self.maximumSide = maximumSide
    }

    /// 64 Mi pixels (256 MiB decoded) and 32,767 a side.
    ///
    /// Chosen: four times the pixels of the largest photograph a phone takes, and what 16-bit coordinates hold.
    public static let standard = ImageLimits(maximumPixelCount: 64 << 20, maximumSide: 32_767)

    /// Whether a picture of this extent may be decoded.
    private func allow(width: Int, height: Int) -> Bool {
        guard width <= maximumSide, height <= maximumSide else { return false }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        return !overflow && count <= maximumPixelCount
    }

    /// Throws where a picture of this extent may not be decoded, or has no pixel.
    func check(width: Int, height: Int, of format: String) throws(ImageError) {
        guard allow(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
        guard width > 0, height > 0 else {
            throw .corrupt(format, detail: "its header claims \(width)x\(height) pixels")
        }
    }
}
