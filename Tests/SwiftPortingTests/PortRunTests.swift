import ArgumentParser
import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import PortCommand
@testable import SwiftPorting

@Suite("Runs of maquette-port")
struct PortRunTests {
    private let directory: TemporaryDirectory
    private var input: String { directory.path + "/in" }
    private var output: String { directory.path + "/out" }

    init() throws {
        directory = try TemporaryDirectory()
        try write("in/A.swift", "@objc class A {}\n")
        try write("in/B/A.swift", "let a = 1\n")
    }

    private func write(_ place: String, _ text: String) throws {
        let url = URL(fileURLWithPath: directory.path + "/" + place)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    @Test("a folder keeps its structure, and the classes are listed")
    func folder() throws {
        let run = PortRun([input], output: output)
        #expect(run.isComplete && run.diagnostics.isEmpty)
        #expect(run.outputs.map(\.path) == [output + "/A.swift", output + "/B/A.swift"])
        let text = try String(contentsOfFile: output + "/A.swift", encoding: .utf8)
        #expect(text.contains("#sourceLocation(file: \"\(input)/A.swift\", line: 1)\n      class A {}\n"))
        let list = try String(contentsOfFile: output + "/" + PortRun.registryName, encoding: .utf8)
        #expect(list.contains("classes[\"A\"] = A.self"))
        // The folder of the output is no source.
        #expect(PortRun([directory.path], output: output).sourceCount == 2)
    }

    @Test("two files for one place are reported")
    func conflict() {
        let run = PortRun([input + "/A.swift", input + "/B/A.swift"], output: output)
        #expect(run.outputs.count == 1)
        #expect(run.diagnostics.map(\.code.name) == ["port.output"])
    }

    @Test("no source is replaced, and no link followed out of the output")
    func places() throws {
        #expect(PortRun([input], output: input).outputs.isEmpty)
        #expect(try String(contentsOfFile: input + "/A.swift", encoding: .utf8) == "@objc class A {}\n")
        try write("other/x", "")
        try write("out/x", "")
        try FileManager.default.createSymbolicLink(
            atPath: output + "/B", withDestinationPath: directory.path + "/other")
        let run = PortRun([input], output: output)
        #expect(run.outputs.map(\.path) == [output + "/A.swift"])
        #expect(!FileManager.default.fileExists(atPath: directory.path + "/other/A.swift"))
    }

    @Test("a missing, large or unparsable file leaves the others")
    func problems() throws {
        try write("in/C.swift", "class {")
        try write("in/D.swift", String(repeating: " ", count: 9 << 20))
        let run = PortRun([input, input + "/none.swift"], output: output)
        #expect(run.outputs.count == 2 && run.sourceCount == 5 && !run.isComplete)
        #expect(
            Set(run.diagnostics.map(\.code.name)) == ["port.syntax", "file.size", "file.missing"])
        #expect(PortReport(run).summary == "2 of 5 files ported, 0 with a warning, 3 left out")
    }

    @Test(
        "a file of another platform is written empty, with a warning",
        arguments: [
            ("import UIKit\nimport AppKit\nclass C {}\n", "iOS does not have"),
            ("import XCTest\nimport class Cocoa.NSView\nclass C {}\n", "iOS does not have"),
            ("#if os(iOS)\n@_exported import WatchKit\n#endif\nclass C {}\n", "iOS does not have"),
        ])
    func foreignFiles(text: String, reason: String) throws {
        try write("in/C.swift", text)
        let run = PortRun([input], output: output)
        #expect(run.isComplete && run.outputs.count == 3)
        let warning = try #require(run.diagnostics.first)
        #expect(run.diagnostics.count == 1 && warning.code.name == "port.omitted")
        #expect(warning.place?.description == "\(input)/C.swift:2:1" && warning.message.contains(reason))
        #expect(try !String(contentsOfFile: output + "/C.swift", encoding: .utf8).contains("class C"))
        let list = try String(contentsOfFile: output + "/" + PortRun.registryName, encoding: .utf8)
        #expect(!list.contains("C.self"))
    }

    @Test("a file that imports another platform's modules under conditions stays")
    func conditionalImports() throws {
        try write(
            "in/C.swift",
            "#if os(macOS)\nimport AppKit\n#elseif canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass C {}\n")
        let run = PortRun([input], output: output)
        #expect(run.diagnostics.isEmpty)
        #expect(try String(contentsOfFile: output + "/C.swift", encoding: .utf8).contains("\nclass C {}\n"))
    }

    @Test("the report as JSON has the members of its schema")
    func json() throws {
        try write("in/C.swift", "class {")
        let report = PortReport(PortRun([input], output: output)).json.indentedText
        let value = try #require(
            try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        let schema = try #require(
            try JSONSerialization.jsonObject(
                with: Data(PackageFiles.text("docs/schemas/port.schema.json").utf8)) as? [String: Any])
        #expect(Set(value.keys) == Set(try #require(schema["required"] as? [String])))
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        for name in ["files", "diagnostics"] {
            let items = try #require(properties[name]?["items"] as? [String: Any])
            let found = try #require((value[name] as? [[String: Any]])?.first)
            #expect(Set(found.keys) == Set(try #require(items["required"] as? [String])))
        }
    }

    @Test("the help text is the golden one")
    func help() throws {
        let text = PortCommand.helpMessage(columns: 80) + "\n"
        let path = "Tests/Fixtures/Help/maquette-port.txt"
        try PackageFiles.recordIfAsked(text, path)
        #expect(try PackageFiles.text(path) == text)
    }
}
