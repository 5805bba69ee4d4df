import Geometry
import ImageCodec
import VectorImages

/// The entry point of libFuzzer for each input: decodes raster and vector pictures. For all inputs, the
/// decoders must return, and small pictures must be unchanged after encoding and decoding.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeFuzzedInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    decode(input)
    if input.starts(with: [0x89, 0x50, 0x4E, 0x47]) { decode(mended(input)) }
    if input.first == UInt8(ascii: "<"), let image = try? readSVG(input) {
        _ = image.mirrored.commands(in: Rect(x: 1, y: 2, width: 30, height: 70), tint: nil)
    }
    return 0
}

private func decode(_ input: [UInt8]) {
    let limits = ImageLimits(maximumPixelCount: 1 << 18, maximumSide: 4096)
    guard let pixmap = try? decodeImage(input, limits: limits) else { return }
    if let problem = pixmap.checkInvariants() { fatalError(problem) }
    guard !pixmap.pixels.isEmpty, pixmap.pixels.count <= 1 << 14 else { return }
    for compression in [PNGOptions.Compression.fast, .small] {
        let file = encodePNG(pixmap, options: PNGOptions(compression: compression))
        if (try? decodeImage(file)) != pixmap { fatalError("a picture is another one as PNG") }
    }
}

/// Returns a PNG with the checksums of its chunks corrected, so that mutations pass that check.
private func mended(_ png: [UInt8]) -> [UInt8] {
    func number(_ offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var result = png, offset = 8
    while offset + 12 <= png.count {
        let end = offset + 8 + number(offset)
        guard end + 4 <= png.count else { break }
        var checksum: UInt32 = .max
        for byte in png[offset + 4..<end] {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        for (index, shift) in [24, 16, 8, 0].enumerated() {
            result[end + index] = UInt8(truncatingIfNeeded: ~checksum >> UInt32(shift))
        }
        offset = end + 4
    }
    return result
}
