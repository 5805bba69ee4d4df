import Foundation
import Maquette
import TestSupport
import Testing
import UIKit
import Wire

/// A screen that another process has rendered is the same as one that was rendered at home.
@Suite("Screens over the wire")
struct WireScreenTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns a screen in a variant, and what a reader makes of its message.
    private func sent(
        _ recipe: ScreenRecipe, in variant: Variant = Variant(), asked: Variant? = nil
    ) throws -> (home: RenderedScreen, sent: RenderedScreen) {
        let session = try RenderSession()
        var renderer = Renderer(session: session), images = ImageStore()
        renderer.recordsEvents = true
        let home = renderer.render(
            recipe, in: variant, to: .layout,
            inspecting: InspectionOptions(explainedView: "title", statesConstraints: true))
        let bytes = try WireScreen.bytes(of: home, in: session, declares: true)
        var sent = RenderedScreen(recipe, asked ?? variant)
        try WireScreen.apply(bytes, to: &sent, in: session, images: &images)
        return (home, sent)
    }

    private func recipe(_ text: String) throws -> ScreenRecipe {
        let file = try directory.write(text, to: "a.screen.yaml")
        let loaded = LoadedInput.file(file, selection: InputSelection())
        #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
        return try #require(loaded.recipes.last)
    }

    private static let text = """
        root:
          subviews:
            - { id: title, class: UILabel, text: A long title that does not fit }
            - { id: picture, class: UIImageView, image: missing, frame: [0, 100, 30, 30] }
            - { id: sound, class: UISwitch, frame: [0, 200, 60, 40] }
          constraints:
            - title.width == 60
            - title.width == 70
            - title.top == self.top
        states:
          on:
            steps:
              - tap sound
              - capture tapped

        """

    @Test("layout, events, diagnostics, findings, explanation, constraints and declarations")
    func everything() throws {
        let (home, sent) = try sent(try recipe(Self.text))
        #expect(home.layout != nil && sent.layout == home.layout)
        #expect(home.events != nil && sent.events == home.events)
        #expect(!home.diagnostics.isEmpty && sent.diagnostics == home.diagnostics)
        #expect(home.findings.count > 1 && sent.findings == home.findings)
        #expect(home.explanation != nil && sent.explanation == home.explanation)
        #expect(!home.constraints.isEmpty && sent.constraints == home.constraints)
        let declarations = home.declarations?() ?? []
        #expect(!declarations.isEmpty && sent.declarations?() == declarations)
        #expect(sent.origin == home.origin && sent.variant == home.variant)
    }

    @Test("only a screen that shows all content may have another display")
    func displays() throws {
        let list = try recipe(
            """
            root:
              subviews:
                - { id: list, class: UIScrollView, contentSize: [393, 3000] }
              constraints:
                - list.top == self.top
                - list.bottom == self.bottom
                - list.leading == self.leading
                - list.trailing == self.trailing

            """)
        let full = Variant(isFullPage: true)
        let (home, sent) = try sent(list, in: full)
        #expect(home.variant.device.display.size.height > 2000)
        #expect(sent.variant == home.variant)
        let small = Variant(device: try DeviceTable.profile(named: "iphone-8"))
        for (variant, asked) in [(small, Variant()), (full, Variant())] {
            #expect(throws: WireError.self) { try self.sent(list, in: variant, asked: asked) }
        }
    }

    @Test("a message that is refused changes nothing")
    func refusal() throws {
        let recipe = try recipe(Self.text), session = try RenderSession()
        var renderer = Renderer(session: session), images = ImageStore()
        let home = renderer.render(recipe, in: Variant(), to: .layout)
        let bytes = try WireScreen.bytes(of: home, in: session)
        var screen = RenderedScreen(recipe, Variant())
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: WireError.self) {
                try WireScreen.apply(Array(bytes[..<count]), to: &screen, in: session, images: &images)
            }
        }
        #expect(screen.layout == nil && screen.diagnostics.isEmpty && screen.events == nil)
        #expect(images.count == 0)
    }

    /// Writes a font of the installation under another name.
    private func renamed(_ file: String, _ name: String, to other: String) throws -> String {
        let face = try #require(try RenderSession().faces.first { $0.path.hasSuffix("/" + file) })
        var bytes = try Data(contentsOf: URL(fileURLWithPath: face.path))
        for encoding in [String.Encoding.ascii, .utf16BigEndian] {
            let (old, new) = try (#require(name.data(using: encoding)), #require(other.data(using: encoding)))
            while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
        }
        let path = directory.path + "/" + other + ".ttf"
        try bytes.write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("fonts of a project are found whatever their order, and one that the reader lacks is refused")
    func fonts() throws {
        let fancy = try renamed("Cousine-Regular.ttf", "Cousine", to: "Fancyne")
        let plain = try renamed("Arimo-Regular.ttf", "Arimo", to: "Plain")
        let screen = Screen("a") {
            let controller = UIViewController()
            for (index, name) in ["Fancyne", "Plain"].enumerated() {
                let label = UILabel(frame: CGRect(x: 20, y: 100 + 40 * index, width: 200, height: 30))
                label.text = "Words"
                label.font = UIFont(name: name, size: 20)
                controller.view.addSubview(label)
            }
            return controller
        }
        let recipe = try #require(LoadedInput.screen(screen, selection: InputSelection()).recipes.first)
        let there = try RenderSession(fontFiles: [fancy, plain])
        let here = try RenderSession(fontFiles: [plain, fancy])
        var remote = Renderer(session: there), own = Renderer(session: here), images = ImageStore()
        let bytes = try WireScreen.bytes(
            of: remote.render(recipe, in: Variant(), to: .layout), in: there)
        var sent = RenderedScreen(recipe, Variant())
        try WireScreen.apply(bytes, to: &sent, in: here, images: &images)
        let home = own.render(recipe, in: Variant(), to: .layout)
        #expect(home.layout != nil && sent.layout == home.layout)
        #expect(sent.diagnostics.isEmpty, "\(sent.diagnostics)")
        let without = try RenderSession(fontFiles: [plain])
        #expect(throws: WireError.self) {
            try WireScreen.apply(bytes, to: &sent, in: without, images: &images)
        }
    }
}
