import Diagnostics
import Files
import Foundation

/// Reads the strings files of one language.
enum StringsFile {
    /// Returns the strings of a `.strings` file by key, and any problem.
    static func strings(atPath path: String) -> (entries: [String: String], problem: Diagnostic?) {
        switch fileBytes(atPath: path, file: path, as: .strings) {
        case .failure(let refusal): return ([:], refusal.untranslated)
        case .success(let bytes):
            if isPropertyList(bytes) { return words(bytes, path) }
            guard let text = text(bytes) else {
                return (
                    [:],
                    Diagnostic(
                        .translationUnreadable, "the file is neither UTF-8 nor UTF-16", at: Place(file: path))
                )
            }
            var parser = StringsFileParser(text, file: path)
            return parser.parse()
        }
    }

    /// Returns the strings of a `.stringsdict` file by key, each in one of its forms, and any problem.
    static func forms(
        atPath path: String, _ forms: LocalizedForms
    ) -> (entries: [String: String], problem: Diagnostic?) {
        switch fileBytes(atPath: path, file: path, as: .strings) {
        case .failure(let refusal): return ([:], refusal.untranslated)
        case .success(let bytes):
            do throws(PropertyList.Problem) {
                guard let list = try PropertyList(bytes).entries else {
                    return (
                        [:],
                        Diagnostic(
                            .translationUnreadable, "the file is not a property list of text",
                            at: Place(file: path))
                    )
                }
                let (entries, tooLong) = forms.texts(of: list)
                return (entries, tooLong.map { LocalizedForms.tooLong($0, in: path) })
            } catch { return ([:], warning(error, path)) }
        }
    }

    /// Returns the strings of a property list by key.
    private static func words(_ bytes: [UInt8], _ path: String) -> (
        entries: [String: String], problem: Diagnostic?
    ) {
        do throws(PropertyList.Problem) {
            let words = (try PropertyList(bytes).entries ?? [:]).compactMapValues(\.words)
            guard words.isEmpty else { return (words, nil) }
            return (
                [:],
                Diagnostic(
                    .translationUnreadable, "the file is not a property list of text", at: Place(file: path))
            )
        } catch { return ([:], warning(error, path)) }
    }

    private static func warning(_ problem: PropertyList.Problem, _ path: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable, "the property list cannot be read: \(problem.message)",
            at: Place(file: path),
            hints: [problem.hint])
    }

    /// Decodes text by its byte order mark or first bytes, otherwise as UTF-8.
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
}
