import Foundation
import ImageCodec
import Scene
import TestSupport
import Testing

/// A screen of 20x10 points with a red box, and states.
let smallScreen = """
    root:
      backgroundColor: white
      subviews:
        - {id: box, class: UIView, backgroundColor: "#FF0000", frame: [2, 2, 4, 4]}
    states:
      plain: {}
      gone: {box.isHidden: yes}
    """

@Suite("maquette render") struct RenderTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(smallScreen, to: "small.screen.yaml")
    }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(arguments, in: directory.path)
    }

    @Test func aBareFileIsRendered() throws {
        let run = try run("small.screen.yaml", "--device", "20x10@2")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text == "small.20x10@2.png\n")
        #expect(run.errors == "")
        let picture = try decodeImage([UInt8](try directory.data("small.20x10@2.png")))
        #expect(picture.width == 40 && picture.height == 20)
        #expect(picture[4, 4] == 0xFF00_00FF)
        #expect(picture[3, 4] == 0xFFFF_FFFF)
        #expect(picture[11, 11] == 0xFF00_00FF)
        #expect(picture[12, 12] == 0xFFFF_FFFF)
    }

    @Test func theMatrixIsRenderedIntoAFolder() throws {
        let run = try run(
            "render", "small.screen.yaml", "-o", "out", "--device", "20x10@1", "--device", "10x10@1",
            "--appearance",
            "light", "--appearance", "dark", "--state", "gone", "-j", "3")
        #expect(run.status == 0, "\(run.errors)")
        let names = [
            "small.gone.20x10@1.png", "small.gone.20x10@1.dark.png", "small.gone.10x10@1.png",
            "small.gone.10x10@1.dark.png",
        ]
        #expect(run.text == names.map { "out/\($0)\n" }.joined())
        #expect(directory.files == (names.map { "out/\($0)" } + ["small.screen.yaml"]).sorted())
    }

    @Test func standardOutputTakesOnePicture() throws {
        let one = try run("small.screen.yaml", "--device", "20x10@1", "-o", "-")
        #expect(one.status == 0)
        #expect(one.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let two = try run("small.screen.yaml", "--device", "20x10@1", "--device", "9x9@1", "-o", "-")
        #expect(two.status == 2)
        #expect(two.output.isEmpty)
        #expect(directory.files == ["small.screen.yaml"])
    }

    @Test func oneFileTakesOnePicture() throws {
        #expect(try run("small.screen.yaml", "--device", "20x10@1", "-o", "x/a.png").status == 0)
        #expect(try run("small.screen.yaml", "--state", "*", "-o", "x/b.png").status == 2)
        #expect(directory.files == ["small.screen.yaml", "x/a.png"])
    }

    @Test func theTextBetweenTheStages() throws {
        let layout = try run("small.screen.yaml", "--device", "20x10@1", "--emit", "layout")
        #expect(layout.text.contains("screen 20"))
        #expect(layout.text.contains("UIView box"))
        let commands = try run("small.screen.yaml", "--device", "20x10@1", "--emit", "commands")
        #expect(commands.text.contains("fillRect"))
        let document = try run("small.screen.yaml", "--emit", "document")
        #expect(document.text.contains("box"))
        #expect(directory.files == ["small.screen.yaml"])
        let file = try run("small.screen.yaml", "--device", "20x10@1", "--emit", "layout", "-o", "out")
        #expect(file.text == "out/small.20x10@1.layout.txt\n")
    }

    @Test func aReportForTools() throws {
        let run = try run("small.screen.yaml", "--device", "20x10@2", "--json")
        let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        #expect(report["schemaVersion"] as? Int == 1)
        let output = try #require((report["outputs"] as? [[String: Any]])?.first)
        #expect(output["path"] as? String == "small.20x10@2.png")
        #expect((output["pixels"] as? [String: Int]) == ["width": 40, "height": 20])
        #expect(output["state"] is NSNull)
    }

    @Test func aFolderIsAllItsScreens() throws {
        try directory.write(smallScreen, to: "more/other.screen.yaml")
        let run = try run(".", "--device", "4x4@1", "-o", "out")
        #expect(run.text == "out/other.4x4@1.png\nout/small.4x4@1.png\n")
    }

    @Test func theSameBytesWithAnyNumberOfWorkers() throws {
        var arguments = ["small.screen.yaml", "--state", "*"]
        for size in 4..<24 { arguments += ["--device", "\(size)x\(size)@2"] }
        let one = try Tool.run(arguments + ["-j", "1", "-o", "one"], in: directory.path)
        let many = try Tool.run(arguments + ["-j", "8", "-o", "many"], in: directory.path)
        #expect(one.status == 0 && many.status == 0)
        #expect(one.text.replacingOccurrences(of: "one/", with: "many/") == many.text)
        let names = directory.files.filter { $0.hasPrefix("one/") }.map { $0.dropFirst(4) }
        #expect(names.count == 40)
        for name in names { #expect(try directory.data("one/\(name)") == directory.data("many/\(name)")) }
    }
}
