import Foundation
import TestSupport
import Testing

/// Files and folders that are called as commands are.
@Suite struct CommandNameTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(arguments + ["--device", "8x8@1"], in: directory.path)
    }

    @Test func aFolder() throws {
        try directory.write(smallScreen, to: "test/small.screen.yaml")
        let ambiguous = try run("test")
        #expect(ambiguous.status == 2)
        #expect(
            ambiguous.errors.contains("'maquette ./test' renders what is in the folder 'test'"),
            "\(ambiguous.errors)")
        #expect(try run("./test", "-o", "out").text == "out/small.8x8@1.png\n")
        #expect(try run("render", "test", "-o", "out").text == "out/small.8x8@1.png\n")
    }

    @Test func aFileWithTheNameAndAnEnding() throws {
        try directory.write(smallScreen, to: "lint.screen.yaml")
        let ambiguous = try run("lint")
        #expect(ambiguous.status == 2)
        #expect(
            ambiguous.errors.contains("'maquette ./lint.screen.yaml' renders the file 'lint.screen.yaml'"),
            "\(ambiguous.errors)")
        #expect(try run("lint.screen.yaml", "-o", "out").text == "out/lint.8x8@1.png\n")
        #expect(try run("lint", "lint.screen.yaml").status == 0)
    }

    @Test func aSizeWithoutAScale() throws {
        try directory.write(smallScreen, to: "small.screen.yaml")
        let run = try Tool.run(["small.screen.yaml", "--device", "500x900"], in: directory.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("the scale is missing in '500x900'"), "\(run.errors)")
        #expect(run.errors.contains("write '500x900@2'"), "\(run.errors)")
        let insets = try Tool.run(
            ["small.screen.yaml", "--device", "500x900+20+0+0+0"], in: directory.path)
        #expect(insets.errors.contains("write '500x900@2+20+0+0+0'"), "\(insets.errors)")
        let unit = try Tool.run(["small.screen.yaml", "--device", "500x900@3x"], in: directory.path)
        #expect(unit.errors.contains("the scale is a number: '500x900@3'"), "\(unit.errors)")
    }
}
