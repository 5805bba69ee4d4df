import SeededRandom

// Property lists and strings files that expand.
extension HostileProject {
    /// Returns a small property list or strings file that expands to much data.
    mutating func listBomb() -> (String, [UInt8]) {
        switch numbers.number(0...5) {
        case 0:
            (
                "a binary list of lists of lists",
                HostileProject.binaryList(levels: numbers.pick(8, 24, 60))
            )
        case 1: ("a list inside itself", HostileProject.binaryList(levels: 0))
        case 2: ("formats in formats", formats())
        case 3:
            (
                "a deep list",
                Array(
                    ("<?xml version=\"1.0\"?><plist>"
                        + String(repeating: "<dict><key>a</key>", count: 200_000)).utf8)
            )
        case 4:
            (
                "strings without an end",
                Array(("\"lab-el.text\" = \"" + String(repeating: "\\U0041", count: 200_000)).utf8)
            )
        default: ("many strings", Array((0..<50_000).map { "\"k\($0)\" = \"v\";\n" }.joined().utf8))
        }
    }

    /// Returns rules that each reference the previous one many times.
    private mutating func formats() -> [UInt8] {
        let count = numbers.pick(4, 12, 30)
        let rules = (1...count).map { index in
            "<key>v\(index)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                + "<key>other</key><string>\(String(repeating: "%#@v\(index - 1)@", count: 9))</string></dict>"
        }
        return Array(
            ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>lab-el.text</key><dict>"
                + "<key>NSStringLocalizedFormatKey</key><string>%#@v\(count)@</string>"
                + rules.reversed().joined() + "</dict></dict></plist>").utf8)
    }

    /// Returns a binary property list: a dictionary whose value is an array that contains an array ten times,
    /// which contains an array ten times, and so on. With no levels, the array contains itself.
    private static func binaryList(levels: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        func add(_ object: [UInt8]) {
            offsets.append(bytes.count)
            bytes += object
        }
        add([0xD1, 1, 2])
        add([0x51, UInt8(ascii: "a")])
        for level in 0..<max(levels, 1) {
            let next = levels == 0 ? 2 : UInt8(3 + level)
            add([0xAA] + [UInt8](repeating: next, count: 10))
        }
        if levels > 0 { add([0x51, UInt8(ascii: "b")]) }
        let table = bytes.count
        for offset in offsets { bytes += [UInt8(offset >> 8 & 0xFF), UInt8(offset & 0xFF)] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [offsets.count, 0, table] {
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        }
        return bytes
    }
}
