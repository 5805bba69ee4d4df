/// Where a test stands.
struct TestLocation {
    /// Module and file.
    var fileID: StaticString
    /// The file's path.
    var filePath: StaticString
    /// 1-based.
    var line: UInt
    /// 1-based.
    var column: UInt

    /// The test file's folder.
    var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

    /// The test file's name without its extension.
    var fileName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    private var path: String { filePath.description }
}
