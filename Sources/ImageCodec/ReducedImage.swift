public import Scene

/// A picture with as many pixels as are worth keeping.
public struct ReducedImage: Sendable {
    /// The pixels: the file's own, or means of squares of them.
    public let pixmap: Pixmap
    /// The file's extent in pixels.
    public let width: Int
    /// The file's extent in pixels.
    public let height: Int
    /// How many pixels of the file a side of a square has; 1 for the file's own.
    public let factor: Int

    /// Above how many pixels pictures are reduced, so that pictures of cameras are not.
    /// Chosen: 64 MB, more than any screen shows.
    public static let ownLimit = 16 << 20
    /// How many pixels those have at most that are reduced. Chosen: 16 MB, as many as a phone has.
    public static let reducedLimit = 4 << 20

    /// Reads a file as `decodeImage` does; one of very many pixels is reduced while it is read.
    public init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
        try self.init(
            bytes, limits: limits, ownLimit: ReducedImage.ownLimit, reducedLimit: ReducedImage.reducedLimit)
    }

    /// Reads a file with other bounds.
    init(_ bytes: [UInt8], limits: ImageLimits, ownLimit: Int, reducedLimit: Int) throws(ImageError) {
        if ImageFormat.recognize(bytes) == .png,
            let reduced = try PNGDecoder.decodeReduced(bytes, limits, ownLimit, reducedLimit)
        {
            self = reduced
            return
        }
        let whole = try decodeImage(bytes, limits: limits)
        guard whole.width * whole.height > ownLimit else {
            self.init(pixmap: whole, width: whole.width, height: whole.height, factor: 1)
            return
        }
        var reducer = PixmapReducer(width: whole.width, height: whole.height, limit: reducedLimit)
        let factor = reducer.factor
        for first in stride(from: 0, to: whole.height, by: factor) {
            let end = min(whole.height, first + factor)
            whole.pixels[first * whole.width..<end * whole.width].withUnsafeBufferPointer { reducer.add($0) }
        }
        self.init(pixmap: reducer.pixmap, width: whole.width, height: whole.height, factor: factor)
    }

    init(pixmap: Pixmap, width: Int, height: Int, factor: Int) {
        (self.pixmap, self.width, self.height, self.factor) = (pixmap, width, height, factor)
    }
}

/// Takes the means of squares of pixels, row of squares by row of squares.
struct PixmapReducer {
    /// How many pixels a side of a square has.
    let factor: Int
    private let width: Int
    private let height: Int
    private var pixels: [UInt32] = []
    private var columns: Int { (width + factor - 1) / factor }

    /// For a picture of an extent in pixels, of which about `limit` are kept.
    init(width: Int, height: Int, limit: Int) {
        self.width = width
        self.height = height
        let share = Double(width) * Double(height) / Double(limit)
        factor = max(1, Int(share.squareRoot().rounded(.up)))
        pixels.reserveCapacity(columns * ((height + factor - 1) / factor))
    }

    /// Adds the next row of squares from up to `factor` rows of pixels with alpha multiplied in.
    mutating func add(_ rows: UnsafeBufferPointer<UInt32>) {
        let count = rows.count / width
        for column in 0..<columns {
            let range = column * factor..<min(width, (column + 1) * factor)
            var low: UInt64 = 0, high: UInt64 = 0
            for row in 0..<count {
                for place in range {
                    // Two channels a sum: the squares are too small for one to reach the next.
                    let pixel = UInt64(rows[row * width + place])
                    low += pixel & 0xFF | (pixel & 0xFF00) << 24
                    high += (pixel >> 16) & 0xFF | (pixel & 0xFF00_0000) << 8
                }
            }
            let total = UInt64(count * range.count)
            func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + total / 2) / total) }
            pixels.append(
                mean(low & 0xFFFF_FFFF) | mean(low >> 32) << 8 | mean(high & 0xFFFF_FFFF) << 16
                    | mean(high >> 32) << 24)
        }
    }

    /// What was made of all rows.
    var pixmap: Pixmap {
        Pixmap(width: columns, height: pixels.count / max(1, columns), pixels: pixels)
            ?? Pixmap(width: 0, height: 0)
    }
}
