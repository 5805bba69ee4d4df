import Foundation
import TestSupport
import Testing

@Suite("What goes wrong") struct FailureTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
    }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(arguments, in: directory.path)
    }

    @Test(arguments: [
        (["--device", "iphone-88"], "unknown device 'iphone-88'"),
        (["--device", "iphone-99"], "did you mean 'iphone-17'?"),
        (["--device", "0x0@1"], "'0x0@1' is not a screen size"),
        (["--device", "canvas"], "--device canvas"),
        (["--orientation", "sideways"], "sideways"),
        (["--text-size", "huge"], "huge"),
        (["--state", "nowhere"], "there is no state 'nowhere'"),
        (["--scene", "nowhere"], "there is no scene 'nowhere'"),
        (["--assets", "nowhere"], "--assets 'nowhere' is not a folder"),
        (["--locale", "?"], "'?' is not a locale id"),
        (["-j", "0"], "at least 1"),
        (["-f", "svg", "-o", "a.pdf"], "contradict each other"),
        (["-f", "bmp"], "unknown format 'bmp'"),
        (["--nonsense"], "--nonsense"),
    ])
    func usage(arguments: [String], message: String) throws {
        let run = try Tool.run(["small.screen.yaml"] + arguments, in: directory.path)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(directory.files == ["small.screen.yaml"])
    }

    @Test(arguments: [
        ("rendr", "did you mean 'render'?"), ("lyaout", "did you mean 'layout'?"),
        ("Test", "did you mean 'test'?"), ("nothing-like-it", "--help"),
    ])
    func aMisspeltVerbIsNoFile(word: String, hint: String) throws {
        let run = try run(word, "small.screen.yaml")
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no file and no command '\(word)'"), "\(run.errors)")
        #expect(run.errors.contains(hint), "\(run.errors)")
        #expect(directory.files == ["small.screen.yaml"])
    }

    @Test func nothingNamed() throws { #expect(try run("render").status == 2) }

    @Test func twoOutputsOfOneNameAreRefusedBeforeAnythingIsDrawn() throws {
        try directory.write(smallScreen, to: "more/small.screen.yaml")
        let run = try run("small.screen.yaml", "more/small.screen.yaml", "-o", "out")
        #expect(run.status == 2)
        #expect(run.errors.contains("two outputs would be called 'small.iphone-16'"))
        #expect(!directory.files.contains { $0.hasPrefix("out") })
    }

    @Test(arguments: [
        ("not yaml", "a: [1\nb: {"),
        ("an unknown class", "root: {class: UIVeiw}"),
        ("an unknown key", "root: {}\nstaets: {}"),
        ("an unknown id", "root:\n  constraints:\n    - nobody.width == 10"),
        ("nothing", ""),
        ("no number", "root:\n  subviews: [{id: a}]\n  constraints:\n    - a.width == nan"),
        (
            "a component in itself",
            "components: {A: {subviews: [{component: A}]}}\nroot: {subviews: [{component: A}]}"
        ),
    ])
    func aBadFileDoesNotTakeTheBatchDown(name: String, text: String) throws {
        try directory.write(text, to: "bad.screen.yaml")
        let run = try run("bad.screen.yaml", "small.screen.yaml", "--device", "8x8@1", "-o", "out")
        #expect(run.status == 3, "\(name): \(run.errors)")
        #expect(run.errors.contains("bad.screen.yaml"))
        #expect(run.errors.contains("error: "))
        #expect(run.text == "out/small.8x8@1.png\n")
        #expect(directory.files == ["bad.screen.yaml", "out/small.8x8@1.png", "small.screen.yaml"])
    }

    @Test func aVeryDeepTreeIsADiagnostic() throws {
        try directory.write(
            "root: " + String(repeating: "{subviews: [", count: 10_000), to: "deep.screen.yaml")
        let run = try run("deep.screen.yaml", "small.screen.yaml", "--device", "8x8@1")
        #expect(run.status == 3, "\(run.errors.prefix(300))")
        #expect(run.text == "small.8x8@1.png\n")
    }

    @Test(arguments: [
        ("missing", nil as Data?),
        ("empty", Data()),
        ("one byte", Data([0x89])),
        (
            "truncated",
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
        ),
        ("60000x60000", Data(hugePNG)),
    ])
    func aBadImageIsAPlaceholderAndAWarning(name: String, content: Data?) throws {
        try directory.write(
            "root: {subviews: [{id: i, class: UIImageView, image: pic, frame: [0, 0, 8, 8]}]}\n",
            to: "image.screen.yaml")
        if let content { try directory.write(content, to: "pic.png") }
        let run = try run("image.screen.yaml", "--device", "8x8@1")
        #expect(run.status == 0, "\(name): \(run.errors)")
        #expect(run.errors.contains("warning: "), "\(name): \(run.errors)")
        #expect(run.errors.contains("pic"))
        #expect(run.text == "image.8x8@1.png\n")
        let strict = try self.run("image.screen.yaml", "--device", "8x8@1", "--strict")
        #expect(strict.status == 1)
    }

    @Test func aFolderThatCannotBeWritten() throws {
        try directory.write("", to: "file")
        let run = try run("small.screen.yaml", "--device", "8x8@1", "-o", "file/out")
        #expect(run.status == 3)
        #expect(run.errors.contains("cannot write 'file/out/small.8x8@1.png'"))
        #expect(directory.files == ["file", "small.screen.yaml"])
    }

    @Test func fontsThatAreNotThere() throws {
        let run = try Tool.run(
            ["small.screen.yaml"], in: directory.path, environment: ["MAQUETTE_FONTS": "/nowhere"])
        #expect(run.status == 5)
        #expect(run.errors.contains("/nowhere"))
    }

    @Test func noColourWithoutATerminal() throws {
        let plain = try run("none.screen.yaml")
        #expect(!plain.errors.contains("\u{1B}"))
        let forced = try Tool.run(["none.screen.yaml"], in: directory.path, environment: ["FORCE_COLOR": "1"])
        #expect(forced.errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}

/// The header of a PNG that declares 60000x60000 pixels, without any data.
private let hugePNG: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0, 0, 0, 0, 0]
