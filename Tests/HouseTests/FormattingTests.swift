import Foundation
import Testing

@Suite("Formatting")
struct FormattingTests {
    @Test("swift format lint --strict finds nothing")
    func lint() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = House.root
        process.arguments = ["swift", "format", "lint", "--strict", "--parallel", "--recursive"]
        process.arguments? += ["Sources", "Tests", "Package.swift"]
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let prefix = House.root.path + "/"
        let findings = output.replacingOccurrences(of: prefix, with: "").split(separator: "\n")
        #expect(
            process.terminationStatus == 0,
            """
            \(findings.prefix(40).joined(separator: "\n"))
            run: swift format -i -r Sources Tests Package.swift; then mend by hand what it cannot
            """)
    }
}
