/// The limits on the size of an image, checked before memory is allocated.
package struct ImageLimits: Hashable, Sendable {
    /// The maximum number of pixels.
    package var maximumPixelCount: Int
    /// The maximum width and height in pixels.
    package var maximumSide: Int

    /// Creates limits in pixels.
    package init(maximumPixelCount: Int, maximumSide: Int) {
        self.maximumPixelCount = maximumPixelCount
        self.maximumSide = maximumSide
    }

    /// 64 Mi pixels (256 MiB decoded) and 32,767 pixels per side.
    ///
    /// Chosen: four times the largest photograph of a phone, and the range of 16-bit coordinates.
    package static let standard = ImageLimits(maximumPixelCount: 64 << 20, maximumSide: 32_767)

    /// Whether an image of this size is within the limits.
    private func allow(width: Int, height: Int) -> Bool {
        guard width <= maximumSide, height <= maximumSide else { return false }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        return !overflow && count <= maximumPixelCount
    }

    /// Throws if an image of this size is beyond the limits or has no pixels.
    func check(width: Int, height: Int, of format: String) throws(ImageError) {
        guard allow(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
        guard width > 0, height > 0 else {
            throw .corrupt(format, detail: "its header claims \(width)x\(height) pixels")
        }
    }
}
