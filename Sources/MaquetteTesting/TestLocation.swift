import Testing

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
    /// The function that the assertion stands in.
    var function: String

    /// The test file's folder.
    var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

    /// The test file's name without its extension.
    var fileName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// The test file's module.
    var module: String { fileID.description.split(separator: "/").first.map(String.init) ?? "" }

    /// The running test's function without its parameters; that of the assertion where Swift Testing knows of no
    /// test, as in XCTest and in detached tasks.
    var testName: String {
        GoldenNaming.part(String((Test.current?.name ?? function).prefix { $0 != "(" }))
    }

    /// What tells this assertion from others: where it stands, and the test and the case that run.
    var origin: String {
        let place = "\(fileID):\(line):\(column)"
        guard let test = Test.current else { return place }
        let arguments = Test.Case.current.map { $0.isParameterized ? " with \($0)" : "" } ?? ""
        return "\(place) in \(test.name)\(arguments)"
    }

    private var path: String { filePath.description }
}
