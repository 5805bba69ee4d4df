import Files
import Foundation
import UIKit

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
        do {
            let data = Data(bytes)
            let isJSON = bytes.first { !$0.isJSONSpace } == UInt8(ascii: "{")
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
}

/// Why a file of defaults cannot be used.
public struct SeededDefaultsError: Error, Hashable, Sendable {
    /// Which file, the cause, and how to fix it.
    public var diagnostic: Diagnostic
}

extension UInt8 {
    /// Whether it is white space between the tokens of JSON.
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
