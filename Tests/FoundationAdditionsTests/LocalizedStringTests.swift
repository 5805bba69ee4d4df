import FoundationAdditions
import RenderContext
import Testing

/// The texts of code in the language of the render.
@Suite struct LocalizedStringTests {
    /// Runs a body in a render with some texts.
    private func inRender(_ body: () -> Void) {
        var environment = RenderEnvironment.standard
        let texts = [
            "Localizable/title": "Titel", "Localizable/%lld beds of %@": "%2$@: %1$lld Beete",
            "Other/title": "Anders",
        ]
        environment.localizedString = { key, table in texts["\(table)/\(key)"] }
        environment.run(body)
    }

    @Test("finds a text by its key and table")
    func found() {
        inRender {
            #expect(NSLocalizedString("title", comment: "") == "Titel")
            #expect(NSLocalizedString("title", tableName: "Other", comment: "") == "Anders")
            #expect(Bundle.main.localizedString(forKey: "title", value: nil, table: nil) == "Titel")
            #expect(Bundle.main.localizedString(forKey: "title", value: nil, table: "") == "Titel")
            #expect(String(localized: "title") == "Titel")
            #expect(String(localized: "title", table: "Other") == "Anders")
        }
    }

    @Test("returns the value, or else the key, where there is no text")
    func missing() {
        inRender {
            #expect(NSLocalizedString("none", comment: "") == "none")
            #expect(NSLocalizedString("none", value: "Value", comment: "") == "Value")
            #expect(Bundle.main.localizedString(forKey: "none", value: "", table: nil) == "none")
            #expect(String(localized: "none") == "none")
        }
        #expect(NSLocalizedString("title", comment: "") == "title")
    }

    @Test("puts values into a text, whose key has their formats")
    func values() {
        inRender {
            #expect(String(localized: "\(3) beds of \("mint")") == "mint: 3 Beete")
            #expect(String(localized: "\(2) rows, \(0.5)") == "2 rows, 0.500000")
        }
    }
}
