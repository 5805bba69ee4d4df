import Diagnostics
import Files
import Foundation

/// Reads the strings files of one language.
enum StringsFile {
    /// The strings of a file by key, and any problem.
    typealias Reading = (entries: [String: String], problem: Diagnostic?)

    /// Returns the strings of a `.strings` file by key, and any problem.
    static func strings(atPath path: String) -> Reading {
        read(path) { content throws(ContentProblem) in
            switch content {
            case .list(let list): return words(of: list, path)
            case .other(let bytes):
                var parser = StringsFileParser(try FileText.string(of: bytes, as: .strings), file: path)
                return parser.parse()
            }
        }
    }

    /// Returns the strings of a `.stringsdict` file by key, each in one of its forms, and any problem.
    static func forms(atPath path: String, _ forms: LocalizedForms) -> Reading {
        read(path) { content throws(ContentProblem) in
            let list: PropertyList.Content
            switch content {
            case .list(let found): list = found
            case .other(let bytes): list = .markup(try FileText.markup(of: bytes, as: .strings))
            }
            do throws(PropertyList.Problem) {
                guard let list = try PropertyList(list).entries else { return ([:], noList(path)) }
                let (entries, tooLong) = forms.texts(of: list)
                return (entries, tooLong.map { LocalizedForms.tooLong($0, in: path) })
            } catch { return ([:], warning(error, path)) }
        }
    }

    /// What a file consists of.
    private enum Content {
        case list(PropertyList.Content)
        /// What is neither a binary property list nor begins like XML.
        case other([UInt8])
    }

    private static func read(
        _ path: String, _ body: (Content) throws(ContentProblem) -> Reading
    ) -> Reading {
        switch fileBytes(atPath: path, file: path, as: .strings) {
        case .failure(let refusal): return ([:], refusal.untranslated)
        case .success(let bytes):
            do throws(ContentProblem) {
                return try body(try content(bytes))
            } catch {
                let refusal = FileReadError(diagnostic: error.diagnostic(ofFileNamed: path))
                return ([:], refusal.untranslated)
            }
        }
    }

    private static func content(_ bytes: [UInt8]) throws(ContentProblem) -> Content {
        if bytes.starts(with: Array("bplist".utf8)) { return .list(.binary(bytes)) }
        let markup = try FileText.markup(of: bytes, as: .strings)
        let start = String(decoding: markup.bytes.prefix(256), as: UTF8.self).drop { scalar in
            scalar.isWhitespace || scalar == "\u{FEFF}"
        }
        let isMarkup = ["<?xml", "<!DOCTYPE", "<plist"].contains { start.hasPrefix($0) }
        return isMarkup ? .list(.markup(markup)) : .other(bytes)
    }

    /// Returns the strings of a property list by key.
    private static func words(of list: PropertyList.Content, _ path: String) -> Reading {
        do throws(PropertyList.Problem) {
            let words = (try PropertyList(list).entries ?? [:]).compactMapValues(\.words)
            return words.isEmpty ? ([:], noList(path)) : (words, nil)
        } catch { return ([:], warning(error, path)) }
    }

    private static func noList(_ path: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable, "the file is not a property list of text", at: Place(file: path))
    }

    private static func warning(_ problem: PropertyList.Problem, _ path: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable, "the property list cannot be read: \(problem.message)",
            at: Place(file: path),
            hints: [problem.hint])
    }
}
