import CPNG
import Scene

/// Decodes PNG with libpng row by row: its simplified interface misplaces rows of interlaced 16-bit images
/// (1.6.39).
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
                    // libpng handles curves, not primaries.
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

    /// Decodes a very large image downsampled, band by band; nil for an image that is kept whole, and for an
    /// interlaced one.
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

/// Receives the bands of a large image.
private final class BandReceiver {
    var reducer: PixmapReducer
    let band: UnsafeMutableBufferPointer<UInt32>
    /// The rows of a band: whole squares.
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
