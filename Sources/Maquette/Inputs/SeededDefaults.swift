import Files
import Foundation
import PropertyLists
import UIKitCore

/// The values that `UserDefaults.standard` starts with in every render.
public struct SeededDefaults: Hashable, Sendable {
    var values: [String: StoredValue] = [:]
    /// The contents of the file that the values are from; empty for none.
    package private(set) var content: [UInt8] = []

    /// Creates defaults without values.
    public init() {}

    /// Reads values by key from a file: a JSON object, or a property list in XML or binary form, as
    /// `defaults export` writes it.
    ///
    /// - Parameter path: The path of the file, at most 1 MB.
    /// - Throws: `SeededDefaultsError` if the file cannot be read or holds something else.
    public init(file path: String) throws(SeededDefaultsError) {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path, as: .defaults) } catch {
            throw SeededDefaultsError(diagnostic: error.diagnostic)
        }
        try self.init(content: bytes, ofFileNamed: path)
    }

    /// Reads values by key from the contents of a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents.
    ///   - path: The path for messages.
    /// - Throws: `SeededDefaultsError` if the file holds something else.
    package init(content bytes: [UInt8], ofFileNamed path: String) throws(SeededDefaultsError) {
        self.content = bytes
        let content: PropertyList.Content
        do throws(ContentProblem) { content = try PropertyList.Content(bytes, as: .defaults) } catch {
            throw SeededDefaultsError(diagnostic: error.diagnostic(ofFileNamed: path))
        }
        do throws(PropertyListError) {
            values = try Self.values(of: content)
        } catch {
            throw SeededDefaultsError(
                diagnostic: Diagnostic(
                    .defaultsFile,
                    "not a JSON object or a property list with values by key: \(error.message)",
                    at: Place(file: path, line: error.line), hints: ["for example {\"guideVersion\": 2}"]))
        }
    }

    private static func values(
        of content: PropertyList.Content
    ) throws(PropertyListError) -> [String: StoredValue] {
        if case .text(let bytes) = content {
            do { return try JSONDecoder().decode([String: StoredValue].self, from: Data(bytes)) } catch {
                throw PropertyListError("it begins like neither, or is not JSON")
            }
        }
        guard let entries = try PropertyList(content).dictionary else {
            throw PropertyListError("it has no keys")
        }
        return entries.mapValues(StoredValue.init)
    }
}

extension StoredValue {
    fileprivate init(_ value: PropertyList) {
        switch value {
        case .string(let text): self = .string(text)
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .double(value)
        case .date(let seconds): self = .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .data(let bytes): self = .data(Data(bytes))
        case .array(let values): self = .array(values.map(StoredValue.init))
        case .dictionary(let entries): self = .dictionary(entries.mapValues(StoredValue.init))
        }
    }
}

/// Why a file of defaults cannot be used.
public struct SeededDefaultsError: Error, Hashable, Sendable {
    /// Which file, the cause, and how to fix it.
    public var diagnostic: Diagnostic
}
