import Diagnostics
import Files
import PropertyLists
import XML
import Yams

/// Why a file of a project cannot be read.
struct ProjectFileError: Error, Hashable {
    /// The path of the file.
    var path: String
    /// The reason, as a sentence without its subject or as the system gives it.
    var reason: String
    /// The line that it concerns, counted from 1; nil for the file as a whole.
    var line: Int?
    /// What to do.
    var hints: [String] = []
    /// The code of the error of a project that cannot be built without the file.
    private var code = DiagnosticCode.appProject

    init(_ path: String, _ reason: String, line: Int? = nil, hints: [String] = []) {
        self.path = path
        self.reason = reason
        self.line = line
        self.hints = hints
    }

    init(_ error: FileError) {
        self.init(error.path, error.reason, line: error.line, hints: error.hints)
        code = error.code
    }

    init(_ error: PropertyListError, in path: String) {
        self.init(path, error.message, line: error.line, hints: [error.hint])
    }

    init(_ error: XMLError, in path: String) {
        self.init(path, error.detail ?? "it holds more than such files do: \(error.cause)", line: error.line)
    }

    init(_ error: any Error, ofYAMLIn path: String) {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(path, "it is not YAML: \(problem)", line: mark.line)
        case .duplicatedKeysInMapping(let keys, let context):
            self.init(
                path, "a mapping has \(keys.map { "'\($0)'" }.joined(separator: ", ")) more than once",
                line: context.mark.line)
        default: self.init(path, "it is not YAML")
        }
    }

    /// Returns a warning.
    ///
    /// - Parameter consequence: What the build does without the file, as in "its settings are left out".
    /// - Returns: The warning, at the file and the line.
    func diagnostic(_ consequence: String) -> Diagnostic {
        Diagnostic(
            .appFile, "'\(path)' cannot be read: \(reason); \(consequence)",
            at: Place(file: path, line: line), hints: hints)
    }
}

extension ProjectFileError {
    /// The error of a project that cannot be built without the file.
    var projectDiagnostic: Diagnostic {
        Diagnostic(
            code, "'\(path)' cannot be read: \(reason)", at: Place(file: path, line: line),
            hints: hints)
    }
}

extension PropertyList {
    /// Reads a property list of a project.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limits: What it may hold.
    ///   - boundary: Where it may lie.
    /// - Throws: `ProjectFileError` if it cannot be read.
    init(
        atPath path: String, limits: PropertyListLimits = .standard, in boundary: ProjectBoundary = .none
    ) throws(ProjectFileError) {
        let bytes = try projectFile(path, in: boundary)
        do throws(PropertyListError) {
            self = try PropertyList(bytes, as: .source, limits: limits)
        } catch {
            throw ProjectFileError(error, in: path)
        }
    }
}

/// Reads the bytes of a file of a project, which lies within a boundary.
func projectFile(_ path: String, in boundary: ProjectBoundary = .none) throws(ProjectFileError) -> [UInt8] {
    guard boundary.contains(path) else {
        throw ProjectFileError(
            path, "it lies outside the project", hints: ["name the folder that holds both, or copy the file"])
    }
    do throws(FileError) { return try readFile(path, as: .source) } catch { throw ProjectFileError(error) }
}

/// Reads the text of a file of a project, which lies within a boundary.
func projectText(_ path: String, in boundary: ProjectBoundary = .none) throws(ProjectFileError) -> String {
    guard boundary.contains(path) else {
        throw ProjectFileError(
            path, "it lies outside the project", hints: ["name the folder that holds both, or copy the file"])
    }
    do throws(FileError) { return try readText(path, as: .source) } catch { throw ProjectFileError(error) }
}
