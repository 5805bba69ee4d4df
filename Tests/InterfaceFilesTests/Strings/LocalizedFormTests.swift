import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import InterfaceFiles

/// Texts that depend on a count, the device or the width, in `.stringsdict` and `.xcstrings` files.
@Suite struct LocalizedFormTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func texts(
        of list: [String: Any], on idiom: LayoutTraits.Idiom = .phone
    ) throws -> [String: String] {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let file = try directory.write(data, to: "Main.stringsdict")
        let found = StringsFile.forms(atPath: file, LocalizedForms(idiom: idiom))
        #expect(found.problem == nil)
        return found.entries
    }

    private func texts(ofCatalogue text: String, on idiom: LayoutTraits.Idiom = .phone) throws -> [String:
        String]
    {
        try JSONDecoder().decode(StringsCatalog.self, from: Data(text.utf8))
            .texts(in: "en", LocalizedForms(idiom: idiom)).texts
    }

    private func plural(_ other: String) -> [String: String] {
        [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
            "one": "one", "other": other,
        ]
    }

    @Test func variablesAreReplacedByTheFormOther() throws {
        let found = try texts(of: [
            "a.text": [
                "NSStringLocalizedFormatKey": "%#@files@ in %2$#@folders@, %@", "files": plural("%d files"),
                "folders": plural("%#@depth@ folders"), "depth": plural("%d nested"),
            ],
            "b.text": ["NSStringLocalizedFormatKey": "%#@unknown@ of 100%"],
            "c.text": "no rule",
        ])
        #expect(
            found == [
                "a.text": "%d files in %d nested folders, %@", "b.text": "%#@unknown@ of 100%",
            ])
    }

    @Test func aVariableInItselfEnds() throws {
        let found = try texts(of: ["a.text": ["NSStringLocalizedFormatKey": "%#@a@", "a": plural("%#@a@!")]])
        #expect(found["a.text"]?.hasPrefix("%#@a@!") == true)
    }

    @Test func theDeviceThatIsDrawnDecides() throws {
        let rules: [String: Any] = [
            "a.text": [
                "NSStringDeviceSpecificRuleType": ["iphone": "Tap", "ipad": "Touch", "mac": "Click"]
            ],
            "b.text": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "other": "Select"]],
            "c.text": ["NSStringDeviceSpecificRuleType": ["mac": "Click"]],
        ]
        #expect(try texts(of: rules) == ["a.text": "Tap", "b.text": "Select"])
        #expect(try texts(of: rules, on: .pad) == ["a.text": "Touch", "b.text": "Select"])
    }

    @Test func theWidestFormIsTaken() throws {
        let rules = ["a.text": ["NSStringVariableWidthRuleType": ["1": "Mon", "20": "Monday", "5": "Mond"]]]
        #expect(try texts(of: rules) == ["a.text": "Monday"])
    }

    @Test func cataloguesHaveVariationsAndSubstitutions() throws {
        func unit(_ value: String) -> String {
            "{\"stringUnit\": {\"state\": \"new\", \"value\": \"\(value)\"}}"
        }
        let catalogue = """
            {"sourceLanguage": "en", "strings": {
            "a.text": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ and %2$#@eggs@"}, "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit("%arg bird")),
            "other": \(unit("%arg birds"))}}},
            "eggs": {"argNum": 2, "formatSpecifier": "@", "variations": {"plural": {"other": \(unit("eggs: %arg"))}}}}}}},
            "b.text": {"localizations": {"en": {"variations": {"device": {"ipad": \(unit("wide")), "other": {"variations":
            {"plural": {"other": \(unit("%lld narrow"))}}}}}}}},
            "c.text": {"localizations": {"en": \(unit("plain")), "de": \(unit("schlicht"))}},
            "d.text": {}}, "version": "1.0"}
            """
        let found = try texts(ofCatalogue: catalogue)
        #expect(
            found == [
                "a.text": "%lld birds and eggs: %@", "b.text": "%lld narrow", "c.text": "plain",
            ])
        #expect(try texts(ofCatalogue: catalogue, on: .pad)["b.text"] == "wide")
    }

    /// Source: Apple's documentation of the stringsdict format.
    @Test func rulesTakePrecedenceOverStrings() throws {
        let list = ["l.text": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "%d Dateien"]]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try directory.write(data, to: "de.lproj/Main.stringsdict")
        try directory.write("\"l.text\" = \"Datei\"; \"m.text\" = \"Mehr\";", to: "de.lproj/Main.strings")
        let german = Translation(ofFile: directory.path + "/Base.lproj/Main.storyboard", to: "de")
        #expect(german.texts == ["l.text": "%d Dateien", "m.text": "Mehr"])
    }
}
