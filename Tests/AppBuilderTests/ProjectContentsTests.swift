import Diagnostics
import TestSupport
import Testing

@testable import AppBuilder
@testable import SwiftPorting

/// What the first run says of what is not shown.
@Suite("What a project has that is not shown")
struct ProjectContentsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func contents(_ texts: String...) -> ProjectContents {
        let sources = texts.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
        return ProjectContents(in: directory.path, sources, omitted: [])
    }

    @Test("nothing is said where there is nothing")
    func nothing() {
        #expect(contents("import UIKit\nclass A: UIViewController {}").diagnostics.isEmpty)
    }

    @Test("sources in Objective-C are counted, without those of tests and third parties")
    func objectiveC() throws {
        for name in ["A.m", "Sub/B.mm", "AppTests/T.m", "Pods/Kit/K.m", "A.h"] {
            try directory.write("", to: name)
        }
        let found = contents()
        #expect(found.objectiveCFiles == 2)
        #expect(found.diagnostics.map(\.message) == ["2 sources in Objective-C are not compiled"])
        #expect(found.diagnostics.map(\.code.name) == ["app.content"])
    }

    @Test("views of SwiftUI and previews are counted and named")
    func previews() {
        let found = contents(
            "import SwiftUI\nstruct A: View {}\nextension B: View {}\nstruct A_Previews: PreviewProvider {}",
            "import UIKit\n#Preview(\"Long\") { A() }\n#if DEBUG\n#Preview { let a = 1; A() }\n#endif")
        #expect(found.views == ["A", "B"])
        #expect(found.viewFiles == 1)
        #expect(found.previews.map(\.file) == ["0.swift", "1.swift", "1.swift"])
        #expect(found.previews.map(\.preview.line) == [4, 2, 4])
        #expect(found.previews.map(\.preview.name) == ["A_Previews", "Long", nil])
        #expect(found.previews.map(\.preview.isMacro) == [false, true, true])
        #expect(
            found.diagnostics.map(\.message) == [
                "3 previews are shown where asked for by name: 2 of #Preview, 1 of types that provide them"
            ])
    }

    @Test("views without some of their code are counted, and those that are left out")
    func partialViews() {
        let sources = ["import SwiftUI\nstruct A: View {}\nstruct B: View {}\nstruct C: View {}"].map {
            SourceFile(path: "A.swift", bytes: Array($0.utf8))
        }
        let piece = OmittedCode(kind: .piece, owner: "A", name: "body", line: 2, reason: "no member")
        let mark = OmittedCode(kind: .mark, owner: "B", name: "body", line: 3, reason: "no optional")
        let type = OmittedCode(kind: .type, name: "C", line: 4, reason: "does not conform")
        let found = ProjectContents(
            in: directory.path, sources, omitted: [piece, mark, type].map { ("A.swift", $0) })
        #expect(found.partialViews == ["A"])
        #expect(found.leftOutViews == ["C"])
        #expect(
            found.diagnostics.map(\.message) == [
                "3 views of SwiftUI in 1 source: 1 complete, 1 without some of the code, 1 left out"
            ])
    }

    @Test("modules that are not there have the command that brings them")
    func modules() throws {
        try directory.write("", to: "Podfile")
        let code = OmittedCode(kind: .module, name: "Kit", line: 1, reason: "no such module 'Kit'")
        let omitted = [(file: "A.swift", code: code), (file: "B.swift", code: code)]
        let found = ProjectContents(in: directory.path, [], omitted: omitted)
        #expect(found.missingModules.map(\.name) == ["Kit"])
        let line = try #require(found.diagnostics.first)
        #expect(line.message == "modules that are not there: Kit (2 sources)")
        #expect(line.hints.first?.contains("pod install") == true)
        try directory.write("", to: "Pods/Kit.swift")
        let installed = ProjectContents(in: directory.path, [], omitted: omitted)
        #expect(installed.diagnostics.first?.hints.contains { $0.contains("pod install") } == false)
    }

    @Test("sources that a tool would have written have the command that writes them")
    func generators() throws {
        let reasons = [
            "cannot find 'R' in scope", "cannot find 'Texts' in scope", "cannot find 'L10n' in scope",
        ]
        let omitted = (reasons + reasons.prefix(1)).enumerated().map { index, reason in
            (file: "\(index).swift", code: OmittedCode(kind: .statement, line: 1, reason: reason))
        }
        // Nothing of the project names a tool.
        #expect(ProjectContents(in: directory.path, [], omitted: omitted).diagnostics.isEmpty)
        try directory.write("pod 'R.swift'", to: "Podfile")
        let found = ProjectContents(in: directory.path, [], omitted: omitted)
        #expect(
            found.diagnostics.map(\.message) == [
                "what R.swift writes is not there: 2 pieces of code in 2 sources need 'R'"
            ])
        try directory.write("strings:\n  outputs:\n    params:\n      enumName: Texts", to: "swiftgen.yml")
        let both = ProjectContents(in: directory.path, [], omitted: omitted)
        #expect(
            both.diagnostics.map(\.message).last
                == "what SwiftGen writes is not there: 2 pieces of code in 2 sources need 'L10n', 'Texts'")
        #expect(both.diagnostics.last?.hints.first?.contains("swiftgen config run") == true)
    }

    @Test("a folder is a project without Git, whatever its ignore rules say")
    func withoutGit() throws {
        try directory.write("*.log\n", to: ".gitignore")
        try directory.write("class A {}", to: "A.swift")
        let finder = AppTargetFinder(project: directory.path, target: nil)
        #expect(finder.diagnostics.isEmpty)
        #expect(finder.targets.map(\.sources.count) == [1])
    }

    @Test("progress is a line for people or for programs")
    func progress() {
        var progress = BuildProgress(
            step: .compiling, module: "App", index: 2, moduleCount: 3, fileCount: 1, round: 1)
        #expect(progress.text == "compiling App (2 of 3): 1 file")
        progress.round = 4
        #expect(progress.text == "compiling App (2 of 3): 1 file, round 4")
        #expect(
            progress.line
                == "progress {\"step\":\"compiling\",\"module\":\"App\",\"index\":2,\"modules\":3,\"files\":1,\"round\":4}"
        )
        #expect(BuildProgress(step: .reading).text == "reading the project")
    }

    @Test("classes have the reasons of their extensions in other sources, and pieces once")
    func reasons() {
        let piece = OmittedCode(kind: .piece, owner: "A", name: "f", line: 3, reason: "no 'b'")
        let mark = OmittedCode(kind: .mark, owner: "B", name: "f", line: 3, reason: "no '!'")
        let lost = [(file: "A+More.swift", code: piece), (file: "B.swift", code: mark)].filter(\.code.isLoss)
        let first = BuiltClass(PortedClass(name: "A", file: "A.swift"), isCompiled: true, lost)
        #expect(first.status == .partial)
        #expect(first.reasons == ["A+More.swift:3: no 'b'"])
        let second = BuiltClass(PortedClass(name: "B", file: "B.swift"), isCompiled: true, lost)
        #expect(second.status == .complete && second.reasons.isEmpty)
    }
}
