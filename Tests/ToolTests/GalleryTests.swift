import Foundation
import TestSupport
import Testing

@Suite("The gallery") struct GalleryTests {
    /// The same bytes whatever the number of workers and the order of the inputs.
    @Test func sameBytesSeriallyInParallelAndShuffled() throws {
        let folder = Tool.root + "/assets/screens"
        let files =
            try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".screen.yaml") }.sorted().map { "assets/screens/" + $0 }
            + ["assets/scripts/onboarding.screen.yaml"]
        #expect(files.count >= 7)
        let directory = try TemporaryDirectory()
        let runs = [("serial", files, "1"), ("parallel", files, "8"), ("shuffled", files.shuffled(), "3")]
        for (name, files, workers) in runs {
            let run = try Tool.run(
                files + [
                    "--state", "*", "--device", "iphone-4", "-j", workers, "-o", directory.path + "/" + name,
                ])
            #expect(run.status == 0, "\(run.errors)")
        }
        let names = directory.files.filter { $0.hasPrefix("serial/") }.map { $0.dropFirst("serial/".count) }
        #expect(names.count >= files.count)
        for name in names {
            let serial = try directory.data("serial/\(name)")
            #expect(try directory.data("parallel/\(name)") == serial, "\(name)")
            #expect(try directory.data("shuffled/\(name)") == serial, "\(name)")
        }
        #expect(directory.files.count == names.count * 3)
    }

    @Test func lintHasNothingToSay() throws {
        let run = try Tool.run(["lint", "--strict", "assets/screens"])
        #expect(run.status == 0)
        #expect(run.text.isEmpty, "\(run.text)")
        #expect(run.errors.hasSuffix(" screens: 0 errors, 0 warnings\n"), "\(run.errors)")
    }

    /// The configuration is valid, and no two goldens have the same name.
    @Test func theConfigurationIsRight() throws {
        let run = try Tool.run(["test", "--json", "-o", try TemporaryDirectory().path + "/out"])
        #expect(![2, 3, 5].contains(run.status), "\(run.errors)")
    }
}
