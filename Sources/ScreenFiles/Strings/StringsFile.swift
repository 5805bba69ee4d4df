import Diagnostics
import Files
import Foundation

/// Reads the files that hold the words of one language.
enum StringsFile {
    /// The words of a `.strings` file by key, and what is wrong with it.
    static func strings(atPath path: String) -> (entries: [String: String], problem: Diagnostic?) {
        switch fileBytes(atPath: path, file: path, as: .strings) {
        case .failure(let refusal): return ([:], refusal.warning)
        case .success(let bytes):
            if isPropertyList(bytes) { return (propertyList(bytes) ?? [:]).words(path) }
            guard let text = text(bytes) else {
                return ([:], .warning("the file is neither UTF-8 nor UTF-16", at: Place(file: path)))
            }
            var parser = StringsFileParser(text, file: path)
            return parser.parse()
        }
    }

    /// The words of a `.stringsdict` file by key, in the form for other numbers.
    static func plurals(atPath path: String) -> (entries: [String: String], problem: Diagnostic?) {
        guard case .success(let bytes) = fileBytes(atPath: path, file: path, as: .strings),
            let list = propertyList(bytes)
        else { return ([:], .warning("the file is no property list", at: Place(file: path))) }
        return (list.compactMapValues { ($0 as? [String: Any]).flatMap(otherForm) }, nil)
    }

    /// The format with each of its variables in the form for other numbers.
    private static func otherForm(_ entry: [String: Any]) -> String? {
        guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        for (name, rule) in entry.sorted(by: { $0.key < $1.key }) {
            guard let rule = rule as? [String: Any], let other = rule["other"] as? String else { continue }
            text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
        }
        return text
    }

    /// Text by its first bytes, else as UTF-8.
    static func text(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0 {
            return utf16(
                bytes.starts(with: [0xFF, 0xFE]) ? bytes.dropFirst(2) : bytes[...], isBigEndian: false)
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0 {
            return utf16(
                bytes.starts(with: [0xFE, 0xFF]) ? bytes.dropFirst(2) : bytes[...], isBigEndian: true)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return String(validating: units, as: UTF16.self)
    }

    private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8))
    }

    private static func propertyList(_ bytes: [UInt8]) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)) as? [String: Any]
    }
}

extension [String: Any] {
    /// The values that are words; a problem where there are none at all.
    fileprivate func words(_ path: String) -> (entries: [String: String], problem: Diagnostic?) {
        let words = compactMapValues { $0 as? String }
        let isBroken = words.isEmpty
        return (
            words, isBroken ? .warning("the file is no property list of words", at: Place(file: path)) : nil
        )
    }
}
