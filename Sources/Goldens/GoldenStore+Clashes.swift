package import Diagnostics
package import Files

extension GoldenStore {
    /// Returns the groups of files that are one file on systems that ignore case or how characters are composed, sorted;
    /// digests, which are no files, are left out.
    ///
    /// - Parameter files: Paths relative to the directory, such as `files` returns.
    /// - Returns: The groups, of two files at least.
    package static func clashes(among files: some Sequence<String>) -> [[String]] {
        let isFile = { (name: String) in !name.hasSuffix(GoldenKind.digest.fileExtension) }
        var known: Set<PathKey> = [], groups: [String: [String]] = [:]
        for file in files.filter(isFile) where known.insert(PathKey(file)).inserted {
            groups[file.foldedFileName, default: []].append(file)
        }
        return groups.values.filter { $0.count > 1 }
            .map { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }.sorted { $0[0] < $1[0] }
    }

    /// Returns what is said of goldens that cannot be on one file system of other computers together: a diagnostic for
    /// each group.
    ///
    /// - Throws: If a folder cannot be read.
    package func clashDiagnostics() throws(FileError) -> [Diagnostic] {
        GoldenStore.clashes(among: try files()).map { clash in
            Diagnostic(
                .goldenNames, GoldenStore.message(of: clash), at: Place(file: path(ofFile: clash[0])),
                notes: clash.map { path(ofFile: $0) },
                hints: ["rename a screen, a scene or a state; 'maquette prune' finds what belongs to none"])
        }
    }

    /// Returns what is said of a group of files.
    package static func message(of clash: [String]) -> String {
        let shown = clash.prefix(3).map { "'\($0.visiblyComposed)'" }.joined(separator: " and ")
        return
            "\(shown)\(clash.count > 3 ? " and \(clash.count - 3) more" : "") are one file on systems that ignore "
            + "case or Unicode forms, such as macOS and Windows"
    }

    private func path(ofFile file: String) -> String { "\(directory)/\(file)" }
}

extension String {
    /// The text with the combining characters of a name distinct from composed ones: two names that differ in nothing
    /// else look the same.
    fileprivate var visiblyComposed: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.canonicalCombiningClass == .notReordered {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
    }
}
