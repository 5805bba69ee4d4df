import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FolderWalkTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func findings(in folder: String = "", entryLimit: Int = 1000) -> FolderWalk.Findings {
        let root = directory.path + (folder.isEmpty ? "" : "/" + folder)
        var found = FolderWalk(root: root, entryLimit: entryLimit).files { $0.hasSuffix(".xib") }
        found.files = found.files.map { String($0.dropFirst(directory.path.count + 1)) }
        return found
    }

    /// Ten links in each of ten folders to each other: 10 to the power of the depth without an identity.
    @Test(.timeLimit(.minutes(10))) func linksInCirclesAreEnteredOnce() throws {
        for index in 0..<10 { try directory.write("", to: "f\(index)/\(index).xib") }
        for index in 0..<10 {
            try directory.link("self\(index)", to: ".")
            for other in 0..<10 { try directory.link("f\(index)/l\(other)", to: "../f\(other)") }
            try directory.link("f\(index)/up", to: directory.path)
            try directory.link("f\(index)/top", to: "/")
        }
        #expect(findings() == .init(files: (0..<10).map { "f\($0)/\($0).xib" }, problems: []))
        #expect(findings(in: "f0").files.count == 10)
        #expect(findings(in: "f0").files.contains("f0/l3/3.xib"))
    }

    /// The name of a link does not replace that of the folder itself, regardless of their order.
    @Test func linksLeadOutAfterTheFoldersThemselves() throws {
        try directory.write("", to: "project/real/A.xib")
        try directory.write("", to: "elsewhere/B.xib")
        try directory.link("project/a", to: "real")
        try directory.link("project/b", to: "../elsewhere")
        #expect(findings(in: "project").files == ["project/b/B.xib", "project/real/A.xib"])
    }

    @Test func codeOfOthersIsEnteredOnRequestEvenIfItIsIgnored() throws {
        for folder in ["Pods/Kit", "Carthage/Build/Kit.framework", "build", "own"] {
            try directory.write("", to: "\(folder)/A.xib")
        }
        try directory.write("Pods/\nCarthage/\n", to: ".gitignore")
        func files(_ includesThirdParty: Bool) -> [String] {
            FolderWalk(root: directory.path, includesThirdParty: includesThirdParty)
                .files { $0.hasSuffix(".xib") }.files.map { String($0.dropFirst(directory.path.count + 1)) }
        }
        #expect(files(false) == ["own/A.xib"])
        #expect(
            files(true) == ["Carthage/Build/Kit.framework/A.xib", "Pods/Kit/A.xib", "own/A.xib"])
    }

    @Test func templatesOfXcodeAreNotEntered() throws {
        try directory.write("", to: "Extra/Module.xctemplate/___FILEBASENAME___.xib")
        try directory.write("", to: "App/A.xib")
        #expect(findings().files == ["App/A.xib"])
    }

    @Test func aBoundThatIsReachedIsSaid() throws {
        for index in 0..<20 { try directory.write("", to: "a/\(index).xib") }
        #expect(findings(entryLimit: 22).problems.isEmpty)
        let bounded = findings(entryLimit: 10)
        #expect(bounded.files.count < 20)
        #expect(
            bounded.problems.map(\.message) == [
                "'\(directory.path)' holds more than 10 files and folders; the rest is not searched"
            ])
        #expect(bounded.problems.first?.hints.isEmpty == false)
    }

    @Test(.timeLimit(.minutes(10))) func rulesThatCannotBeReadAreSaidAndDoNotBlock() throws {
        try directory.write("", to: "A.xib")
        try directory.makePipe(".gitignore")
        let found = findings()
        #expect(found.files == ["A.xib"])
        #expect(
            found.problems.map(\.message) == [
                "cannot read '\(directory.path)/.gitignore': it is a pipe, not a file"
            ])
        try FileManager.default.removeItem(atPath: directory.path + "/.gitignore")
        try directory.makeSparse(".gitignore", bytes: 1 << 40)
        #expect(findings().problems.count == 1)
    }

    @Test func pipesAndDevicesAreNoFiles() throws {
        try directory.makePipe("pipe.xib")
        try directory.link("zero.xib", to: "/dev/zero")
        try directory.write("", to: "folder.xib/Inner.xib")
        #expect(findings() == .init(files: ["folder.xib/Inner.xib"], problems: []))
    }

    /// `é` as one scalar and as two: equal strings in Swift, but different file names.
    @Test func namesThatDifferInTheirNormalFormAreTwo() throws {
        try directory.write("", to: "caf\u{E9}.xib")
        try directory.write("", to: "cafe\u{301}.xib")
        #expect(findings().files.map { Array($0.utf8) }.count == 2)
        #expect(Set(findings().files.map { Array($0.utf8) }).count == 2)
    }

    @Test func namesThatAreNoTextAreSaid() throws {
        let descriptor = (Array((directory.path + "/").utf8) + [0xFF] + Array(".xib\0".utf8))
            .map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
                buffer.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
            }
        // Some file systems only accept valid text.
        guard descriptor >= 0 else { return }
        close(descriptor)
        #expect(findings().files.isEmpty)
        #expect(
            findings().problems.map(\.message) == [
                "'\(directory.path)' holds names that are not UTF-8 text; 1 left out"
            ])
    }

    @Test(.timeLimit(.minutes(10))) func aTreeDeeperThanAPathMayBeEnds() throws {
        let here = open(directory.path, O_RDONLY)
        defer { close(here) }
        let name = String(repeating: "d", count: 200)
        var folders = [here]
        for _ in 0..<30 {
            try #require(mkdirat(folders[folders.count - 1], name, 0o700) == 0)
            folders.append(openat(folders[folders.count - 1], name, O_RDONLY))
        }
        #expect(findings().files.isEmpty)
        for (parent, child) in zip(folders, folders.dropFirst()).reversed() {
            close(child)
            unlinkat(parent, name, AT_REMOVEDIR)
        }
    }
}
