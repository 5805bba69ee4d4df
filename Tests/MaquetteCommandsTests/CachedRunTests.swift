import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette test: the result cache") struct CachedRunTests {
    private let fixture: GoldenFixture
    private var cache: String { fixture.path("cache") }

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
    }

    private func test() throws -> CommandRun { try fixture.test("--cache", cache) }

    @Test func whatIsKnownIsNotRendered() throws {
        #expect(try test().text == "6 goldens: 6 same\n")
        let report = try fixture.directory.data("out/report.json")
        #expect(try test().text == "6 goldens: 6 same; 6 from the cache\n")
        #expect(try fixture.directory.data("out/report.json") == report)
        // A file for each screen and its conditions.
        #expect(fixture.files(in: "cache").count == 3)
        #expect(try fixture.test("--cache", cache, "--no-cache").status == .usage)
        #expect(try fixture.test().text == "6 goldens: 6 same\n")
    }

    @Test func aChangedScreenIsRendered() throws {
        _ = try test()
        try fixture.write("login", color: "#00FF00")
        let run = try test()
        #expect(run.status == .differences)
        #expect(run.text.hasSuffix("6 goldens: 4 same, 2 different; 4 from the cache\n"), "\(run.text)")
        // Its results are known now, but they are not those of the goldens.
        #expect(try test().status == .differences)
        try fixture.write("login", color: "#FF0000")
        #expect(try test().text == "6 goldens: 6 same; 6 from the cache\n")
    }

    @Test func aChangedGoldenIsCompared() throws {
        _ = try test()
        try fixture.directory.copy(
            URL(fileURLWithPath: fixture.path("goldens/about.8x8@1.png")), to: "goldens/login.8x8@1.png")
        #expect(try test().text.hasSuffix("6 same; 6 from the cache\n"))
        try fixture.directory.write("other", to: "goldens/login.8x8@1.layout.txt")
        #expect(try test().status == .differences)
    }

    /// Images by name: one that changes, and one that takes precedence over it.
    @Test func assetsAreDependencies() throws {
        let images = ["red": "#FF0000", "blue": "#0000FF"]
        for (name, color) in images {
            try fixture.directory.write(
                "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>"
                    + "<rect width='8' height='8' fill='\(color)'/></svg>", to: "\(name).svg")
        }
        try fixture.directory.write(
            "root:\n  subviews: [{class: UIImageView, id: dot, image: dot}]\n", to: "screens/menu.screen.yaml"
        )
        func use(_ name: String, as file: String) throws {
            try fixture.directory.copy(URL(fileURLWithPath: fixture.path("\(name).svg")), to: file)
        }
        try use("red", as: "screens/dot.svg")
        try fixture.record()
        _ = try test()
        #expect(try test().text == "6 goldens: 6 same; 6 from the cache\n")
        try use("blue", as: "screens/dot.svg")
        #expect(try test().status == .differences)
        // The results with both images are known.
        try use("red", as: "screens/dot.svg")
        #expect(try test().text == "6 goldens: 6 same; 6 from the cache\n")
        #expect(fixture.files(in: "cache").count == 3)
        try FileManager.default.removeItem(atPath: fixture.path("screens/dot.svg"))
        #expect(try test().status == .differences)
    }

    @Test func damagedEntriesAreReplaced() throws {
        _ = try test()
        for file in fixture.files(in: "cache") { try fixture.directory.write("broken", to: file) }
        let run = try test()
        #expect(run.status == .success)
        #expect(run.text == "6 goldens: 6 same\n")
        #expect(run.errors.contains("cache.damaged"), "\(run.errors)")
        #expect(try test().text == "6 goldens: 6 same; 6 from the cache\n")
    }

    @Test func theConfigurationNamesACache() throws {
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\ncache: kept\ncacheLimit: 5\n",
            to: ".maquette.yaml")
        _ = try fixture.test()
        #expect(!fixture.files(in: "kept").isEmpty)
        #expect(try fixture.test().text == "6 goldens: 6 same; 6 from the cache\n")
        #expect(try fixture.test("--no-cache").text == "6 goldens: 6 same\n")
        let limited = try fixture.test("--cache", "http://127.0.0.1:9/")
        #expect(limited.status == .usage)
        #expect(limited.errors.contains("a store limits itself"), "\(limited.errors)")
    }

    @Test func aCacheThatFailsChangesNoResult() throws {
        let run = try fixture.test("--cache", "http://127.0.0.1:9/none")
        #expect(run.status == .success)
        #expect(run.text == "6 goldens: 6 same\n")
        #expect(run.errors.contains("cache.unusable"), "\(run.errors)")
    }
}
