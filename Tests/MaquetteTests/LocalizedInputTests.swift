import Maquette
import TestSupport
import Testing
import UIKit

/// Storyboards and XIB files of which there is a whole copy for each language.
@Suite struct LocalizedInputTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "App.xcodeproj/project.pbxproj")
    }

    /// A storyboard with a scene for each id, which shows a text.
    private func storyboard(_ text: String, scenes: [String] = ["one"], width: Int = 90) -> String {
        let scenes = scenes.map { id in
            """
            <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="c\(id)">
            <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label id="l\(id)" text="\(text)"><rect key="frame" x="9" y="9" width="\(width)" height="30"/></label>
            </subviews></view></viewController></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
            """
    }

    private func write(_ languages: [String], scenes: [String] = ["one"]) throws {
        for language in languages {
            try directory.write(storyboard(language, scenes: scenes), to: "\(language).lproj/Main.storyboard")
        }
    }

    private struct Shown {
        var name: String
        var texts: [String]
        var diagnostics: [Diagnostic]
        var isDrawn: Bool
    }

    private func shown(_ paths: [String], locale: String? = nil) throws -> [Shown] {
        var selection = InputSelection()
        selection.locales = locale.map { [$0] } ?? []
        let files = InputFinder.inputs(for: paths.map { directory.path + "/" + $0 })
        var renderer = Renderer(session: try RenderSession())
        return loadInputs(files, selection: selection, workers: 1).flatMap(\.recipes).map { recipe in
            let request = RenderRequest(recipe: recipe, variant: Variant(locale: locale ?? "en"))
            let screen = renderer.render(request.recipe, in: request.variant, to: .layout)
            let texts = screen.layout?.nodes.compactMap(\.text) ?? []
            return Shown(
                name: screen.name, texts: texts, diagnostics: screen.diagnostics,
                isDrawn: screen.layout != nil)
        }
    }

    @Test(arguments: [
        (nil, "Base"), ("de", "de"), ("de-AT", "de"), ("pt-BR", "pt-BR"), ("fr", "Base"), ("en-XA", "["),
    ])
    func theCopyForTheLanguageIsDrawnUnderOneName(locale: String?, text: String) throws {
        try write(["Base", "de", "ja", "pt-BR"])
        for path in ["", "Base.lproj", "Base.lproj/Main.storyboard"] {
            let screens = try shown([path], locale: locale)
            let part = locale.map { ".\($0)" } ?? ""
            #expect(screens.map(\.name) == ["Main.iphone-16\(part)"])
            #expect(screens.first?.texts.first?.hasPrefix(text) == true)
            let notes = screens[0].diagnostics.filter { $0.code.name == "localization.copy" }
            #expect(notes.map(\.severity) == (["de", "pt-BR"].contains(text) ? [.note] : []))
            #expect(notes.first?.place?.file.hasSuffix("\(text).lproj/Main.storyboard") ?? true)
            #expect(
                !screens[0].diagnostics.contains { $0.code.name == "translation.missing" } || text == "Base")
        }
    }

    @Test func withoutABaseFileItIsTheEnglishOne() throws {
        try write(["de", "en", "zh-Hans"])
        #expect(try shown([""]).map(\.texts) == [["en"]])
        #expect(try shown([""], locale: "zh-CN").map(\.texts) == [["zh-Hans"]])
        #expect(try shown([""], locale: "fr").map(\.texts) == [["en"]])
    }

    @Test func englishHasItsOwnCopyWhereItIsAskedFor() throws {
        try write(["Base", "en"])
        #expect(try shown([""]).map(\.texts) == [["Base"]])
        #expect(try shown([""], locale: "en").map(\.texts) == [["en"]])
    }

    @Test func aCopyThatIsNamedIsDrawn() throws {
        try write(["Base", "de", "fr"])
        try directory.write("\"lone.text\" = \"other\";", to: "en.lproj/Main.strings")
        #expect(try shown(["de.lproj/Main.storyboard"]).map(\.texts) == [["de"]])
        #expect(try shown(["de.lproj"], locale: "de").map(\.texts) == [["de"]])
        #expect(try shown([""]).map(\.texts) == [["other"]])
        #expect(try shown([""], locale: "de").map(\.texts) == [["de"]])
    }

    @Test func copiesInOtherFoldersAreOtherFiles() throws {
        try directory.write(storyboard("A"), to: "A/Base.lproj/Main.storyboard")
        try directory.write(storyboard("B"), to: "B/de.lproj/Main.storyboard")
        #expect(Set(try shown([""]).flatMap(\.texts)) == ["A", "B"])
    }

    @Test func aSceneThatACopyLacksIsThatOfTheFile() throws {
        try directory.write(storyboard("Base", scenes: ["one", "two"]), to: "Base.lproj/Main.storyboard")
        try directory.write(storyboard("de"), to: "de.lproj/Main.storyboard")
        let screens = try shown([""], locale: "de")
        #expect(screens.map(\.name) == ["Main.one.iphone-16.de", "Main.two.iphone-16.de"])
        #expect(screens.map(\.texts) == [["de"], ["Base"]])
        #expect(screens[1].diagnostics.map(\.code.name).contains("localization.scene"))
    }

    @Test func aCopyThatCannotBeReadIsNotReplaced() throws {
        try write(["Base"])
        try directory.write("<document>", to: "de.lproj/Main.storyboard")
        let screen = try #require(try shown([""], locale: "de").first)
        #expect(!screen.isDrawn)
        #expect(screen.diagnostics.map(\.severity) == [.error])
        #expect(screen.diagnostics.first?.place?.file.hasSuffix("de.lproj/Main.storyboard") == true)
    }

    @Test(arguments: [("en", "Base"), ("de", "de"), ("fr", "Base")])
    func codeFindsTheCopyForTheLanguage(locale: String, text: String) throws {
        try write(["Base", "de"])
        let screen = Screen("guide") {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "one")
        }.interfaces(in: [directory.path])
        let input = LoadedInput.screen(screen, selection: InputSelection())
        var renderer = Renderer(session: try RenderSession())
        let shown = renderer.render(
            try #require(input.recipes.first), in: Variant(locale: locale), to: .layout)
        #expect(shown.layout?.nodes.compactMap(\.text) == [text])
    }

    @Test func componentsAreOfTheSameLanguage() throws {
        func card(_ id: String) -> String {
            IB.plainXib(
                "<view id=\"top\" customClass=\"Card\"><subviews><label text=\"\(id)\" id=\"\(id)\"/></subviews></view>"
            )
        }
        for language in ["ar", "Base", "de"] {
            try directory.write(card(language), to: "Views/\(language).lproj/Card.xib")
            let host = IB.plainXib(
                "<view id=\"root\"><subviews><view id=\"v\" customClass=\"Card\"/></subviews></view>")
            try directory.write(host, to: "\(language).lproj/Host.xib")
        }
        #expect(try shown(["Base.lproj/Host.xib"]).map(\.texts) == [["Base"]])
        #expect(try shown(["Base.lproj/Host.xib"], locale: "de").map(\.texts) == [["de"]])
    }
}
