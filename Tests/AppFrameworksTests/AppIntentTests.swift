import AppIntents
import Testing
import UIKit

private struct Book: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct BookQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map { Book(id: $0) } }
}

private enum Genre: String, AppEnum {
    case novel, essay
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "A Novel"]
}

private struct OpenBook: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var book: Book
    @Parameter(title: "Page", default: 3) var page: Int
    @Parameter(title: "Note") var note: String?
    static var parameterSummary: some ParameterSummary { Summary("Open \(\.$book) at \(\.$page)") }
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: "\(book.id) \(page)", dialog: "Opened \(book.id)")
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenBook(), phrases: ["Open in \(.applicationName)"], shortTitle: "Open",
            systemImageName: "book")
    }
}

@Suite("Actions of an app")
struct AppIntentTests {
    /// Source: `LocalizedStringResource.init(_:defaultValue:…)`: the text where the table has none.
    @Test("have texts with a key and a default value")
    func defaultValue() {
        let text = LocalizedStringResource("book.pages", defaultValue: "\(2) pages")
        #expect(text.key == "book.pages")
        #expect(String(localized: text) == "2 pages")
        #expect(String(localized: "book.open", defaultValue: "Open") == "Open")
    }

    @Test("an action is performed with its values, and has those of defaults and optionals")
    func performing() async throws {
        let intent = OpenBook()
        intent.book = Book(id: "Emma")
        #expect(intent.page == 3 && intent.note == nil)
        intent.page = 7
        let result = try await intent.perform()
        #expect(result.value == "Emma 7")
    }

    @Test("choices have their texts, or those of their raw values")
    func texts() {
        #expect(String(localized: Genre.novel.localizedStringResource) == "A Novel")
        #expect(String(localized: Genre.essay.localizedStringResource) == "essay")
        #expect(String(localized: Genre.typeDisplayRepresentation.name) == "Genre")
        #expect(LocalizedStringResource("\(2) books").key == "%lld books")
        #expect(String(localized: LocalizedStringResource("\(2) books")) == "2 books")
        #expect(Shortcuts.appShortcuts.count == 1)
    }
}
