import Foundation

/// Writes colour profiles by the letter of ICC.1:2010, for tests alone.
struct ProfileFile {
    /// `RGB ` or `GRAY`.
    var space = "RGB "
    var tags: [(name: String, content: [UInt8])]

    /// Display P3 with sRGB's parametric curve. Source: the primaries of SMPTE EG 432-1 adapted to D50.
    static let displayP3 = ProfileFile(
        primaries: [
            [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
        ],
        curve: parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))

    /// sRGB's own primaries and a curve.
    static func sRGBPrimaries(_ curve: [UInt8]) -> ProfileFile {
        ProfileFile(
            primaries: [
                [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
            ], curve: curve)
    }

    init(primaries: [[Double]], curve: [UInt8]) {
        tags = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { name, place in
            (name, Array("XYZ \0\0\0\0".utf8) + place.flatMap(ProfileFile.fixed))
        }
        tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    }

    init(grey curve: [UInt8]) {
        space = "GRAY"
        tags = [("kTRC", curve)]
    }

    static func parametric(_ kind: Int, _ numbers: [Double]) -> [UInt8] {
        Array("para\0\0\0\0".utf8) + [0, UInt8(kind), 0, 0] + numbers.flatMap(fixed)
    }

    static func table(_ values: [Int]) -> [UInt8] {
        Array("curv\0\0\0\0".utf8) + PNGFile.bigEndian(values.count)
            + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    private static func fixed(_ number: Double) -> [UInt8] {
        PNGFile.bigEndian(Int((number * 65536).rounded()))
    }

    var bytes: [UInt8] {
        var table = PNGFile.bigEndian(tags.count), contents: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for tag in tags {
            table +=
                Array(tag.name.utf8) + PNGFile.bigEndian(start + contents.count)
                + PNGFile.bigEndian(tag.content.count)
            contents += tag.content
            while contents.count % 4 != 0 { contents.append(0) }
        }
        var header = [UInt8](repeating: 0, count: 128)
        func put(_ bytes: [UInt8], at offset: Int) {
            header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
        put(PNGFile.bigEndian(start + contents.count), at: 0)
        put([4, 0x20, 0, 0] + Array("mntr\(space)XYZ ".utf8), at: 8)
        put(Array("acsp".utf8), at: 36)
        put([0, 0, 0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D], at: 68)
        return header + table + contents
    }

    // MARK: What is expected

    /// The light of an encoded value in 0...1, and back. Source: IEC 61966-2-1.
    static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    static func encoded(_ light: Double) -> Int {
        let light = min(max(light, 0), 1)
        return Int(
            (255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
    }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// Source: the published matrix between both spaces' primaries, whose whites are the same.
    static func sRGB(ofDisplayP3 channels: [Int]) -> [Int] {
        let light = channels.prefix(3).map { linear(Double($0) / 255) }
        return [
            [1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786360, 1.0982736],
        ].map { row in encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
    }
}
