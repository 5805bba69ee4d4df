import Typography

/// Runs `BidiTest.txt`, whose tests are sequences of bidirectional classes instead of characters.
struct BidiClassTest {
    let engine: TextEngine

    /// One character of each class.
    private static let characters: [Substring: UInt16] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C,
        "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B,
        "PDF": 0x202C, "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068,
        "PDI": 0x2069,
    ]

    /// Calls `note` with the outcome and the line of each test, once for each paragraph direction that it
    /// specifies.
    func run(_ text: String, note: (Bool, Substring) -> Void) {
        var levels: [UInt8?] = [], order: [Int] = []
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let numbers = line.split { $0 == " " || $0 == "\t" || $0 == ":" }
            if line.hasPrefix("@Levels") {
                levels = numbers.dropFirst().map { UInt8($0) }
            } else if line.hasPrefix("@Reorder") {
                order = numbers.dropFirst().compactMap { Int($0) }
            } else {
                for (bit, direction) in [(1, Direction.natural), (2, .leftToRight), (4, .rightToLeft)] {
                    let fields = line.split(separator: ";")
                    guard fields.count == 2,
                        let directions = Int(fields[1].filter { $0 != " " }, radix: 16), directions & bit != 0
                    else { continue }
                    let units = fields[0].split(separator: " ").compactMap { Self.characters[$0] }
                    note(matches(units, direction, levels, order), line)
                }
            }
        }
    }

    private typealias Direction = ParagraphStyle.WritingDirection

    private func matches(
        _ units: [UInt16], _ direction: Direction, _ expected: [UInt8?], _ order: [Int]
    ) -> Bool {
        let levels = engine.bidiLevels(of: units, direction: direction).levels
        guard levels.count == expected.count else { return false }
        let kept = levels.indices.filter { expected[$0] != nil }
        guard kept.allSatisfy({ levels[$0] == expected[$0] }) else { return false }
        return TextEngine.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] } == order
    }
}
