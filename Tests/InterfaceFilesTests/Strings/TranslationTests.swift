import Diagnostics
import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// The texts of storyboards in other languages.
@Suite struct TranslationTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func write(_ text: String, to name: String) throws { try directory.write(text, to: name) }

    private func translation(to locale: String) -> Translation {
        Translation(ofFile: directory.path + "/Base.lproj/Main.storyboard", to: locale)
    }

    private func scene() throws -> SceneDocument {
        try IB.only(
            """
            <subviews><label text="Hello" id="l"/><label text="Name" id="m"/><label text="12 %" id="n"/>
            <button buttonType="system" id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
            </segmentedControl></subviews>
            """)
    }

    private func words(_ scene: SceneDocument) -> [String: String] {
        var found: [String: String] = [:]
        func collect(_ element: Element) {
            for attribute in element.attributes {
                switch attribute.value {
                case .text(let text): found["\(element.id).\(attribute.name)"] = text
                case .texts(let texts):
                    found["\(element.id).\(attribute.name)"] = texts.joined(separator: "|")
                default: break
                }
            }
            element.subviews.forEach(collect)
        }
        collect(scene.root)
        return found
    }

    @Test func wordsOfTheLanguageThenEnglishThenTheFile() throws {
        try write(
            """
            "l.text" = "Hallo"; "b.normalTitle" = "Los"; "s.segmentTitles[1]" = "Zwei";
            """, to: "de.lproj/Main.strings")
        try write("\"m.text\" = \"Your name\"; \"l.text\" = \"Hi\";", to: "en.lproj/Main.strings")
        let original = try scene()
        let file = original.root.place.file
        let (german, notes) = original.translated(by: translation(to: "de-AT"), file: file)
        let found = words(german)
        #expect(found["l.text"] == "Hallo" && found["m.text"] == "Your name" && found["n.text"] == "12 %")
        #expect(found["b.title"] == "Los" && found["s.items"] == "One|Zwei")
        #expect(notes.map(\.message) == ["1 text is not translated into 'de-AT': s.segmentTitles[0]"])
        let (other, complaints) = original.translated(by: translation(to: "fr"), file: file)
        #expect(words(other)["l.text"] == "Hi")
        #expect(
            complaints.map(\.message) == ["there is no translation into 'fr'; the file's own text is shown"])
        #expect(original.translated(by: translation(to: "en"), file: file).1.isEmpty)
    }

    @Test func styledWordsTakeTheStyleOfTheFirst() throws {
        try write("\"l.attributedText\" = \"Hallo\";", to: "de.lproj/Main.strings")
        let original = try IB.only(
            """
            <subviews><label id="l"><attributedString key="attributedText"><fragment content="Hel">
            <attributes><font key="NSFont" metaFont="systemBold"/></attributes></fragment>
            <fragment content="lo"/></attributedString></label></subviews>
            """)
        let (german, _) = original.translated(by: translation(to: "de"), file: original.root.place.file)
        let label = try #require(german.root.subviews.first)
        guard case .runs(let runs)? = label.attributes.first(where: { $0.name == "runs" })?.value else {
            Issue.record("no runs")
            return
        }
        #expect(runs.map(\.text) == ["Hallo"] && runs.first?.font?.weight == .bold)
    }

    @Test func wordsThatAnotherFileSetStay() throws {
        try write("\"l.text\" = \"Hallo\";", to: "de.lproj/Main.strings")
        let original = try scene()
        let (german, _) = original.translated(by: translation(to: "de"), file: "overlay.yaml")
        #expect(words(german)["l.text"] == "Hello")
    }

    @Test func cataloguesPluralsAndPropertyLists() throws {
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"l.text": {"localizations": {
            "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
            "other": {"variations": {"device": {"iphone": {"stringUnit": {"value": "viele"}}}}}}}}}}}}
            """, to: "mul.lproj/Main.xcstrings")
        func list(_ inside: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict>\(inside)</dict></plist>
            """
        }
        try write(
            list(
                """
                <key>m.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ hier</string>
                <key>n</key><dict><key>one</key><string>einer</string><key>other</key><string>alle</string></dict>
                </dict>
                """), to: "de.lproj/Main.stringsdict")
        try write(list("<key>b.normalTitle</key><string>Los</string>"), to: "de.lproj/Main.strings")
        let german = translation(to: "de")
        #expect(german.problems.isEmpty)
        #expect(german.texts == ["l.text": "viele", "m.text": "alle hier", "b.normalTitle": "Los"])
        #expect(translation(to: "ja_JP").texts == ["l.text": "こんにちは"])
    }

    @Test func brokenFilesAreSaid() throws {
        try write("{", to: "Main.xcstrings")
        try write("<?xml version=\"1.0\"?><plist>", to: "de.lproj/Main.strings")
        try write("no", to: "de.lproj/Main.stringsdict")
        #expect(translation(to: "de").problems.count == 3)
    }

    @Test func namesOfFolders() {
        #expect(Translation.languages(for: "pt-BR") == ["pt-BR", "pt_BR", "pt"])
        #expect(
            Translation.languages(for: "zh-TW") == [
                "zh-TW", "zh-Hant", "zh-Hant-TW", "zh_Hant_TW", "zh_Hant", "zh",
            ])
        #expect(Translation.languages(for: "he") == ["he", "iw"])
        #expect(Translation.languages(for: "de").contains("German"))
    }
}
