import Foundation
import Maquette
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite struct SheetCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(##"root: {backgroundColor: "#FF0000"}"##, to: "a.screen.yaml")
        try directory.write(##"root: {backgroundColor: "#0000FF"}"##, to: "b.screen.yaml")
    }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    private func sheet(_ arguments: [String]) throws -> Pixmap {
        let run = try CommandRun(["render", "-f", "sheet", "-o", path("sheet.png")] + arguments)
        #expect(run.status == .success && run.text == path("sheet.png") + "\n", "\(run.errors)")
        return try decodePicture(Array(try directory.data("sheet.png")), name: "sheet.png")
    }

    private func count(_ pixel: UInt32, in picture: Pixmap) -> Int { picture.pixels.count { $0 == pixel } }

    @Test("every picture is on the sheet, reduced if it is large")
    func pictures() throws {
        let small = try sheet([path("a.screen.yaml"), path("b.screen.yaml"), "--device", "60x80@2"])
        #expect(count(0xFF00_00FF, in: small) == 120 * 160)
        #expect(count(0xFFFF_0000, in: small) == 120 * 160)
        // Two columns of 150 points with 16 around them, at two pixels a point.
        #expect(small.width == 2 * (2 * 166 + 16))
        let large = try sheet([path("a.screen.yaml"), "--device", "600x800@2"])
        #expect(count(0xFF00_00FF, in: large) == 300 * 400)
    }

    @Test("rows that end between the encoder's strips fit together")
    func manyRows() throws {
        let devices = (0..<23).flatMap { ["--device", "\(60 + $0)x\(81 + 2 * $0)@1"] }
        let picture = try sheet([path("a.screen.yaml"), path("b.screen.yaml")] + devices)
        let expected = (0..<23).reduce(0) { $0 + (60 + $1) * (81 + 2 * $1) * 4 }
        #expect(count(0xFF00_00FF, in: picture) >= expected * 97 / 100)
    }

    @Test func refusals() throws {
        func errors(_ arguments: String...) throws -> String {
            let run = try CommandRun(["render", "-f", "sheet", path("a.screen.yaml")] + arguments)
            #expect(run.status == .usage)
            return run.errors
        }
        #expect(try errors("--json").contains("--json is for pictures of their own"))
        #expect(try errors("-o", path("sheet.svg")).contains("not written"))
        #expect(try errors("-o", "-").contains("written to a file"))
    }
}
