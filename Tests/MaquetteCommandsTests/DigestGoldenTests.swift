import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("Goldens that are only digests") struct DigestGoldenTests {
    private let fixture: GoldenFixture
    private let repository: GitFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\ncompare: [layout, digest]\n",
            to: ".maquette.yaml")
        try fixture.directory.write("out\n", to: ".gitignore")
        try fixture.record()
        repository = try GitFixture(committing: fixture.directory)
    }

    private func configure(_ line: String) throws {
        try fixture.directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\n\(line)\n", to: ".maquette.yaml"
        )
        try fixture.directory.write("out\n", to: ".gitignore")
    }

    private func lock() throws -> [String] {
        String(decoding: try fixture.directory.data("goldens/goldens.lock"), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    @Test func theLockKeepsThem() throws {
        let files = fixture.files(in: "goldens")
        let texts = ["about", "login", "menu"].map { "goldens/\($0).8x8@1.layout.txt" }
        #expect(files == (texts + ["goldens/goldens.lock"]).sorted())
        let digests = try lock().filter { $0.hasPrefix("digest ") }
        #expect(
            digests.map { $0.split(separator: " ").last } == ["about.8x8@1", "login.8x8@1", "menu.8x8@1"])
        // Three screens of one color have one digest.
        #expect(Set(digests.map { $0.split(separator: " ")[1] }).count == 1)
        #expect(try lock().contains { $0.hasPrefix("look ") })
        #expect(try fixture.test().text == "6 goldens: 6 same\n")
        #expect(try fixture.test("--cache", fixture.path("cache")).text == "6 goldens: 6 same\n")
        #expect(
            try fixture.test("--cache", fixture.path("cache")).text == "6 goldens: 6 same; 6 from the cache\n"
        )
    }

    @Test func aDifferenceIsShownWithThePictureOfTheRevision() throws {
        try fixture.write("login", color: "#00FF00")
        // A later commit that leaves the digests alone.
        try repository.commit("second")
        let run = try fixture.test("--grep", "digest")
        #expect(run.status == .differences)
        #expect(
            run.text.contains("different  login.8x8@1.digest\n  64 pixels differ by up to 255"), "\(run.text)"
        )
        #expect(run.text.contains("root.background"), "\(run.text)")
        #expect(run.errors == "")
        let evidence = ["actual", "difference", "expected", "strip"].map {
            "out/login.8x8@1.\($0).digest.png"
        }
        #expect(fixture.files(in: "out").filter { $0.hasSuffix(".digest.png") } == evidence)
        try fixture.write("login", color: "#FF0000")
        #expect(try fixture.test().status == .success)
        #expect(fixture.files(in: "out") == ["out/report.json"])
    }

    @Test func withoutTheRevisionTheDigestIsSaidToDiffer() throws {
        try fixture.write("login", color: "#00FF00")
        let run = try fixture.test("--base", "nowhere")
        #expect(run.status == .differences)
        #expect(run.text.contains("the pixels are not those of the digest"), "\(run.text)")
        #expect(run.errors.contains("golden.base"), "\(run.errors)")
        #expect(fixture.files(in: "out").contains("out/login.8x8@1.expected.digest.txt"))
        #expect(!fixture.files(in: "out").contains("out/login.8x8@1.strip.digest.png"))
        // It can be accepted all the same.
        #expect(try fixture.run("approve", "login").status == .success)
        #expect(try fixture.test().text == "6 goldens: 6 same\n")
    }

    @Test func approveWritesTheDigest() throws {
        let before = try lock()
        try fixture.write("login", color: "#00FF00")
        _ = try fixture.test()
        let run = try fixture.run("approve", "--all")
        #expect(
            run.text.hasSuffix("2 goldens approved\n") || run.text.hasSuffix("1 golden approved\n"),
            "\(run.text)")
        let after = try lock()
        #expect(zip(before, after).filter { $0 != $1 }.map { $0.1.hasSuffix(" login.8x8@1") } == [true])
        #expect(try fixture.test().status == .success)
        // A digest that changed since the run is not replaced.
        try fixture.write("login", color: "#0000FF")
        _ = try fixture.test()
        try fixture.directory.write(before.map { $0 + "\n" }.joined(), to: "goldens/goldens.lock")
        let stale = try fixture.run("approve", "login")
        #expect(stale.status == .failure)
        #expect(stale.errors.contains("has changed since the last run"), "\(stale.errors)")
    }

    @Test func pruneFindsAndDeletesThem() throws {
        try FileManager.default.removeItem(atPath: fixture.path("screens/menu.screen.yaml"))
        let run = try fixture.run("prune", "--delete")
        #expect(run.text.contains("goldens/menu.8x8@1.digest"), "\(run.text)")
        #expect(try !lock().contains { $0.hasSuffix("menu.8x8@1") })
        #expect(try lock().contains { $0.hasSuffix("login.8x8@1") })
        #expect(try fixture.test().text == "4 goldens: 4 same\n")
    }

    @Test func kindsAndConditionsThatExcludeOneAnotherAreRefused() throws {
        try configure("compare: [picture, digest]")
        #expect(try fixture.test().errors.contains("name one of them"))
        try configure("compare: digest\ntolerance: {pixels: 3}")
        #expect(try fixture.test().errors.contains("a digest has neither tolerance nor masks"))
        try configure("compare: picture")
        #expect(try fixture.test("--base", "HEAD").status == .usage)
    }
}
