import Testing

/// The location of an assertion.
struct TestLocation {
    /// The module and file.
    var fileID: StaticString
    /// The path of the file.
    var filePath: StaticString
    /// The line, starting at 1.
    var line: UInt
    /// The column, starting at 1.
    var column: UInt
    /// The function that contains the assertion.
    var function: String

    /// The folder of the test file.
    var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

    /// The name of the test file without its extension.
    var fileName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// The module of the test file.
    var module: String { fileID.description.split(separator: "/").first.map(String.init) ?? "" }

    /// The running test's function without its parameters. If Swift Testing does not know a running test, as
    /// in XCTest and in detached tasks, the function that contains the assertion.
    var testName: String {
        GoldenNaming.part(String((Test.current?.name ?? function).prefix { $0 != "(" }))
    }

    /// Identifies this assertion: its location, and the running test and test case.
    var origin: String {
        let place = "\(fileID):\(line):\(column)"
        guard let test = Test.current else { return place }
        let arguments = TestArguments.current
        let cases = arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))"
        return "\(place) in \(test.name)\(cases)"
    }

    /// The regular expression by which `swift test --filter` finds the test.
    var filter: String {
        // In XCTest, the class is not known.
        let path = Test.current.map { [$0.id.moduleName + "." + $0.id.nameComponents.joined(separator: "/")] }
        let name = path?.first ?? "\(module).*/\(function)"
        let pattern = String(name.prefix { $0 != "(" }.map { $0.isPlain ? $0 : "." })
        return pattern.contains("*") ? "'\(pattern)'" : pattern
    }

    private var path: String { filePath.description }
}

extension Character {
    /// Whether the character stands for itself in a regular expression and in a shell.
    fileprivate var isPlain: Bool { isLetter || isNumber || "_./-*".contains(self) }
}
