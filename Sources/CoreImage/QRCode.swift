import Foundation

/// A QR code of bytes, as ISO/IEC 18004 has it, in byte mode with the mask of the least penalty.
struct QRCode {
    /// How much may be lost: about 7, 15, 25 and 30 %.
    enum Level: Int {
        case low, medium, quartile, high

        /// The bits of the level. Source: ISO/IEC 18004, table 12.
        var formatBits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// The number of modules in a row.
    let size: Int
    /// Whether modules are dark, row by row from the top.
    private(set) var isDark: [Bool]
    private var isFunction: [Bool]
    private let version: Int
    private let level: Level

    /// Creates the smallest code with the bytes; nil for more than a code can hold.
    init?(_ bytes: [UInt8], level: Level) {
        let fitting = (1...40).first {
            bytes.count * 8 + 4 + ($0 < 10 ? 8 : 16) <= Self.dataCodewords($0, level) * 8
        }
        guard let version = fitting else { return nil }
        (self.version, self.level) = (version, level)
        size = version * 4 + 17
        isDark = Array(repeating: false, count: size * size)
        isFunction = isDark
        drawFunctionPatterns()
        draw(Self.withCorrection(Self.codewords(bytes, version, level), version, level))
        let masks = (0..<8).map { mask in
            var copy = self
            copy.apply(mask)
            copy.drawFormat(mask)
            return copy
        }
        if let best = masks.min(by: { $0.penalty < $1.penalty }) { isDark = best.isDark }
    }

    /// Whether a module is dark; false outside.
    func isDark(x: Int, y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size && y < size && isDark[y * size + x]
    }

    // MARK: Patterns

    private mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
        isDark[y * size + x] = dark
        isFunction[y * size + x] = true
    }

    private mutating func drawFunctionPatterns() {
        for i in 0..<size {
            set(6, i, i % 2 == 0)
            set(i, 6, i % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let places = alignmentPlaces
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated() {
                let last = places.count - 1
                if (i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let distance = max(abs(dx), abs(dy)), column = x + dx, row = y + dy
                guard column >= 0, row >= 0, column < size, row < size else { continue }
                set(column, row, distance != 2 && distance != 4)
            }
        }
    }

    /// The rows and columns of the small squares.
    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ mask: Int) {
        let data = level.formatBits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for i in 0...5 { set(8, i, bit(i)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for i in 9..<15 { set(14 - i, 8, bit(i)) }
        for i in 0..<8 { set(size - 1 - i, 8, bit(i)) }
        for i in 8..<15 { set(8, size - 15 + i, bit(i)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for i in 0..<18 {
            let dark = bits >> i & 1 == 1
            set(size - 11 + i % 3, i / 3, dark)
            set(i / 3, size - 11 + i % 3, dark)
        }
    }

    // MARK: Data

    private mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for x in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0
                    let y = isUpward ? size - 1 - step : step
                    guard !isFunction[y * size + x], index < codewords.count * 8 else { continue }
                    isDark[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let inverts =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { isDark[y * size + x].toggle() }
            }
        }
    }

    /// How hard the code is to read. Source: ISO/IEC 18004, section 7.8.3.
    private var penalty: Int {
        var sum = 0
        for isRow in [true, false] {
            for i in 0..<size {
                sum += Self.linePenalty((0..<size).map { isRow ? isDark(x: $0, y: i) : isDark(x: i, y: $0) })
            }
        }
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let dark = isDark(x: x, y: y)
                if dark == isDark(x: x + 1, y: y), dark == isDark(x: x, y: y + 1),
                    dark == isDark(x: x + 1, y: y + 1)
                {
                    sum += 3
                }
            }
        }
        let darks = isDark.count { $0 }, total = size * size
        return sum + abs(darks * 20 - total * 10) / total * 10
    }

    /// The penalty of runs of one color, and of what looks like a corner square.
    private static func linePenalty(_ line: [Bool]) -> Int {
        var sum = 0, run = 0
        for (i, dark) in line.enumerated() {
            run = i > 0 && dark == line[i - 1] ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == finder {
            let isLight = { (range: Range<Int>) in
                range.allSatisfy { !line.indices.contains($0) || !line[$0] }
            }
            if isLight((start - 4)..<start) || isLight((start + 7)..<(start + 11)) { sum += 40 }
        }
        return sum
    }
}
