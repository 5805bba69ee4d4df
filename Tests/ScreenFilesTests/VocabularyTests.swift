import Foundation
import ScreenDocuments
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenFiles

/// Compares the vocabulary, the schema and the documentation. `RECORD_VOCABULARY=1 swift test` rewrites the
/// two files; check the difference afterwards.
@Suite struct VocabularyTests {
    private let chapter = "## Classes\n\nEvery class has the attributes of `UIView`.\n\n"

    @Test func everyNameIsGivenOnce() {
        let names = ElementVocabulary.classes.map(\.name)
        #expect(Set(names).count == names.count)
        for row in ElementVocabulary.classes {
            let attributes = ElementVocabulary.attributes(of: row.name).map(\.name)
            #expect(Set(attributes).count == attributes.count, "\(row.name) names an attribute twice")
            if let superclass = row.superclass { #expect(names.contains(superclass)) }
        }
    }

    @Test func textsThatNoScreenShowsAreNamed() {
        let unshown = ElementVocabulary.classes.flatMap(\.attributes).filter {
            if case .text(isShown: false) = $0.type { true } else { false }
        }
        #expect(ElementVocabulary.unshownTexts == Set(unshown.map(\.name)))
    }

    @Test func schemaIsOfThisVocabulary() throws {
        try PackageFiles.recordIfAsked(ScreenFileSchema.text(), "assets/screen.schema.json")
        #expect(try PackageFiles.text("assets/screen.schema.json") == ScreenFileSchema.text())
    }

    @Test func schemaHoldsEveryClassAndAttributeAndNoMore() throws {
        let schema = try PackageFiles.text("assets/screen.schema.json")
        let json = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
        let definitions = try #require(json?["definitions"] as? [String: Any])
        for row in ElementVocabulary.classes {
            let definition = try #require(definitions[row.name] as? [String: Any], "\(row.name)")
            let properties = try #require(definition["properties"] as? [String: Any])
            var known = Set(ElementVocabulary.attributes(of: row.name).map(\.name))
            known.formUnion(["id", "class"])
            if row.kind == .view || row.name == "UILayoutGuide" { known.insert("constraints") }
            if row.subviews != .refused { known.insert("subviews") }
            #expect(Set(properties.keys) == known, "\(row.name)")
        }
        let elements = try #require(
            (definitions["element"] as? [String: Any])?["anyOf"] as? [[String: String]])
        let names = ElementVocabulary.classes.map { "#/definitions/\($0.name)" } + ["#/definitions/instance"]
        #expect(elements.compactMap { $0["$ref"] } == names)
    }

    @Test func documentationListsEveryClassAndAttribute() throws {
        let text = try PackageFiles.text("docs/screen-format.md")
        let start = try #require(text.range(of: chapter)?.upperBound)
        let end = try #require(text[start...].range(of: "\n## ")?.lowerBound)
        let recorded = text.replacingCharacters(in: start..<end, with: ElementVocabulary.markdown())
        try PackageFiles.recordIfAsked(recorded, "docs/screen-format.md")
        #expect(try PackageFiles.text("docs/screen-format.md") == recorded)
    }
}
