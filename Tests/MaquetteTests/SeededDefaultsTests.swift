import Maquette
import TestSupport
import Testing
import UIKit

import struct Foundation.Data

/// `--defaults`: what `UserDefaults` starts with.
@Suite struct SeededDefaultsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func read(_ text: String) throws -> SeededDefaults {
        _ = try directory.write(text, to: "defaults")
        return try SeededDefaults(file: directory.path + "/defaults")
    }

    /// The text of a label that shows a default.
    private func shown(_ key: String, _ defaults: SeededDefaults) throws -> String? {
        let session = try RenderSession(defaults: defaults)
        var renderer = Renderer(session: session)
        let screen = Screen("defaults") {
            let controller = UIViewController(), label = UILabel()
            label.text = UserDefaults.standard.string(forKey: key)
            UserDefaults.standard.set("another", forKey: key)
            controller.view.addSubview(label)
            return controller
        }
        let loaded = LoadedInput.screen(screen, selection: InputSelection())
        let recipe = try #require(loaded.recipes.first)
        return renderer.render(recipe, in: Variant(), to: .layout).layout?.nodes.compactMap(\.text).first
    }

    @Test func aJSONObjectSeedsEachRender() throws {
        let defaults = try read(#"{"guideVersion": 2, "name": "Ada", "flag": true}"#)
        #expect(try shown("guideVersion", defaults) == "2")
        #expect(try shown("name", defaults) == "Ada")
        #expect(try shown("name", defaults) == "Ada")
        #expect(try shown("flag", defaults) == "1")
    }

    @Test func everyEncodingAndLineEndSeeds() throws {
        let json = "{\"name\":\r\"Grüße\"}"
        let list =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<plist version=\"1.0\"><dict><key>name</key>"
            + "<string>Grüße</string></dict></plist>"
        for text in [json, list] {
            let units = ("\u{FEFF}" + text).utf16
            for bytes in [
                units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
                units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            ] {
                let path = try directory.write(Data(bytes), to: "defaults")
                #expect(try shown("name", try SeededDefaults(file: path)) == "Grüße")
            }
        }
        #expect(try shown("name", try read("\u{FEFF}" + json)) == "Grüße")
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\n", "file.pointer"),
        ("{\n<<<<<<< HEAD\n}", "file.conflict"),
    ])
    func whatVersionControlLeavesIsNamed(text: String, code: String) {
        do {
            _ = try SeededDefaults(file: try directory.write(text, to: "defaults"))
            Issue.record("\(code) passed for defaults")
        } catch let error as SeededDefaultsError {
            #expect(error.diagnostic.code.name == code)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func aPropertyListSeeds() throws {
        let defaults = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>guideVersion</key><integer>3</integer></dict></plist>
            """)
        #expect(try shown("guideVersion", defaults) == "3")
    }

    @Test(arguments: ["", "[1]", "{", "guideVersion: 2"])
    func anythingElseIsRefused(text: String) throws {
        let error = #expect(throws: SeededDefaultsError.self) { try read(text) }
        #expect(error?.diagnostic.place?.file == directory.path + "/defaults")
    }
}
