import ImageCodec
import Scene
import SeededRandom

// Pictures and fonts that declare a larger size than they have, or take longer to decode than they appear to.
extension HostileProject {
    /// Returns a picture in one of the formats, regardless of its file extension.
    mutating func pictureBomb() -> (String, [UInt8]) {
        let side = numbers.pick(0, 1, 20_000, 65_535, 1 << 30, (1 << 31) - 1)
        switch numbers.number(0...6) {
        case 0: return ("a PNG of \(side) pixels a side", HostileProject.png(side: side))
        case 1:
            return (
                "a PNG of one colour",
                encodePNG(Pixmap(width: 4000, height: numbers.pick(1, 4000), filledWith: 0xFF))
            )
        case 2:
            let bytes =
                Array("GIF89a".utf8) + HostileProject.littleEndian(side, 2)
                + HostileProject.littleEndian(side, 2)
            return (
                "a GIF of \(side) pixels a side",
                bytes + [0xF7, 0, 0] + [UInt8](repeating: 0x2C, count: 5000)
            )
        case 3:
            let size = HostileProject.bigEndian(side, 2)
            return (
                "a JPEG of \(side) pixels a side",
                [0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8] + size + size + [3, 1, 0x44, 0, 2, 0x11, 0, 3, 0x11, 0]
                    + [UInt8](repeating: 0xFF, count: 1000)
            )
        case 4:
            let size = HostileProject.littleEndian(side, 3)
            let body =
                Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0x12, 0, 0, 0] + size + size
                + [UInt8](repeating: 0x41, count: 500)
            return (
                "a WebP of \(side) pixels a side",
                Array("RIFF".utf8) + HostileProject.littleEndian(body.count, 4) + body
            )
        case 5: return svgBomb()
        default: return pdfBomb()
        }
    }

    /// Returns a PNG whose header declares a size and whose body is empty.
    private static func png(side: Int) -> [UInt8] {
        var bytes = encodePNG(Pixmap(width: 1, height: 1, filledWith: 0xFF))
        bytes.replaceSubrange(16..<24, with: bigEndian(side, 4) + bigEndian(side, 4))
        let sum = checksum(bytes[12..<29])
        bytes.replaceSubrange(29..<33, with: bigEndian(Int(sum), 4))
        return bytes
    }

    /// Source: the PNG specification, annex D.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (1...count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - $0))) }
    }

    private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
        bigEndian(number, count).reversed()
    }

    mutating func svgBomb() -> (String, [UInt8]) {
        let many = numbers.pick(100, 5000, 50_000)
        let curves = String(repeating: "c 1e3 -50 30 9 -7 1 ", count: many)
        let uses = (1...20).map {
            "<g id=\"g\($0)\"><use href=\"#g\($0 - 1)\"/><use href=\"#g\($0 - 1)\"/></g>"
        }.joined()
        let stops = (0..<many).map { "<stop offset=\"\($0)%\" stop-color=\"red\"/>" }.joined()
        let texts: [() -> String] = [
            { String(repeating: "<g>", count: many) },
            {
                String(repeating: "<g opacity='.5'>", count: min(many, 400))
                    + "<rect width='9' height='9'/>"
            },
            { "<path d='M0 0 \(curves)' stroke='red' stroke-width='3'/>" },
            { "<path d='M0 0 \(curves)' stroke='red' stroke-dasharray='.001 .001'/>" },
            { "<path d='M0 0 L 1e30 1e30 -1e30 nan 1e400' stroke='red' stroke-width='1e20'/>" },
            { "<g id='g0'><rect width='1' height='1'/></g>\(uses)<use href='#g20'/>" },
            { "<g id='a'><use href='#a'/></g>" },
            {
                "<linearGradient id='l'>\(stops)</linearGradient><rect fill='url(#l)' width='9' height='9'/>"
            },
            {
                "<clipPath id='c'><path clip-path='url(#c)' d='M0 0h9v9z'/></clipPath><path clip-path='url(#c)' d='M0 0h9'/>"
            },
            { "<image href='data:image/png;base64," + String(repeating: "AAAA", count: many) + "'/>" },
            { "<image href='/dev/zero'/><image href='file:///dev/zero'/>" },
            { "<style>" + String(repeating: "a,", count: many) + "{}</style>" },
            {
                "<rect width='1' height='1' transform='" + String(repeating: "scale(2)", count: many)
                    + "'/>"
            },
        ]
        let body = numbers.element(of: texts)?() ?? ""
        let size = numbers.pick("10", "0", "-1", "1e9", "20000", "nan")
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='10' viewBox='0 0 10 1e-9'>\(body)</svg>"
        return ("an SVG that asks for much", Array(text.utf8))
    }

    mutating func pdfBomb() -> (String, [UInt8]) {
        let texts: [() -> String] = [
            { "%PDF-1.4\n" },
            { "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>" },
            { "%PDF-1.7\n" + String(repeating: "<<", count: 100_000) },
            {
                "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 99999999>>endobj "
                    + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1e9 1e9]>>endobj trailer<</Root 1 0 R>>"
            },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("a PDF that is none", Array(text.utf8))
    }

    mutating func fontBomb() -> (String, [UInt8]) {
        let heads: [[UInt8]] = [
            Array("OTTO".utf8), [0, 1, 0, 0], Array("ttcf".utf8), Array("true".utf8), Array("wOF2".utf8),
            [],
        ]
        let head = numbers.element(of: heads) ?? []
        let count = numbers.pick(0, 16, 5000, 200_000)
        let fill = UInt8(numbers.pick(0, 1, 0x7F, 0xFF))
        return ("a font of \(count) bytes \(fill)", head + [UInt8](repeating: fill, count: count))
    }
}
