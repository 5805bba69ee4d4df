package import Scene

/// A decoded image, downsampled while it is read if it is very large.
package struct ReducedImage: Sendable {
    /// The pixels: those of the file, or averages of squares of them.
    package let pixmap: Pixmap
    /// The file's extent in pixels.
    package let width: Int
    /// The file's extent in pixels.
    package let height: Int
    /// The width and height of the squares in pixels of the file; 1 if not downsampled.
    package let factor: Int

    /// The number of pixels above which images are downsampled; photographs of phones are below it.
    /// Chosen: 64 MB, more than any screen shows.
    package static let ownLimit = 16 << 20
    /// The maximum number of pixels after downsampling. Chosen: 16 MB, as many as a phone's screen has.
    package static let reducedLimit = 4 << 20

    /// Decodes a file as `decodeImage` does; very large images are downsampled while they are read.
    package init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(ImageError) {
        try self.init(
            bytes, limits: limits, ownLimit: ReducedImage.ownLimit, reducedLimit: ReducedImage.reducedLimit)
    }

    /// Decodes a file with other limits.
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

/// Downsamples an image by averaging squares of pixels, one row of squares at a time.
struct PixmapReducer {
    /// The width and height of the squares in pixels.
    let factor: Int
    private let width: Int
    private let height: Int
    private var pixels: [UInt32] = []
    private var columns: Int { (width + factor - 1) / factor }

    /// Creates a reducer for an image of the given size, to about `limit` pixels.
    init(width: Int, height: Int, limit: Int) {
        self.width = width
        self.height = height
        let share = Double(width) * Double(height) / Double(limit)
        factor = max(1, Int(share.squareRoot().rounded(.up)))
        pixels.reserveCapacity(columns * ((height + factor - 1) / factor))
    }

    /// Adds the next row of squares from up to `factor` rows of premultiplied pixels.
    mutating func add(_ rows: UnsafeBufferPointer<UInt32>) {
        let count = rows.count / width
        for column in 0..<columns {
            let range = column * factor..<min(width, (column + 1) * factor)
            var low: UInt64 = 0, high: UInt64 = 0
            for row in 0..<count {
                for place in range {
                    // Two channels per sum: the squares are too small for one to overflow into the other.
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

    /// The downsampled image.
    var pixmap: Pixmap {
        Pixmap(width: columns, height: pixels.count / max(1, columns), pixels: pixels)
            ?? Pixmap(width: 0, height: 0)
    }
}
