import Foundation
import Pages
import TestSupport
import Testing

/// Rules for the styles of pages.
@Suite("Styles of pages") struct StyleRuleTests {
    private static let styles = [
        "gallery": GalleryFiles.servedStyle, "report": ReportFiles.style, "film": FilmFiles.style,
    ]

    /// The classes and ids that the selectors of a style name.
    private static func names(in style: String) -> Set<String> {
        var names: Set<String> = []
        for part in style.components(separatedBy: "}") {
            // What follows the last brace are declarations.
            let selectors = part.components(separatedBy: "{").dropLast().joined(separator: " ")
            for match in selectors.matches(of: /[.#]([A-Za-z][A-Za-z0-9_-]*)/) {
                names.insert(String(match.1))
            }
        }
        return names
    }

    @Test("braces are balanced", arguments: styles.keys.sorted()) func braces(name: String) {
        let style = Self.styles[name] ?? ""
        var depth = 0
        for character in style {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }

    @Test("every class and id is that of an element", arguments: styles.keys.sorted())
    func elements(name: String) throws {
        let folders = ["Gallery", "Goldens/Reports", "Films", "CPages/Pages"].map { "Sources/" + $0 }
        var text = ""
        for folder in folders {
            let root = PackageFiles.url(folder)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init()
            where ["swift", "js", "html"].contains(file.pathExtension) {
                text += try String(contentsOf: file, encoding: .utf8)
            }
        }
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" })
        let names = Self.names(in: Self.styles[name] ?? "")
        #expect(!names.isEmpty || name == "film")
        for unused in names.filter({ !words.contains($0[...]) }).sorted() {
            Issue.record("\(name): no element has the class or id '\(unused)'")
        }
    }

    @Test func namesAreThoseOfSelectors() {
        let style = "a.one, #two > li { margin: .5em; color: #fff }\n@media (x) { .three { top: 0 } }"
        #expect(Self.names(in: style) == ["one", "two", "three"])
    }
}
