import Foundation

@testable import Typography

/// Rows of Unicode's own test files, and random texts of characters of all classes.
enum UnicodeTables {
    /// The rows of a fixture without comments.
    static func rows(_ name: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// A row such as `× 0023 ÷ 0020 ÷`: the units, and the indices of those with a boundary before them.
    static func boundaries(_ row: String) -> (units: [UInt16], boundaries: [Int]) {
        var units: [UInt16] = [], boundaries: [Int] = []
        for word in row.split(separator: " ") {
            if word == "÷" {
                boundaries.append(units.count)
            } else if let scalar = UInt32(word, radix: 16) {
                units += self.units(of: scalar)
            }
        }
        return (units, boundaries.filter { $0 > 0 && $0 < units.count })
    }

    static func units(of character: UInt32) -> [UInt16] {
        guard character >= 0x10000 else { return [UInt16(character)] }
        let rest = character - 0x10000
        return [0xD800 + UInt16(rest >> 10), 0xDC00 + UInt16(rest & 0x3FF)]
    }

    /// A few characters of every class that a property has, no surrogates.
    static func samples(of property: (CharacterProperties) -> UInt8) -> [[UInt32]] {
        var found = [[UInt32]](repeating: [], count: 64)
        for character: UInt32 in 0...0x1FFFF where character & ~0x7FF != 0xD800 {
            let row = Int(property(CharacterProperties(character)))
            let isSpread = found[row].last.map { character > $0 + 97 } ?? true
            if isSpread, found[row].count < 6 { found[row].append(character) }
        }
        return found.filter { !$0.isEmpty }
    }

    /// A text of random characters of random classes; the dice are Knuth's linear congruential generator.
    static func text(of samples: [[UInt32]], seed: inout UInt64) -> [UInt16] {
        func roll(_ sides: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, sides)
        }
        return (0..<2 + roll(12)).flatMap { _ in
            let row = samples[roll(samples.count)]
            return units(of: row[roll(row.count)])
        }
    }
}
