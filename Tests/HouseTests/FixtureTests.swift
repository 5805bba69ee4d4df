import Foundation
import Testing

@Suite("Fixtures and goldens")
struct FixtureTests {
    @Test("every fixture is named by a test")
    func fixtures() {
        let tests = House.swiftFiles(under: "Tests").map { $0.lines.joined(separator: "\n") }
        let fixtures = House.paths(under: "Tests").filter {
            $0.contains("Fixtures/") && !$0.hasSuffix(".swift") && !$0.hasSuffix(".md")
        }
        for path in fixtures {
            let parts = path.components(separatedBy: "/")
            let start = parts.firstIndex(of: "Fixtures") ?? 0
            // A test may name the file, its name without extension, or the folder that it walks.
            let file = parts.last ?? ""
            let stem = file.components(separatedBy: ".").first ?? file
            let names = [file, stem] + parts[(start + 1)...].dropLast()
            let isNamed = tests.contains { test in
                names.contains {
                    test.contains("\"\($0)") || test.contains("/\($0)\"") || test.contains("/\($0)/")
                }
            }
            #expect(
                isNamed, "\(path): no test names this file or its folder; write the test or remove the file")
        }
    }

    @Test("every golden belongs to a screen of the gallery")
    func goldens() {
        let screens = Set(
            (House.paths(under: "assets/screens") + House.paths(under: "assets/scripts")).map { path in
                (path.components(separatedBy: "/").last ?? path).components(separatedBy: ".")[0]
            })
        let goldens = House.paths(under: "goldens", endingIn: [".png", ".txt", ".json"])
        for path in goldens {
            let name = (path.components(separatedBy: "/").last ?? path).components(separatedBy: ".")[0]
            #expect(
                screens.contains(name),
                "\(path): no screen of that name under assets/screens; remove the golden or restore the screen"
            )
        }
    }

    @Test("goldens stay small")
    func goldenSizes() {
        for path in House.paths(under: "goldens", endingIn: [".png"]) {
            let size =
                (try? House.root.appending(path: path).resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
            #expect(size <= 400_000, "\(path): \(size) bytes; show the fault on a smaller screen")
        }
    }
}
