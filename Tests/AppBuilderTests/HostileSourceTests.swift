import Diagnostics
import Foundation
import Processes
import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

/// Nothing that the files of a project say is executed while it is built: names, settings and sources of the project reach
/// the compiler and the linker as what they are.
@Suite("Sources of projects that are not trusted")
struct HostileSourceTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var root: String { directory.path + "/project" }

    private func compile(_ arguments: [String]) throws -> ProgramResult {
        var program = Program("swiftc", arguments)
        program.output = .captured(atMost: 1 << 20)
        program.errors = nil
        program.folder = directory.path
        return try program.run()
    }

    @Test(
        "settings are conditions and names of modules, and no options or files of options",
        arguments: [
            ("DEBUG A_1 _b", ["DEBUG", "A_1", "_b"]), ("@/project/options DEBUG", ["DEBUG"]),
            ("-load-plugin-library x", ["x"]), ("A=1 $(inherited) Ä 1A", []), ("", []),
        ])
    func conditions(setting: String, expected: [String]) {
        #expect(AppTarget.conditions(of: setting) == expected)
    }

    @Test("the module of a target is a name, whatever its product is called")
    func moduleNames() throws {
        for name in ["../../../other/A", "@options", "-load", "a b\\nc"] {
            try directory.write(
                Self.project(productModule: name), to: "project/App.xcodeproj/project.pbxproj")
            try directory.write("let a = 1", to: "project/A.swift")
            let finder = AppTargetFinder(project: root, target: nil)
            let module = try #require(finder.targets.first?.moduleName)
            #expect(
                module.utf8.allSatisfy {
                    $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x7A).contains($0)
                })
            #expect(!module.contains("\\") && !module.isEmpty)
        }
    }

    @Test("paths in lists of arguments are one argument each")
    func responseFiles() throws {
        let names = [
            "a b.swift", "it's.swift", "q\"r.swift", "b\\c.swift", "-D.swift", "x\" \"-version\" \".swift",
        ]
        let paths = try names.map { try directory.write("let a = 1", to: "\($0.hashValue)/" + $0) }
        for path in paths {
            try directory.write(ResponseFile.text([path]), to: "list")
            let run = try compile(["-typecheck", "-parse-as-library", "@list"])
            #expect(run.succeeded && run.output.isEmpty, "\(path): \(run.text)")
        }
    }

    @Test("what a source asks the linker for is known before it is linked")
    func linkerEntries() throws {
        let text =
            "@section(\".swift1_autolink_entries\") @used let a: (UInt8, UInt8, UInt8) = (0x2D, 0x57, 0)\n"
        try directory.write(text, to: "a.swift")
        try directory.write("import Foundation\nlet a = Date()\n", to: "b.swift")
        for name in ["a", "b"] {
            let run = try compile(["-c", "-parse-as-library", name + ".swift", "-o", name + ".o"])
            #expect(run.succeeded, "\(run.text)")
        }
        #expect(try LinkerEntries(path: directory.path + "/a.o").unknown == ["-W"])
        let plain = try LinkerEntries(path: directory.path + "/b.o")
        #expect(plain.entries.contains("-lFoundation") && plain.unknown.isEmpty)
    }

    @Test("damaged objects have no entries, and are read within their size")
    func damagedObjects() throws {
        try directory.write("let a = 1\n", to: "a.swift")
        #expect(try compile(["-c", "-parse-as-library", "a.swift", "-o", "a.o"]).succeeded)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory.path + "/a.o")))
        for length in [0, 4, 63, 64, 200, bytes.count / 2, bytes.count - 1] {
            try directory.write(Data(bytes.prefix(length)), to: "b.o")
            _ = try LinkerEntries(path: directory.path + "/b.o")
        }
        for place in [0x28, 0x2F, 0x3A, 0x3C, 0x3E] {
            for value in [UInt8(0), 1, 0x7F, 0xFF] {
                var damaged = bytes
                damaged[place] = value
                damaged[place + 1] = value
                try directory.write(Data(damaged), to: "b.o")
                _ = try LinkerEntries(path: directory.path + "/b.o")
            }
        }
    }

    @Test("sources behind links out of the project are refused, with one warning for each link")
    func links() throws {
        try directory.write("let secret = 1", to: "secret/S.swift")
        try directory.write("let secret = 2", to: "secret/T.swift")
        try directory.write("class A {}", to: "project/App/A.swift")
        try directory.write("class B {}", to: "project/Shared/B.swift")
        try directory.link("project/App/File.swift", to: "../../secret/S.swift")
        try directory.link("project/App/Folder", to: directory.path + "/secret")
        try directory.link("project/App/Inside.swift", to: "../Shared/B.swift")
        try directory.makePipe("project/App/Pipe.swift")
        try directory.write("class C {}", to: "project/App/line\nbreak.swift")
        let finder = AppTargetFinder(project: root, target: nil)
        var target = try #require(finder.targets.first)
        target.keep(in: finder.boundary)
        let names = target.sources.compactMap { $0.split(separator: "/").last }
        #expect(names == ["A.swift", "Inside.swift", "B.swift"])
        let messages = target.problems.map(\.message)
        #expect(messages.count == 3, "\(messages)")
        #expect(messages.contains { $0.contains("App/File.swift' is a link out of the project, to '") })
        #expect(
            messages.contains {
                $0.contains("App/Folder' is a link") && $0.contains("its 2 sources are left out")
            })
        #expect(messages.contains { $0.contains("control character") })
        #expect(target.problems.allSatisfy { $0.code == .appFile && !$0.hints.isEmpty })
    }

    @Test("files that a project names outside its folder are refused")
    func outside() throws {
        try directory.write("let secret = 1", to: "Elsewhere/S.swift")
        try directory.write("TOKEN = secret", to: "Elsewhere/Token.xcconfig")
        try directory.write("{ Token = secret; }", to: "Elsewhere/Info.plist")
        try directory.write("let a = 1", to: "project/A.swift")
        try directory.write("#include \"../Elsewhere/Token.xcconfig\"", to: "project/App.xcconfig")
        try directory.write(
            Self.project(sources: "../Elsewhere/S.swift", list: "../Elsewhere/Info.plist"),
            to: "project/App.xcodeproj/project.pbxproj")
        let finder = AppTargetFinder(project: root, target: nil)
        var target = try #require(finder.targets.first)
        target.keep(in: finder.boundary)
        #expect(target.sources == [root + "/A.swift"])
        #expect(!String(decoding: target.informationList, as: UTF8.self).contains("secret"))
        let messages = target.problems.map(\.message)
        #expect(messages.contains { $0.contains("Elsewhere' lies outside the project") })
        #expect(messages.contains { $0.contains("Info.plist' cannot be read: it lies outside the project") })
        let file = BuildConfigurationFile(path: root + "/App.xcconfig", in: finder.boundary)
        #expect(file.settings.isEmpty && file.problems.count == 1)
    }

    @Test("a bundle makes no links in folders of the project, and writes over no file of it")
    func bundles() throws {
        try directory.write("mine", to: "project/Info.plist")
        try directory.write("a", to: "project/Help/a.html")
        try directory.write("b", to: "secret/b.html")
        var target = AppTarget(moduleName: "App", sources: [])
        target.resources = [
            "Help": root + "/Help", "Help/b.html": directory.path + "/secret/b.html",
            "Info.plist": root + "/Info.plist",
        ]
        target.informationList = Array("list".utf8)
        let bundle = AppBundle(inBuildFolder: directory.path)
        try bundle.write([target])
        #expect(try String(contentsOfFile: root + "/Info.plist", encoding: .utf8) == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/Help") == ["a.html"])
        #expect(try String(contentsOfFile: bundle.path + "/Info.plist", encoding: .utf8) == "list")
    }

    @Test("directives that name other files are taken")
    func sourceLocations() throws {
        let text = "#sourceLocation(file: \"/etc/passwd\", line: 7)\nlet a = 1\n#sourceLocation()\n"
        let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
        let ported = String(
            decoding: try #require(SourcePort.port([source]).texts.first ?? nil), as: UTF8.self)
        #expect(!ported.contains("passwd"))
        #expect(ported.contains("line: 1)\n"))
    }

    private static func project(
        productModule: String = "App", sources: String? = nil, list: String? = nil
    ) -> String {
        let extra =
            sources.map { "F2 = { isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" }
            ?? ""
        return """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; targets = (T); buildConfigurationList = L; mainGroup = G; };
                G = { isa = PBXGroup; children = (F1, F2, X); sourceTree = "<group>"; };
                F1 = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
                X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
                \(extra)
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                      buildPhases = (S); buildConfigurationList = M; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                M = { isa = XCConfigurationList; buildConfigurations = (D); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
                D = { isa = XCBuildConfiguration; name = Debug;
                      buildSettings = { PRODUCT_MODULE_NAME = "\(productModule)"; INFOPLIST_FILE = "\(list ?? "")"; }; };
              }; rootObject = P; }
            """
    }
}
