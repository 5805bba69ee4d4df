import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct PathPatternTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for name in [
            "a.yaml", "b.yaml", "x/c.yaml", "x/y/d.yaml", "x/Pods/e.yaml", "node_modules/f.yaml",
            "out/g.yaml",
            "x/.h.yaml", "x/z.txt",
        ] { try directory.write("", to: name) }
        try directory.write("out/\n", to: ".gitignore")
        try directory.link("x/again", to: "..")
        try directory.link("x/self", to: ".")
    }

    private func found(_ pattern: String) -> [String]? {
        PathPattern("\(directory.path)/\(pattern)")?.files().files
            .map { $0.replacing(directory.path + "/", with: "") }
    }

    /// Source: the documentation of the configuration, and gitignore's for `**`.
    @Test(
        arguments: [
            ("*.yaml", ["a.yaml", "b.yaml"]), ("?.yaml", ["a.yaml", "b.yaml"]),
            ("[b-z]?yaml", ["b.yaml"]), ("*/*.yaml", ["x/c.yaml"]),
            ("**/*.yaml", ["a.yaml", "b.yaml", "x/c.yaml", "x/y/d.yaml"]),
            ("**/y/*.yaml", ["x/y/d.yaml"]), ("x/**/d.yaml", ["x/y/d.yaml"]),
            ("**/x/**/*.yaml", ["x/c.yaml", "x/y/d.yaml"]), ("*/y/?.*", ["x/y/d.yaml"]),
            ("./*.yaml", ["a.yaml", "b.yaml"]), ("././x/./*.yaml", ["x/c.yaml"]),
            ("x/../*.yaml", ["x/../a.yaml", "x/../b.yaml"]), ("none*", []), ("x/*", ["x/c.yaml", "x/z.txt"]),
            ("**", []), ("x/Pods/*.yaml", ["x/Pods/e.yaml"]), ("out/*.yaml", ["out/g.yaml"]),
            ("none/*.yaml", []),
        ] as [(String, [String])])
    func patterns(pattern: String, expected: [String]) { #expect(found(pattern) == expected, "\(pattern)") }

    @Test func aPlainPathIsNoPattern() {
        #expect(PathPattern("a/b[1].yaml") == nil)
        #expect(PathPattern("/") == nil)
        #expect(PathPattern("") == nil)
    }
}
