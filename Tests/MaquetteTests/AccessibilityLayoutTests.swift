import Foundation
import Maquette
import TestSupport
import Testing
import UIKit

/// What assistive technologies are told is a part of layout goldens.
@Suite("Accessibility in layout texts") struct AccessibilityLayoutTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The line of a view in the layout of a file.
    private func line(of view: String, in name: String, _ text: String) throws -> String {
        let file = try directory.write(text, to: name)
        let loaded = LoadedInput.file(file, selection: InputSelection())
        #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
        return try line(of: view, try #require(loaded.recipes.first))
    }

    private func line(of view: String, _ recipe: ScreenRecipe) throws -> String {
        var renderer = Renderer(session: try RenderSession())
        let dump = try #require(renderer.render(recipe, in: Variant(), to: .layout).layout?.dump)
        let lines = dump.split(separator: "\n").map { $0.drop { $0 == " " } }
        return String(try #require(lines.first { $0.hasPrefix(view + " ") }, "\(dump)"))
    }

    private func storyboard(_ settings: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view contentMode="scaleToFill" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="1" y="2" width="30" height="40"/>\(settings)</view>
        </subviews></view></objects></document>

        """
    }

    @Test(
        arguments: [
            ("", ""), ("accessibilityLabel: Close", #" label="Close""#),
            ("accessibilityIdentifier: close", #" identifier="close""#),
            ("accessibilityTraits: [header, button]", " traits=button,header"),
            ("accessibilityTraits: link", " traits=link"),
            (
                "accessibilityLabel: \"a b\", accessibilityIdentifier: c, accessibilityTraits: image",
                #" label="a b" identifier="c" traits=image"#
            ),
        ])
    func screenFiles(attributes: String, expected: String) throws {
        let more = attributes.isEmpty ? "" : ", \(attributes)"
        let line = try line(
            of: "UIView v", in: "a.screen.yaml",
            "root: {subviews: [{id: v, frame: [1, 2, 30, 40]\(more)}]}\n")
        #expect(line == "UIView v (1, 2) 30x40" + expected)
    }

    @Test(
        arguments: [
            ("<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>", #" label="Close""#),
            (
                "<accessibility key=\"accessibilityConfiguration\" hint=\"\" identifier=\"close\" label=\"\"/>",
                #" label="" identifier="close""#
            ),
            (
                "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" "
                    + "notEnabled=\"YES\" staticText=\"YES\" link=\"NO\"/><bool key=\"isElement\" value=\"YES\"/>"
                    + "</accessibility>", " traits=staticText,notEnabled"
            ),
            (
                "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" none=\"YES\"/>"
                    + "</accessibility>", ""
            ),
            (
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
                    + "keyPath=\"accessibilityIdentifier\" value=\"run\"/></userDefinedRuntimeAttributes>",
                #" identifier="run""#
            ),
        ])
    func storyboards(settings: String, expected: String) throws {
        #expect(
            try line(of: "UIView v", in: "A.xib", storyboard(settings)) == "UIView v (1, 2) 30x40" + expected)
    }

    private final class Spoken: UIView {
        override var accessibilityLabel: String? {
            get { "spoken" }
            set {}
        }
    }

    /// Set by code, and answered by code.
    @Test func screensInSwift() throws {
        let screen = Screen("a") {
            let controller = UIViewController()
            let set = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            set.accessibilityLabel = "Set"
            set.accessibilityTraits = [.button, .selected, UIAccessibilityTraits(rawValue: 1 << 40)]
            for view in [set, Spoken(frame: set.frame), UIButton(frame: set.frame)] {
                controller.view.addSubview(view)
            }
            return controller
        }
        let recipe = try #require(LoadedInput.screen(screen, selection: InputSelection()).recipes.first)
        let set = try line(of: "UIView UIView/UIView[0]", recipe)
        #expect(set.hasSuffix(#" label="Set" traits=button,selected,0x10000000000"#), "\(set)")
        #expect(try line(of: "Spoken UIView/Spoken[1]", recipe).hasSuffix(#" label="spoken""#))
        // What UIKit itself gives its controls is not set by anybody.
        #expect(try !line(of: "UIButton UIView/UIButton[2]", recipe).contains("traits"))
    }
}
