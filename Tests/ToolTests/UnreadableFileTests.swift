import Foundation
import TestSupport
import Testing

/// Files that are not regular files, or too large: one diagnostic and a documented exit code, without
/// blocking.
@Suite("Files that cannot be read") struct UnreadableFileTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        let screen = "root:\n  subviews:\n    - {id: a, class: UIImageView, image: pic}\n"
        try directory.write(screen, to: "a.screen.yaml")
        let configuration = "devices: 8x8@1\nscreens: '*.screen.yaml'\ncompare: picture\n"
        try directory.write(configuration, to: ".maquette.yaml")
    }

    /// What replaces a file.
    enum Obstacle: CaseIterable {
        case pipe
        case device
        case terabyte

        var reason: String {
            switch self {
            case .pipe: "it is a pipe, not a file"
            case .device: "it is a device, not a file"
            case .terabyte: "it is larger than"
            }
        }
    }

    private func put(_ obstacle: Obstacle, at name: String) throws {
        let path = try directory.write("", to: name)
        if obstacle == .terabyte { return try #require(truncate(path, 1 << 40) == 0) }
        try FileManager.default.removeItem(atPath: path)
        switch obstacle {
        case .pipe: try #require(mkfifo(path, 0o600) == 0)
        default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: Obstacle.allCases)
    func configurationsGoldensAndWhatIsCompared(obstacle: Obstacle) throws {
        func run(_ arguments: String..., status: Int32) throws {
            let run = try Tool.run(arguments, in: directory.path)
            #expect(run.status == status, "\(arguments): \(run.errors)")
            #expect((run.errors + run.text).contains(obstacle.reason), "\(arguments): \(run.errors)")
        }
        try put(obstacle, at: "b.png")
        try put(obstacle, at: "c.txt")
        try run("diff", "b.png", "b.png", status: 3)
        try run("diff", "c.txt", "c.txt", status: 3)
        try put(obstacle, at: "goldens/a.8x8@1.png")
        try run("test", status: 3)
        try put(obstacle, at: ".maquette.yaml")
        try run("test", status: 2)
        try put(obstacle, at: "a.screen.yaml")
        let screen = try Tool.run(["render", "a.screen.yaml", "-o", "out"], in: directory.path)
        #expect(screen.status == 3)
        #expect(screen.errors.split(separator: "\n").filter { $0.contains("error: ") }.count == 1)
    }

    @Test(.timeLimit(.minutes(10)), arguments: Obstacle.allCases)
    func imagesFontsRulesAndWords(obstacle: Obstacle) throws {
        for name in ["images/pic.png", "fonts/Own.ttf", ".gitignore", "de.lproj/b.strings"] {
            try put(obstacle, at: name)
        }
        let story = try #require(
            FileManager.default.contents(
                atPath: Tool.root + "/Tests/Fixtures/InterfaceBuilder/Form.storyboard"))
        try directory.write(story, to: "b.storyboard")
        func run(_ inputs: String..., fonts: [String]) throws -> String {
            let run = try Tool.run(
                ["render"] + inputs + ["-o", "out", "--locale", "de", "--device", "iphone-8"] + fonts,
                in: directory.path)
            #expect(run.status == 0, "\(run.errors)")
            #expect(directory.files.contains("out/a.iphone-8.de.png"))
            return run.errors
        }
        let named = try run("a.screen.yaml", "b.storyboard", fonts: ["--fonts", "fonts"]).split(
            separator: "\n")
        for name in ["images/pic.png", "fonts/Own.ttf", "de.lproj/b.strings"] {
            #expect(named.contains { $0.contains(name) && $0.contains("warning: ") }, "\(name): \(named)")
        }
        let walked = try run(".", fonts: []).split(separator: "\n")
        #expect(walked.contains { $0.contains(".gitignore") && $0.contains(obstacle.reason) }, "\(walked)")
    }

    @Test func aTestThatIsGreenRemovesWhatAKilledRunLeft() throws {
        #expect(try Tool.run(["test", "--record", "missing"], in: directory.path).status == 1)
        try directory.write("half", to: "goldens/.maquette-4711-0")
        #expect(try Tool.run(["test"], in: directory.path).status == 0)
        #expect(!directory.files.contains("goldens/.maquette-4711-0"))
    }

    @Test func aGoldenThatIsALinkStaysOne() throws {
        #expect(try Tool.run(["test", "--record", "missing"], in: directory.path).status == 1)
        let golden = directory.path + "/goldens/a.8x8@1.png"
        try FileManager.default.moveItem(atPath: golden, toPath: directory.path + "/shared.png")
        try FileManager.default.createSymbolicLink(
            atPath: golden, withDestinationPath: "../shared.png")
        try directory.write("root: {backgroundColor: red}\n", to: "a.screen.yaml")
        #expect(try Tool.run(["test", "--record", "changed"], in: directory.path).status == 1)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: golden) == "../shared.png")
        #expect(try Tool.run(["test"], in: directory.path).status == 0)
    }

    /// A file name must not control the terminal that it is written to.
    @Test func namesWithControlCharactersAreWrittenWithout() throws {
        try directory.write("root: [", to: "\u{1B}[31mred\u{7}.screen.yaml")
        let run = try Tool.run(["render", ".", "-o", "out"], in: directory.path)
        #expect(run.status == 3)
        #expect(run.errors.contains("\\u{1B}[31mred\\u{7}.screen.yaml"))
        #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
}
