import Files
import Foundation
import Typography

/// Runs Unicode's tests for line breaks, grapheme clusters and bidirectional text with the text engine.
struct UnicodeConformance {
    private let engine: TextEngine
    /// Whether lines break as in rendered text instead of as the standard specifies.
    private let isTailored: Bool

    /// Creates tests for line breaks in a language, or for those of the standard if `locale` is nil.
    private init(locale: String?) {
        engine = TextEngine(library: .empty, locale: locale ?? "en")
        isTailored = locale != nil
    }

    /// The outcomes of the tests in a file.
    private struct Tally {
        var passed = 0
        var failures: [String] = []

        mutating func note(_ isPassed: Bool, _ line: Substring) {
            if isPassed { passed += 1 } else { failures.append(String(line)) }
        }
    }

    /// Prints the counts for each file; the name of a file determines the kind of test.
    static func run(_ arguments: [String]) -> Int32 {
        let showsFailures = arguments.contains("--failures")
        let locale = arguments.first { $0.hasPrefix("--locale=") }.map { String($0.dropFirst(9)) }
        let files = arguments.filter { !$0.hasPrefix("--") }
        guard !files.isEmpty else {
            print(
                """
                dev unicode [--failures] [--locale=en] FILE…: LineBreakTest, GraphemeBreakTest, \
                BidiCharacterTest or BidiTest; lines as the standard stands, or as a language has them
                """)
            return 2
        }
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else {
                print("\(path): cannot be read")
                return 1
            }
            let name = String(path.split(separator: "/").last ?? "")
            let tally = UnicodeConformance(locale: locale).run(
                String(decoding: data, as: UTF8.self), kind: name)
            let total = tally.passed + tally.failures.count
            print(
                JSONValue.members([
                    "file": .string(name), "tests": .integer(total), "passed": .integer(tally.passed),
                ]).text)
            if showsFailures { tally.failures.forEach { print("  \($0)") } }
        }
        for (name, version) in TextEngine.versions { print("\(name) \(version)") }
        return 0
    }

    private func run(_ text: String, kind: String) -> Tally {
        var tally = Tally()
        guard !kind.hasPrefix("BidiTest") else {
            BidiClassTest(engine: engine).run(text) { tally.note($0, $1) }
            return tally
        }
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let test = line.prefix { $0 != "#" }
            if kind.hasPrefix("BidiCharacter") {
                guard let isPassed = bidi(test) else { continue }
                tally.note(isPassed, line)
            } else {
                let (units, expected) = boundaries(test)
                let found =
                    kind.hasPrefix("Line")
                    ? engine.lineBreaks(in: units, isTailored: isTailored)
                    : engine.graphemeBoundaries(in: units)
                tally.note(found == expected, line)
            }
        }
        return tally
    }

    /// Parses a line such as `× 0023 ÷ 0020 ÷`: the code units, and the indices of those with a boundary
    /// before them.
    private func boundaries(_ line: Substring) -> (units: [UInt16], boundaries: [Int]) {
        var units: [UInt16] = [], boundaries: [Int] = []
        for word in line.split(separator: " ").map(String.init) {
            if word == "÷" {
                boundaries.append(units.count)
            } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
                units += Array(String(scalar).utf16)
            } else if let surrogate = UInt16(word, radix: 16) {
                units.append(surrogate)
            }
        }
        return (units, boundaries.filter { $0 > 0 && $0 < units.count })
    }

    /// Runs a line of five fields: characters, paragraph direction, paragraph level, levels, visual order.
    private func bidi(_ line: Substring) -> Bool? {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").map(String.init)
        }
        guard fields.count == 5, let direction = fields[1].first.flatMap({ Int($0) }) else { return nil }
        let scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        guard scalars.count == fields[3].count else { return nil }
        let (base, levels) = engine.bidiLevels(
            of: scalars.flatMap { Array(String($0).utf16) },
            direction: direction == 0 ? .leftToRight : direction == 1 ? .rightToLeft : .natural)
        var found: [(index: Int, level: UInt8)] = [], unit = 0
        for (index, expected) in fields[3].enumerated() {
            let level = levels[unit]
            unit += UTF16.width(scalars[index])
            // A removed character has no level.
            if expected == "x" { continue }
            guard UInt8(expected) == level else { return false }
            found.append((index, level))
        }
        let order = TextEngine.visualOrder(of: found.map(\.level)).map { String(found[$0].index) }
        return fields[2] == [String(base)] && order == fields[4]
    }
}
