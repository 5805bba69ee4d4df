import Diagnostics
import Foundation
import Processes
import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

/// Source: the package manager's `PinsStore`, whose versions are those of `Package.resolved`.
@Suite("Packages of other repositories")
struct PackageTests {
    private let directory: TemporaryDirectory
    private static let revision = String(repeating: "0a", count: 20)

    init() throws { directory = try TemporaryDirectory() }

    private func vendored() -> VendoredModules {
        VendoredModules(
            AppTargetFinder(project: directory.path + "/App", target: nil), stubs: nil, languageVersion: .five
        )
    }

    @Test(
        "are pinned by files of the package manager and of Xcode, of all versions",
        arguments: [
            "App/Package.resolved",
            "App/A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            "App/A.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        ],
        [
            """
            {"version": 3, "pins": [{"identity": "pop", "location": "https://a.example/x/Pop.git",
                "state": {"revision": "\(revision)", "version": "1.0.0"}}]}
            """,
            """
            {"version": 1, "object": {"pins": [{"package": "P", "repositoryURL": "https://a.example/x/Pop.git",
                "state": {"branch": null, "revision": "\(revision)"}}]}}
            """,
        ])
    func pins(path: String, text: String) throws {
        try directory.write("{}", to: "App/A.xcodeproj/project.pbxproj")
        try directory.write(text, to: path)
        let pin = PackagePin(location: "https://a.example/x/Pop.git", revision: Self.revision)
        #expect(vendored().pins == [try #require(pin)])
        // A checkout in the project is used as it is.
        try directory.write("", to: "App/SourcePackages/checkouts/Pop/Package.swift")
        #expect(vendored().pins.isEmpty)
    }

    @Test("are pinned by the file of Carthage")
    func carthage() throws {
        let lines = [
            "github \"x/Pop\" \"v1.0.0\"", "git \"ssh://b.example/Fizz.git\" \"\(Self.revision)\"",
            "github \"https://c.example/y/Buzz\" \"2.0\"", "binary \"https://d.example/a.json\" \"1.0\"",
            "github \"x/Held\" \"1.0\"",
        ]
        try directory.write(lines.joined(separator: "\n"), to: "App/Cartfile.resolved")
        try directory.write("", to: "App/Carthage/Checkouts/Held/a.swift")
        #expect(
            vendored().pins == [
                PackagePin(location: "https://github.com/x/Pop", revision: "v1.0.0"),
                PackagePin(location: "ssh://b.example/Fizz.git", revision: Self.revision),
                PackagePin(location: "https://c.example/y/Buzz", revision: "2.0"),
            ])
    }

    @Test(
        "have pins that name nothing but a repository and a version",
        arguments: [
            ("https://a.example/..", revision), ("https://a.example/.git", revision),
            ("https://a.example/a b", revision), ("--upload-pack=b", revision), ("ext::sh -c b", revision),
            ("https://a.example/b", "-" + revision), ("https://a.example/b", "../c"),
            ("https://a.example/b", ""),
        ])
    func refused(location: String, revision: String) {
        #expect(PackagePin(location: location, revision: revision) == nil)
    }

    @Test("are fetched once, and only if that is asked for")
    func fetching() throws {
        let repository = directory.path + "/Pop"
        try directory.write(Self.manifest, to: "Pop/Package.swift")
        try directory.write("public let pop = 1", to: "Pop/Sources/Pop/P.swift")
        for arguments in [
            ["init", "-q", repository], ["-C", repository, "add", "."],
            [
                "-C", repository, "-c", "user.name=a", "-c", "user.email=a@b.example", "-c",
                "commit.gpgsign=false",
                "commit", "-q", "-m", "a",
            ],
        ] {
            let run = try Git.program(arguments).run()
            try #require(run.succeeded, "\(Git.reason(in: run.errors) ?? "")")
        }
        var head = Git.program(["-C", repository, "rev-parse", "HEAD"])
        head.output = .captured(atMost: 100)
        let revision = try head.run().text
        let pin = try #require(
            PackagePin(location: "file://" + repository, revision: String(revision.prefix(40))))
        let folder = directory.path + "/packages"
        let without = PackageCheckouts([pin], in: folder, isFetching: false)
        #expect(without.folders.isEmpty)
        #expect(without.diagnostics.map(\.code) == [.appPackage])
        let with = PackageCheckouts([pin], in: folder, isFetching: true)
        #expect(with.diagnostics.isEmpty)
        #expect(with.folders == ["\(folder)/pop-\(pin.revision)"])
        try FileManager.default.removeItem(atPath: repository)
        let again = PackageCheckouts([pin], in: folder, isFetching: true)
        #expect(again.diagnostics.isEmpty && again.folders == with.folders)
        // Nothing else is left in the folder.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pop-\(pin.revision)"])

        try directory.write("", to: "App/A.swift")
        var modules = vendored()
        modules.add(packages: again.folders)
        let source = SourceFile(path: "a.swift", bytes: Array("import Pop".utf8))
        let target = try #require(modules.targets(importedBy: [[source]], knowing: []).first)
        #expect(target.sources == [again.folders[0] + "/Sources/Pop/P.swift"])
    }

    @Test("that cannot be fetched are named with what Git says")
    func failure() throws {
        let pin = try #require(
            PackagePin(location: "file://\(directory.path)/missing/pop", revision: Self.revision))
        let checkouts = PackageCheckouts([pin], in: directory.path + "/packages", isFetching: true)
        #expect(checkouts.folders.isEmpty)
        let problem = try #require(checkouts.diagnostics.first)
        #expect(checkouts.diagnostics.count == 1)
        #expect(problem.message.contains("'pop' cannot be fetched from file://"))
        #expect(problem.hints.first?.contains("pop-\(Self.revision)") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/packages").isEmpty)
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Pop", targets: [.target(name: "Pop")])
        """
}
