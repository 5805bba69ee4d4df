import Files
import Foundation
import UIKitCore

/// The values that `UserDefaults.standard` starts with in every render.
public struct SeededDefaults: Hashable, Sendable {
    var values: [String: StoredValue] = [:]

    /// Creates defaults without values.
    public init() {}

    /// Reads values by key from a file: a JSON object, or a property list in XML or binary form, as
    /// `defaults export` writes it.
    ///
    /// - Parameter path: The path of the file, at most 1 MB.
    /// - Throws: `SeededDefaultsError` if the file cannot be read or holds something else.
    public init(file path: String) throws(SeededDefaultsError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try readFile(path, as: .defaults)
        } catch {
            throw SeededDefaultsError(diagnostic: error.diagnostic)
        }
        let text: String?
        do throws(ContentProblem) {
            text = try SeededDefaults.text(of: bytes)
        } catch {
            throw SeededDefaultsError(diagnostic: error.diagnostic(ofFileNamed: path))
        }
        do {
            let data = text.map { Data($0.utf8) } ?? Data(bytes)
            let isJSON = text?.first { !$0.isWhitespace } == "{"
            values =
                isJSON
                ? try JSONDecoder().decode([String: StoredValue].self, from: data)
                : try PropertyListDecoder().decode([String: StoredValue].self, from: data)
        } catch {
            throw SeededDefaultsError(
                diagnostic: Diagnostic(
                    .defaultsFile, "not a JSON object or a property list with values by key",
                    at: Place(file: path), hints: ["for example {\"guideVersion\": 2}"]))
        }
    }

    /// Returns JSON or XML as text; nil for a binary property list, and for XML in an encoding that it names itself.
    private static func text(of bytes: [UInt8]) throws(ContentProblem) -> String? {
        guard !bytes.starts(with: Array("bplist".utf8)) else { return nil }
        do throws(ContentProblem) {
            let text = try FileText.string(of: bytes, as: .defaults)
            guard text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") else { return text }
            // The text is UTF-8 now, whatever the file was.
            let declaration = text[..<end].replacing(/\s+encoding\s*=\s*("[^"]*"|'[^']*')/, with: "")
            return String(declaration) + text[end...]
        } catch {
            guard error == .encoding, bytes.starts(with: Array("<?xml".utf8)) else { throw error }
            return nil
        }
    }
}

/// Why a file of defaults cannot be used.
public struct SeededDefaultsError: Error, Hashable, Sendable {
    /// Which file, the cause, and how to fix it.
    public var diagnostic: Diagnostic
}
