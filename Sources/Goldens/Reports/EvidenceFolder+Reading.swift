package import Files

/// Reading the evidence of a report.
///
/// A report may come from another machine, or from somebody who wants other files to become goldens or part of a page.
/// So its paths only say which evidence there is: files are taken from the folder, by the names that runs give them,
/// and never through a link out of it.
extension EvidenceFolder {
    /// Returns the path that the folder has for a file of evidence; nil if the report states none.
    ///
    /// - Throws: If the report states a file that is no evidence of the result.
    package func path(of part: Part, _ result: StoredResult) throws(FileError) -> String? {
        guard let stated = result.file(of: part) else { return nil }
        let name = EvidenceFolder.lastName(of: stated)
        let own = names(of: part, result).first { EvidenceFolder.lastName(of: $0) == name }
        guard let own else {
            throw .unreadable(
                path: stated,
                reason: "the report in '\(path)' names it, but it is no evidence of '\(result.fileName)'")
        }
        return own
    }

    /// Returns the content of a file of evidence; nil if the report states none.
    ///
    /// - Throws: If the report states a file that is no evidence of the result, or it cannot be read, or it is a link
    ///   out of the folder.
    package func bytes(of part: Part, _ result: StoredResult) throws(FileError) -> [UInt8]? {
        guard let file = try path(of: part, result) else { return nil }
        return try bytes(ofFile: file)
    }

    /// Returns the first bytes of a file in the folder, all by default.
    ///
    /// - Throws: If it cannot be read, or is a link out of the folder.
    package func bytes(ofFile file: String, first count: Int? = nil) throws(FileError) -> [UInt8] {
        guard let real = realPath(of: file) else { throw .missing(path: file) }
        guard isInside(real) else {
            throw .unreadable(path: file, reason: "it is a link out of the folder '\(path)'")
        }
        guard let count else { return try readFile(real, as: .golden) }
        return try readFile(real, as: .golden, first: count)
    }

    /// Returns the path of a file of evidence for a report in another format, which other programs attach: that in the
    /// folder, or else the stated one unless it may be another file; nil if the report states none.
    func attachment(_ part: Part, of result: StoredResult) -> String? {
        guard let stated = result.file(of: part) else { return nil }
        if let own = try? path(of: part, result) {
            return realPath(of: own).map(isInside) ?? true ? own : nil
        }
        let isPlain = !stated.hasPrefix("/") && !stated.split(separator: "/").contains("..")
        return isPlain && realPath(of: stated) == nil ? stated : nil
    }

    /// The paths that runs give a file of evidence.
    private func names(of part: Part, _ result: StoredResult) -> [String] {
        let isDigest = result.kind == .digest && part == .expected
        return [self.path(of: part, result.name, result.kind)]
            + (isDigest ? [digestPath(of: result.name)] : [])
    }

    /// Whether a path without links lies in the folder.
    private func isInside(_ real: String) -> Bool {
        realPath(of: path).map { real.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false
    }

    private static func lastName(of path: String) -> Substring? { path.split(separator: "/").last }
}
