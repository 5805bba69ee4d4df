import Diagnostics
import Files

/// The settings of a build configuration file (`.xcconfig`) and of those that it includes.
///
/// Source: Xcode's documentation of build configuration files: `NAME = value`, `//` for comments, `#include` and
/// `#include?` with paths that are relative to the file. Names have their conditions, such as `NAME[sdk=macosx*]`. Files that
/// cannot be read are left out, with a warning: what a setting says then is what it says without them.
struct BuildConfigurationFile {
    /// The values by the names of their settings.
    private(set) var settings: [String: String] = [:]
    /// The files that cannot be read.
    private(set) var problems: [Diagnostic] = []

    /// How many files may still be read. Chosen: far more than projects have; files may include one another.
    private var remainingReads = 64

    private let boundary: ProjectBoundary

    /// Reads a file and those that it includes, as far as they lie within a boundary.
    init(path: String, in boundary: ProjectBoundary = .none) {
        self.boundary = boundary
        read(path, isOptional: false)
    }

    private mutating func read(_ path: String, isOptional: Bool) {
        guard remainingReads > 0 else { return }
        remainingReads -= 1
        if isOptional, FileType(at: path) == nil { return }
        let text: String
        do throws(ProjectFileError) { text = try projectText(path, in: boundary) } catch {
            problems.append(error.diagnostic("its settings are left out"))
            return
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let text = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            if line.hasPrefix("#include") {
                // A path may hold two slashes, so the whole line counts.
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else { continue }
                let included = String(parts[1])
                read(
                    included.hasPrefix("/") ? included : joinedPath(directoryName(of: path), included),
                    isOptional: line.hasPrefix("#include?"))
            } else if let separator = Self.separator(in: text) {
                set(text[..<separator], to: text[text.index(after: separator)...])
            }
        }
    }

    /// Returns where the name of a setting ends, behind its conditions; nil for a line without a setting.
    private static func separator(in line: Substring) -> Substring.Index? {
        var isInCondition = false
        return line.indices.first { index in
            if line[index] == "[" { isInCondition = true }
            if line[index] == "]" { isInCondition = false }
            return line[index] == "=" && !isInCondition
        }
    }

    private mutating func set(_ name: Substring, to value: Substring) {
        let name = Self.trimmed(name)
        let plain = name.prefix { $0 != "[" }, conditions = name[plain.endIndex...]
        guard !plain.isEmpty, plain.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }),
            conditions.isEmpty || conditions.hasSuffix("]")
        else { return }
        var value = Self.trimmed(value)
        if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        settings[name] = value
    }

    /// Returns a value with that of the level below, as the project is below the target, in place of `$(inherited)` and of the
    /// setting's own name.
    ///
    /// - Parameters:
    ///   - value: The value as it is written.
    ///   - name: The name of the setting.
    ///   - outer: The value of the level below; nil for none.
    /// - Returns: The value; nil if it is that of the level below, which has none.
    static func inheriting(_ value: String, of name: String, from outer: String?) -> String? {
        let references = [name, "inherited"].flatMap { ["$(\($0))", "${\($0)}"] }
        guard !references.prefix(2).contains(value) else { return outer }
        return references.reduce(value) { $0.replacing($1, with: outer ?? "") }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
