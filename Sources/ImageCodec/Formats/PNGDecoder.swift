import CPNG
import Scene

/// Reads PNG through libpng, row by row: its simplified interface puts the rows of interlaced pictures of 16 bits
/// in wrong places (1.6.39).
enum PNGDecoder {
    static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Pixmap {
        let structure = try PNGStructure(bytes)
        let (width, height) = (structure.width, structure.height)
        try limits.check(width: width, height: height, of: "PNG")
        let space = PNGColors.space(of: bytes, structure)
        var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_CAPACITY))
        var succeeded = false
        var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            succeeded =
                cpng_decode(
                    bytes, bytes.count, UInt32(width), UInt32(height),
                    // libpng knows curves, not primaries.
                    space == nil ? 0 : 1, buffer.baseAddress, &message) != 0
            if succeeded { count = width * height }
        }
        if succeeded {
            space?.convertToSRGB(&pixels)
            Pixmap.premultiply(&pixels)
        }
        guard succeeded, let pixmap = Pixmap(width: width, height: height, pixels: pixels) else {
            guard structure.isComplete else { throw .truncated("PNG", byteCount: bytes.count) }
            throw .corrupt("PNG", detail: String(message: message).lowercasedFirst)
        }
        return pixmap
    }

    /// A picture of very many pixels in fewer, read band by band; nil for one that is kept whole, and for one
    /// that is interlaced.
    static func decodeReduced(
        _ bytes: [UInt8], _ limits: ImageLimits, _ ownLimit: Int, _ reducedLimit: Int
    ) throws(ImageError) -> ReducedImage? {
        let structure = try PNGStructure(bytes)
        let (width, height) = (structure.width, structure.height)
        try limits.check(width: width, height: height, of: "PNG")
        guard width * height > ownLimit, bytes[28] == 0 else { return nil }
        let space = PNGColors.space(of: bytes, structure)
        let receiver = BandReceiver(
            PixmapReducer(width: width, height: height, limit: reducedLimit), width: width, space: space)
        var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_CAPACITY))
        let succeeded =
            cpng_decode_bands(
                bytes, bytes.count, UInt32(width), UInt32(height), space == nil ? 0 : 1,
                receiver.band.baseAddress, UInt32(receiver.rowCount),
                Unmanaged.passUnretained(receiver).toOpaque(),
                { context, rows in
                    guard let context else { return }
                    Unmanaged<BandReceiver>.fromOpaque(context).takeUnretainedValue().add(Int(rows))
                }, &message) != 0
        guard succeeded else {
            guard structure.isComplete else { throw .truncated("PNG", byteCount: bytes.count) }
            throw .corrupt("PNG", detail: String(message: message).lowercasedFirst)
        }
        return ReducedImage(
            pixmap: receiver.reducer.pixmap, width: width, height: height, factor: receiver.reducer.factor)
    }
}

/// Takes in the bands of a large picture.
private final class BandReceiver {
    var reducer: PixmapReducer
    let band: UnsafeMutableBufferPointer<UInt32>
    /// Rows of a band: whole squares.
    let rowCount: Int
    private let width: Int
    private let space: ColorSpace?

    init(_ reducer: PixmapReducer, width: Int, space: ColorSpace?) {
        self.reducer = reducer
        self.width = width
        self.space = space
        rowCount = reducer.factor * max(1, 32 / reducer.factor)
        band = .allocate(capacity: rowCount * width)
        band.initialize(repeating: 0)
    }

    deinit { band.deallocate() }

    func add(_ rows: Int) {
        if let space {
            var pixels = Array(band[0..<rows * width])
            space.convertToSRGB(&pixels)
            _ = band.update(fromContentsOf: pixels)
        }
        Pixmap.premultiply(UnsafeMutableBufferPointer(rebasing: band[0..<rows * width]))
        for first in stride(from: 0, to: rows, by: reducer.factor) {
            let end = min(rows, first + reducer.factor)
            reducer.add(UnsafeBufferPointer(rebasing: band[first * width..<end * width]))
        }
    }
}
