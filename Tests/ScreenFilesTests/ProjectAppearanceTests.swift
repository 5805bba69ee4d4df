import Diagnostics
import ScreenDocuments
import Testing

@testable import InterfaceFiles
@testable import ScreenFiles

/// `appearance:` of configuration files, and what documents become by it.
@Suite struct ProjectAppearanceTests {
    private func appearance(_ yaml: String) throws -> ProjectAppearance {
        let (configuration, diagnostics) = parseConfigurationFile(Array(yaml.utf8), file: "c")
        return try #require(configuration, "\(diagnostics)").appearance
    }

    private func faults(_ yaml: String) -> [String] {
        parseConfigurationFile(Array(yaml.utf8), file: "c").diagnostics.map(\.description)
    }

    private func scene(_ screen: String, with yaml: String) throws -> SceneDocument {
        let document = try #require(parseScreenFile(screen, file: "f").document)
        let applied = document.applying(try appearance(yaml))
        #expect(applied.diagnostics.isEmpty)
        return applied.document.scenes[0]
    }

    @Test func whatAFileSaysTakesPrecedence() throws {
        let scene = try scene(
            "root: {subviews: [{id: a, class: UISwitch}, {id: b, class: UISwitch, onTintColor: red}]}",
            with: "appearance: {tintColor: teal, UISwitch: {onTintColor: green, thumbTintColor: white}}")
        #expect(try element("a", in: scene).value("onTintColor") == .color(.named("green")))
        #expect(try element("b", in: scene).value("onTintColor") == .color(.named("red")))
        #expect(try element("b", in: scene).value("thumbTintColor") == .color(.named("white")))
        #expect(scene.tintColor == .named("teal"))
    }

    @Test(arguments: [
        "{UIView: {tintColor: red, alpha: 0.5}, UILabel: {tintColor: green}}",
        "{UILabel: {tintColor: green}, UIView: {tintColor: red, alpha: 0.5}}",
    ]) func aSubclassComesBeforeItsSuperclass(rules: String) throws {
        let scene = try scene(
            "root: {subviews: [{id: a, class: UILabel}, {id: b, class: UIButton}]}",
            with: "appearance: \(rules)")
        #expect(try element("a", in: scene).value("tintColor") == .color(.named("green")))
        #expect(try element("a", in: scene).value("alpha") == .number(0.5))
        #expect(try element("b", in: scene).value("tintColor") == .color(.named("red")))
    }

    @Test func aBarHasTheValuesOfItsStyle() throws {
        let scene = try scene(
            "root: {subviews: [{id: a, class: UIToolbar}, {id: b, class: UIToolbar, barStyle: black}]}",
            with: "appearance: {UIToolbar: {barTintColor: white, barStyles: {black: {barTintColor: gray}}}}")
        #expect(try element("a", in: scene).value("barTintColor") == .color(.named("white")))
        #expect(try element("b", in: scene).value("barTintColor") == .color(.named("gray")))
    }

    @Test func aContainerWithoutItsBarGetsOne() throws {
        let scene = try scene(
            "root: {id: n, class: UINavigationController, subviews: [{class: UIViewController}]}",
            with: "appearance: {UINavigationBar: {titleTextAttributes: {textColor: red, kern: 2}}}")
        let bar = try #require(scene.root.subviews.first)
        #expect(bar.className == "UINavigationBar")
        #expect(bar.attributes.map(\.value.description) == ["{textColor: red, kern: 2}"])
    }

    @Test func aCustomClassHasValuesOfWhatItExtends() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="r"><subviews>
            <button customClass="MainButton" id="a"/><view customClass="MainButton" id="b"/><button id="c"/>
            </subviews></view></objects></document>
            """
        let document = try #require(parseInterfaceBuilderFile(Array(xib.utf8), file: "f.xib").document)
        let look = try appearance(
            "appearance: {MainButton: {titleColor: white, cornerRadius: 8}, UIButton: {cornerRadius: 2}}")
        let (applied, diagnostics) = document.applying(look)
        func radius(_ id: String) throws -> AttributeValue? {
            try element(id, in: applied.scenes[0]).value("cornerRadius")
        }
        #expect(try [radius("a"), radius("b"), radius("c")] == [.number(8), .number(8), .number(2)])
        // A plain view has no title, which is no reason to draw nothing.
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.message == "UIView has no attribute 'titleColor'")
        #expect(diagnostics.first?.place?.file == "c")
    }

    @Test(arguments: [
        ("appearance: {UINavigatonBar: {}}", "unknown key 'UINavigatonBar' in appearance"),
        ("appearance: {UILabel: {tintColr: red}}", "UILabel has no attribute 'tintColr'"),
        ("appearance: {tint: red}", "unknown key 'tint' in appearance"),
        ("appearance: {UILabel: {barStyles: {black: {}}}}", "UILabel has no bar styles"),
        ("appearance: {UITabBar: {barStyles: {dark: {}}}}", "unknown bar style 'dark'"),
        ("appearance: [red]", "appearance: expected a mapping"),
        ("appearance: {UILabel: red}", "UILabel: expected a mapping"),
        ("appearance: {tintColor: [1]}", "tintColor takes"),
    ]) func faultsAreNamedWithTheirPlace(yaml: String, message: String) {
        let found = faults(yaml)
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
        #expect(found[0].hasPrefix("c:1:"), "\(found)")
    }
}
