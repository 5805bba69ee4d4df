import Scene

/// The color space of a file: primaries and tone curves.
struct ColorSpace {
    /// The matrix to XYZ with the white point D50.
    var matrix: ColorMatrix
    /// The tone curves of red, green and blue.
    var curves: [ToneCurve]

    init(matrix: ColorMatrix, curves: [ToneCurve]) {
        self.matrix = matrix
        self.curves = curves
    }

    /// The color space of an ICC profile for RGB or gray; nil if it is based on tables or invalid.
    ///
    /// Source: ICC.1:2010, "three-component matrix-based" and "monochrome" profiles.
    init?(profile: [UInt8]) {
        let file = ByteReader(profile)
        guard file.word(36, 4) == "acsp", file.word(20, 4) == "XYZ ", let count = file.number(128, 4),
            count <= 1000
        else { return nil }
        func tag(_ name: String) -> ByteReader? {
            for index in 0..<count where file.word(132 + 12 * index, 4) == name {
                guard let offset = file.number(136 + 12 * index, 4),
                    let size = file.number(140 + 12 * index, 4)
                else { return nil }
                return file.slice(offset, size).map { ByteReader($0) }
            }
            return nil
        }
        switch file.word(16, 4) {
        case "GRAY":
            guard let curve = tag("kTRC").flatMap({ ToneCurve($0) }) else { return nil }
            self.init(matrix: .sRGB, curves: [curve, curve, curve])
        case "RGB ":
            let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tag($0).flatMap { ToneCurve($0) } }
            let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tag($0) }.map { tag in
                [8, 12, 16].compactMap { tag.fixed($0) }
            }
            guard curves.count == 3, columns.count == 3, columns.allSatisfy({ $0.count == 3 }) else {
                return nil
            }
            self.init(
                matrix: ColorMatrix(rows: (0..<3).map { row in columns.map { $0[row] } }), curves: curves)
        default: return nil
        }
    }

    /// Converts unpremultiplied pixels to sRGB; colors outside its gamut are clamped per component. Colors
    /// that are sRGB up to rounding stay unchanged.
    func convertToSRGB(_ pixels: inout [UInt32]) {
        let lights = curves.map(\.lights)
        guard let toSRGB = ColorMatrix.sRGB.inverse, !isSRGB(lights) else { return }
        let rows = toSRGB.multiplied(by: matrix).rows
        let isNeutral = matrix.isNearly(.sRGB)
        let encoder = SRGBEncoder.shared
        for index in pixels.indices {
            let pixel = pixels[index]
            let red = lights[0][Int(pixel & 0xFF)], green = lights[1][Int(pixel >> 8 & 0xFF)]
            let blue = lights[2][Int(pixel >> 16 & 0xFF)]
            var result = pixel & 0xFF00_0000
            if isNeutral {
                result |= encoder.encode(red) | encoder.encode(green) << 8 | encoder.encode(blue) << 16
            } else {
                for (shift, row) in rows.enumerated() {
                    let light = row[0] * red + row[1] * green + row[2] * blue
                    result |= encoder.encode(light) << UInt32(8 * shift)
                }
            }
            pixels[index] = result
        }
    }

    private func isSRGB(_ lights: [[Double]]) -> Bool {
        guard matrix.isNearly(.sRGB) else { return false }
        return lights.allSatisfy { lights in
            zip(lights, 0...).allSatisfy { light, value in
                abs(SRGBCurve.encoded(light) * 255 - Double(value)) < 0.75
            }
        }
    }
}

/// Encodes linear light as 8-bit sRGB values.
struct SRGBEncoder {
    /// The value of each of 65,536 amounts of light. In the darks, where values change fastest, twenty
    /// amounts share a value.
    private let values: [UInt8]

    static let shared = SRGBEncoder()

    private init() {
        var values: [UInt8] = []
        values.reserveCapacity(65536)
        for value in 0..<255 {
            let border = SRGBCurve.linear((Double(value) + 0.5) / 255) * 65535
            while Double(values.count) < border { values.append(UInt8(value)) }
        }
        values += Array(repeating: 255, count: 65536 - values.count)
        self.values = values
    }

    /// Returns the value of an amount of light, clamped.
    func encode(_ light: Double) -> UInt32 {
        guard light > 0 else { return 0 }
        return UInt32(values[Int((min(light, 1) * 65535).rounded())])
    }
}
