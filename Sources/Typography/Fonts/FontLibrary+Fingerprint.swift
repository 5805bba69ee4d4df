import Files

extension FontLibrary {
    /// Names the fonts in 16 hexadecimal digits: other files, or the same in another version, have another name.
    ///
    /// Of each file counts its name, its size and the checksum of all of it that its `head` table holds, so that the
    /// fonts are not read whole.
    /// Source: `checkSumAdjustment` in the OpenType specification.
    package var fingerprint: String {
        let paths = Set(faces.map(\.path)).sorted { $0.fileName < $1.fileName }
        let lines = paths.map { "\($0.fileName) \(FontLibrary.checksum(ofFile: $0))\n" }
        return ContentDigest.text(of: lines.joined().utf8)
    }

    /// The size and the checksum that a font file says it has; empty where it cannot be read.
    private static func checksum(ofFile path: String) -> String {
        guard let file = try? OpenFile(path, as: .font),
            let header = try? file.bytes(at: 0, count: 12 + 16 * 64), header.count >= 12
        else { return "" }
        func number(_ bytes: [UInt8], _ index: Int) -> Int {
            guard index + 4 <= bytes.count else { return 0 }
            return bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let count = number(header, 4) >> 16
        for table in 0..<min(count, 64) {
            let entry = 12 + 16 * table
            // "head"
            guard number(header, entry) == 0x6865_6164 else { continue }
            let head = (try? file.bytes(at: number(header, entry + 8), count: 12)) ?? []
            return "\(file.size) \(number(head, 8))"
        }
        return "\(file.size)"
    }
}

extension String {
    /// What follows the last slash.
    fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
