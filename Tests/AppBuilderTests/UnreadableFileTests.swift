import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AppBuilder

/// Each file of a project that cannot be read is a warning with the reason, the place, and what is done without it.
@Suite("Files of a project that cannot be read")
struct UnreadableFileTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("let a = 1", to: "App/A.swift")
    }

    private func path(_ name: String) -> String { directory.path + "/" + name }

    private func expect(
        _ problems: [Diagnostic], _ name: String, line: Int? = nil, _ parts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(problems.count == 1, sourceLocation: sourceLocation)
        let problem = problems.first
        #expect(problem?.code == .appFile, sourceLocation: sourceLocation)
        #expect(problem?.place == Place(file: path(name), line: line), sourceLocation: sourceLocation)
        for part in parts {
            #expect(
                problem?.message.contains(part) == true, "\(problem?.message ?? "")",
                sourceLocation: sourceLocation)
        }
    }

    @Test("are build configurations, and not those that may be missing")
    func configurations() throws {
        try directory.write(
            "A = 1\n#include \"B.xcconfig\"\n#include? \"C.xcconfig\"\nD = 2", to: "A.xcconfig")
        let file = BuildConfigurationFile(path: path("A.xcconfig"))
        #expect(file.settings == ["A": "1", "D": "2"])
        expect(file.problems, "B.xcconfig", "no such file", "its settings are left out")
    }

    @Test("are information property lists")
    func informationLists() throws {
        try directory.write("<plist version=\"1.0\">\n<dict><key>A</key>\n</plist>", to: "Info.plist")
        try directory.write("<plist version=\"1.0\"><array/></plist>", to: "List.plist")
        let settings = BuildSettings(name: "App")
        let broken = InformationList(path: path("Info.plist"), settings: settings)
        expect(broken.problem.map { [$0] } ?? [], "Info.plist", line: 3, "mismatched tag", "entries")
        let list = InformationList(path: path("List.plist"), settings: settings)
        expect(list.problem.map { [$0] } ?? [], "List.plist", line: 1, "without keys")
        #expect(String(decoding: list.text, as: UTF8.self).contains("CFBundleIdentifier"))
    }

    @Test("are manifests, without which the folder is taken")
    func manifests() throws {
        try directory.write("name: App\ntargets: [", to: "project.yml")
        let finder = AppTargetFinder(project: directory.path, target: nil)
        expect(finder.diagnostics, "project.yml", line: 3, "it is not YAML", "targets")
        #expect(finder.targets.map(\.sources) == [[path("App/A.swift")]])
    }

    @Test("are data models, and what names their version")
    func dataModels() throws {
        try directory.write(
            "<model>\n<entity name=\"A\" codeGenerationType=\"class\"></model>",
            to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let model = DataModel(path: path("M.xcdatamodeld"))
        expect(model.problems, "M.xcdatamodeld/M.xcdatamodel/contents", line: 2, "mismatched tag", "classes")
        try directory.write("<model/>", to: "N.xcdatamodeld/N.xcdatamodel/contents")
        try directory.write("<model/>", to: "N.xcdatamodeld/N 2.xcdatamodel/contents")
        try directory.write("{", to: "N.xcdatamodeld/.xccurrentversion")
        expect(
            DataModel(path: path("N.xcdatamodeld")).problems, "N.xcdatamodeld/.xccurrentversion", line: 1,
            "the last version is taken")
        expect(DataModel(path: path("O.xcdatamodeld")).problems, "O.xcdatamodeld", "no version")
    }

    @Test("are Xcode projects and lists of packages beside the app's own")
    func vendored() throws {
        try directory.write("{\n objects = ;", to: "Kit/Kit.xcodeproj/project.pbxproj")
        try directory.write("{\"pins\": 3}", to: "Package.resolved")
        try directory.write("let package = 1", to: "Package.swift")
        let finder = AppTargetFinder(project: directory.path, target: nil)
        let vendored = VendoredModules(finder, stubs: nil, languageVersion: .five)
        #expect(
            vendored.problems.compactMap(\.place) == [
                Place(file: path("Kit/Kit.xcodeproj/project.pbxproj"), line: 2),
                Place(file: path("Package.resolved")),
            ])
        #expect(vendored.problems.allSatisfy { $0.code == .appFile })
    }

    @Test("of which the app's own Xcode project is an error with a line")
    func ownProject() throws {
        try directory.write("{\n objects = {\n", to: "App.xcodeproj/project.pbxproj")
        let finder = AppTargetFinder(project: path("App.xcodeproj"), target: nil)
        #expect(finder.targets.isEmpty)
        #expect(finder.diagnostics.map(\.code) == [.appProject])
        #expect(
            finder.diagnostics.first?.place == Place(file: path("App.xcodeproj/project.pbxproj"), line: 3))
    }
}
