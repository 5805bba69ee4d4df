import Foundation
import SwiftPorting
import TestSupport
import Testing

/// The sources of the example are compiled with this target as the porter writes them.
@Suite("The handbook's ported sources")
struct PortedSourcesTests {
    private static let ported = "Tests/HandbookTests/Ported/"

    @Test("are what the porter makes of the example, and nothing of it is left out")
    func texts() throws {
        let root = PackageFiles.url(Handbook.folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try names.map { name in
            SourceFile(
                path: Handbook.folder + "/" + name,
                bytes: Array(try Data(contentsOf: root.appending(path: name))))
        }
        let result = SourcePort.port(sources)
        #expect(result.diagnostics.isEmpty)
        var files = [PortRun.registryName: result.registry]
        for (name, text) in zip(names, result.texts) {
            // A file of another name than its source has another `#fileID`.
            files[name.dropLast(6) + "+Ported.swift"] = String(decoding: try #require(text), as: UTF8.self)
        }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            try PackageFiles.recordIfAsked(text, Self.ported + name)
            #expect(try PackageFiles.text(Self.ported + name) == text, "\(name)")
        }
        let kept = try FileManager.default.subpathsOfDirectory(atPath: PackageFiles.url(Self.ported).path)
        #expect(Set(kept.filter { $0.hasSuffix(".swift") }) == Set(files.keys))
    }
}
