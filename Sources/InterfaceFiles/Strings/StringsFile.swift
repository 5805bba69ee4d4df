import Diagnostics
import Files
import PropertyLists

/// Reads the strings files of one language.
enum StringsFile {
    /// The strings of a file by key, and any problem.
    typealias Reading = (entries: [String: String], problem: Diagnostic?)

    /// Returns the strings of a `.strings` file by key, and any problem.
    static func strings(atPath path: String) -> Reading {
        read(path) { bytes throws(ContentProblem) in
            if PropertyList.Format(of: bytes) == .text {
                var parser = StringsFileParser(try FileText.string(of: bytes, as: .strings), file: path)
                return parser.parse()
            }
            return read(try PropertyList.Content(bytes, as: .strings), path) { list in
                let texts = list.compactMapValues(\.string)
                return texts.isEmpty ? ([:], noList(path)) : (texts, nil)
            }
        }
    }

    /// Returns the strings of a `.stringsdict` file by key, each in one of its forms, and any problem.
    static func forms(atPath path: String, _ forms: LocalizedForms) -> Reading {
        read(path) { bytes throws(ContentProblem) in
            let format: PropertyList.Format = PropertyList.Format(of: bytes) == .binary ? .binary : .xml
            return read(try PropertyList.Content(bytes, format: format, as: .strings), path) { list in
                let (entries, tooLong) = forms.texts(of: list)
                return (entries, tooLong.map { LocalizedForms.tooLong($0, in: path) })
            }
        }
    }

    private static func read(
        _ path: String, _ body: ([UInt8]) throws(ContentProblem) -> Reading
    ) -> Reading {
        switch fileBytes(atPath: path, file: path, as: .strings) {
        case .failure(let refusal): return ([:], refusal.untranslated)
        case .success(let bytes):
            do throws(ContentProblem) {
                return try body(bytes)
            } catch {
                let refusal = FileReadError(diagnostic: error.diagnostic(ofFileNamed: path))
                return ([:], refusal.untranslated)
            }
        }
    }

    /// Reads a property list with values by key.
    private static func read(
        _ content: PropertyList.Content, _ path: String, _ body: ([String: PropertyList]) -> Reading
    ) -> Reading {
        do throws(PropertyListError) {
            return try PropertyList(content).dictionary.map(body) ?? ([:], noList(path))
        } catch { return ([:], warning(error, path)) }
    }

    private static func noList(_ path: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable, "the file is not a property list of text", at: Place(file: path))
    }

    private static func warning(_ error: PropertyListError, _ path: String) -> Diagnostic {
        Diagnostic(
            .translationUnreadable, "the property list cannot be read: \(error.message)",
            at: Place(file: path, line: error.line), hints: [error.hint])
    }
}
