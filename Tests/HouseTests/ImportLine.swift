import Foundation

/// An import in a source file.
struct ImportLine: Equatable {
    /// The line, counted from 1.
    var number: Int
    /// The module, without submodules.
    var module: String

    /// Returns the imports of a file, including those with attributes, access levels or an import kind.
    static func all(in file: TextFile) -> [ImportLine] {
        let pattern =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
        return file.numbered.compactMap { line in
            guard let match = line.text.firstMatch(of: pattern) else { return nil }
            return ImportLine(number: line.number, module: String(match.1))
        }
    }
}
