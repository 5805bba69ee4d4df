import Foundation
import TestSupport
import Testing

/// Storyboards from the file to frames and pixels, on the command line.
@Suite("Interface Builder files") struct InterfaceBuilderTests {
    private let directory: TemporaryDirectory
    private let form: String

    init() throws {
        directory = try TemporaryDirectory()
        form = PackageFiles.fixture("InterfaceBuilder/Form.storyboard").path
    }

    private struct Report: Decodable {
        struct Screen: Decodable {
            var scene: String?
            var device: String
            var views: [View]
        }
        struct View: Decodable {
            var id: String
            var frame: Frame
        }
        struct Frame: Decodable, Equatable {
            var x, y, width, height: Double
        }
        var screens: [Screen]
    }

    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let run = try Tool.run(["layout", form, "--json"] + arguments, in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.text.utf8))
        let views = report.screens.flatMap(\.views)
        return Dictionary(
            views.map { ($0.id, [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test("the canvas of the file, by hand: status bar 20, navigation bar 44, margins 16")
    func canvas() throws {
        let found = try frames("--device", "canvas")
        #expect(found["root"] == [0, 0, 375, 667])
        #expect(found["bar"] == [0, 20, 375, 44])
        // 375 less two margins of 16; half as high; 8 below the bars.
        #expect(found["card"] == [16, 72, 343, 171.5])
        #expect(found["badge"] == [10, 10, 24, 24])
        #expect(found["row"] == [16, 263.5, 343, 40])
        #expect(found["first"] == [0, 0, 166.5, 40])
        #expect(found["second"] == [176.5, 0, 166.5, 40])
        // The size that the file records, 16 above the lower edge: (375 - 141) / 2, 667 - 16 - 65.
        #expect(found["logo"] == [117, 586, 141, 65])
    }

    @Test("another device, lying: the variation for compact height holds")
    func device() throws {
        let found = try frames("--device", "iphone-8", "--orientation", "landscape", "--scene", "Form")
        // The card is half as high as it is wide, and the row is 5 below it instead of 20.
        let card = try #require(found["card"]), row = try #require(found["row"])
        #expect(card[3] == card[2] / 2)
        #expect(row[1] == card[1] + card[3] + 5)
        // Phones in landscape have no status bar, and a navigation bar of 32.
        #expect(found["bar"] == [0, 0, 667, 32])
    }

    @Test("a scene is chosen by identifier, class or object id")
    func scenes() throws {
        for name in ["Form", "FormController", "form", "s-form", "root"] {
            #expect(try frames("--scene", name)["card"] != nil)
        }
        // A navigation controller shows its root view controller, under that controller's id.
        let initial = try frames("--scene", "initial")
        #expect(initial["card"] == nil && initial["nav/card"] != nil)
        let run = try Tool.run(["layout", form, "--scene", "Forms"], in: directory.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no scene 'Forms'"))
        #expect(run.errors.contains("did you mean 'Form'?"))
    }

    @Test("pictures are named after file, scene and device")
    func pictures() throws {
        let run = try Tool.run([form, "--device", "canvas", "-o", "out"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            directory.files == ["out/Form.Form.canvas.png", "out/Form.navigationController.canvas.png"])
    }

    @Test("a file that is none is an error, and the rest is rendered")
    func bad() throws {
        try directory.write("<document type=\"x\"/>", to: "bad.xib")
        let run = try Tool.run(["bad.xib", form, "--device", "canvas", "-o", "out"], in: directory.path)
        #expect(run.status == 3)
        #expect(run.errors.contains("bad.xib:1: error: documents of type 'x' are not read"))
        #expect(directory.files.contains("out/Form.Form.canvas.png"))
    }
}
