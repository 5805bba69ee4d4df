import Diagnostics
import InterfaceFiles
import Scene
import ScreenDocuments
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Colors that neither UIKit nor the project's catalogs know.
@Suite struct UnknownColorTests {
    private func parsed(_ controllers: String) throws -> SceneDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
            <scene sceneID="s"><objects>\(controllers)</objects></scene></scenes></document>
            """
        return try #require(
            parseInterfaceBuilderFile(Array(text.utf8), file: "Main.storyboard").document?.scenes.first)
    }

    private func screen(_ views: String) throws -> BuiltScreen {
        try build(
            parsed(
                """
                <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(views)</subviews></view></viewController>
                """))
    }

    private static let frame = #"<rect key="frame" x="20" y="90" width="300" height="44"/>"#

    /// The views of each attribute, with `%` where its color is.
    private static let views = [
        #"<label id="v" text="Words">\#(frame)%c:textColor%</label>"#,
        #"<view id="v">\#(frame)%c:backgroundColor%</view>"#,
        #"<button id="v" buttonType="system">\#(frame)%c:tintColor%<state key="normal" title="Go"/></button>"#,
        #"<button id="v" buttonType="system">\#(frame)<state key="normal" title="Go">%c:titleColor%</state></button>"#,
        #"<textField id="v" text="Words">\#(frame)%c:textColor%</textField>"#,
        #"<switch id="v" on="YES">\#(frame)%c:onTintColor%</switch>"#,
        #"<slider id="v" value="0.5">\#(frame)%c:minimumTrackTintColor%</slider>"#,
        #"<tableView id="v">\#(frame)%c:separatorColor%</tableView>"#,
        #"<navigationBar id="v">\#(frame)%c:barTintColor%<items><navigationItem id="i" title="T"/></items></navigationBar>"#,
        #"<toolbar id="v">\#(frame)%c:tintColor%<items><barButtonItem id="i" title="T"/></items></toolbar>"#,
        #"""
        <label id="v">\#(frame)<attributedString key="attributedText"><fragment content="Words"><attributes>
        %c:NSColor%</attributes></fragment></attributedString></label>
        """#,
    ]

    @Test(arguments: views, [#"systemColor="mysteryColor""#, #"name="Mystery""#])
    func theAttributeKeepsItsDefault(view: String, color: String) throws {
        let parts = view.split(separator: "%", omittingEmptySubsequences: false)
        let key = parts[1].dropFirst(2)
        let unknown = try screen("\(parts[0])\n<color key=\"\(key)\" \(color)/>\(parts[2])")
        let plain = try screen("\(parts[0])\n\(parts[2])")
        func drawing(_ screen: BuiltScreen) -> String {
            RenderEnvironment.standard.run {
                "\(screen.window.makeLayoutTree(traits: RenderEnvironment.standard.traits).nodes)"
            }
        }
        #expect(drawing(unknown) == drawing(plain))
        let problem = try #require(unknown.diagnostics.first { $0.code.name == "color.missing" })
        #expect(unknown.diagnostics.count { $0.code.name == "color.missing" } == 1)
        #expect(problem.place?.file == "Main.storyboard" && (problem.place?.line ?? 0) > 3)
        #expect(problem.view != nil && problem.hints.last?.contains("--assets") == true)
        #expect(problem.subjects.map(\.name) == [color.contains("systemColor") ? "mystery" : "Mystery"])
        #expect(!unknown.messages.contains { $0.contains("left out") })
    }

    @Test func theOtherAppearanceIsTaken() throws {
        let screen = try build("root: { backgroundColor: {light: white, dark: mystery} }")
        #expect(try screen.view("root").backgroundColor == .white)
        #expect(screen.diagnostics.map(\.code.name) == ["color.missing"])
    }
}
