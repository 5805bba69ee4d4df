import CPNG

/// The color space of a PNG, if it has other primaries than sRGB; libpng converts only tone curves.
///
/// Source: Portable Network Graphics (third edition), 4.3, for the precedence of chunks: cICP, iCCP, sRGB,
/// cHRM.
enum PNGColors {
    static func space(of bytes: [UInt8], _ structure: PNGStructure) -> ColorSpace? {
        if let code = structure.content("cICP", of: bytes), let space = coded(code) { return space }
        if structure.content("iCCP", of: bytes) != nil, let profile = profile(of: bytes) {
            return ColorSpace(profile: profile)
        }
        guard structure.content("sRGB", of: bytes) == nil else { return nil }
        return structure.content("cHRM", of: bytes).flatMap { primaries($0, structure, bytes) }
    }

    /// Display P3 in the numbers of ITU-T H.273: primaries 12, transfer 13, no matrix, full range.
    private static func coded(_ chunk: ByteReader) -> ColorSpace? {
        guard chunk.bytes.elementsEqual([12, 13, 0, 1]) else { return nil }
        let matrix = ColorMatrix(
            red: (0.68, 0.32), green: (0.265, 0.69), blue: (0.15, 0.06), white: (0.3127, 0.329))
        return matrix.map { ColorSpace(matrix: $0, curves: [.sRGB, .sRGB, .sRGB]) }
    }

    private static func profile(of bytes: [UInt8]) -> [UInt8]? {
        var count = 0
        guard let copy = cpng_copy_profile(bytes, bytes.count, &count) else { return nil }
        defer { cpng_free(copy) }
        return Array(UnsafeBufferPointer(start: copy, count: count))
    }

    private static func primaries(
        _ chunk: ByteReader, _ structure: PNGStructure, _ bytes: [UInt8]
    ) -> ColorSpace? {
        let numbers = (0..<8).compactMap { chunk.number(4 * $0, 4).map { Double($0) / 100_000 } }
        guard numbers.count == 8,
            let matrix = ColorMatrix(
                red: (numbers[2], numbers[3]), green: (numbers[4], numbers[5]),
                blue: (numbers[6], numbers[7]), white: (numbers[0], numbers[1])),
            !matrix.isNearly(.sRGB)
        else { return nil }
        let gamma = structure.content("gAMA", of: bytes)?.number(0, 4) ?? 45_455
        // A gamma of 1 / 2.2 represents the sRGB curve in PNG.
        let isSRGB = abs(gamma - 45_455) < 500 || gamma == 0
        let curve = isSRGB ? ToneCurve.sRGB : .power(100_000 / Double(gamma))
        return ColorSpace(matrix: matrix, curves: [curve, curve, curve])
    }
}
