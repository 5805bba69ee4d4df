import Foundation
import HostileProjects
import TestSupport
import Testing

/// The same seed gives the same project.
struct HostileProjectSeedTests {
    @Test(arguments: [1, 2, 3, 40, 500] as [UInt64]) func aSeedGivesTheSameProjectAgain(seed: UInt64) throws {
        let directory = try TemporaryDirectory()
        let projects = try ["one", "two"].map { name in
            let place = directory.url.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            return HostileProject(seed: seed, in: place.path, material: HostileMaterial(folders: []))
        }
        #expect(!projects[0].changes.isEmpty)
        #expect(projects[0].changes == projects[1].changes)
        #expect(projects[0].arguments == projects[1].arguments)
    }

    @Test(arguments: [1, 2, 3, 40, 500] as [UInt64]) func aSeedGivesTheSameAppAgain(seed: UInt64) throws {
        let directories = try [TemporaryDirectory(), TemporaryDirectory()]
        let apps = directories.map { HostileApp(seed: seed, in: $0.path) }
        func changes(_ index: Int) -> [String] {
            apps[index].changes.map { $0.replacing(directories[index].path, with: "") }
        }
        #expect(!apps[0].changes.isEmpty)
        #expect(changes(0) == changes(1))
        #expect(directories[0].files.count == directories[1].files.count)
        #expect(directories[0].files.contains("outside/trap.sh"))
    }
}
