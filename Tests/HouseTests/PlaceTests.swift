import Foundation
import Testing

/// Whether a reader who adds something touches all places if the table of ARCHITECTURE.md is followed.
@Suite("Where to touch, to add") struct PlaceTests {
    static let table = PlaceTable(markdown: House.text("ARCHITECTURE.md"))
    /// The texts of the repository.
    let texts =
        ["Sources", "Tests", "docs", "assets/screens"].flatMap { folder in
            House.paths(under: folder, endingIn: [".swift", ".yaml", ".md", ".txt"])
        }.filter { !$0.contains("/goldens/") }.map(TextFile.init(path:))
        + ["Package.swift", "ARCHITECTURE.md"].map(TextFile.init(path:))

    @Test("the table has the tasks that come up most")
    func tasks() {
        let tasks = [
            "a control", "an attribute of a view", "a draw command", "a flag of one command", "a diagnostic",
            "a framework stub", "a device", "a step of scripts", "a layout rule", "a golden format",
        ]
        #expect(Set(tasks).isSubset(of: Self.table.rows.map(\.task)))
    }

    @Test("every place exists")
    func places() {
        for row in Self.table.rows {
            #expect(!row.places.isEmpty, "ARCHITECTURE.md:\(row.line): \(row.task) names no place")
            for place in row.places {
                guard let paths = PlaceTable.paths(of: place, in: texts) else { continue }
                #expect(
                    !paths.isEmpty && paths.allSatisfy(House.exists),
                    "ARCHITECTURE.md:\(row.line): \(place) does not exist; mend the name")
            }
        }
    }

    /// Where the name of an example occurs without being a place to touch: it is used there, or stands for something
    /// else.
    static let uses: [String: [String]] = [
        "UIStepper": [
            "docs/screen-format.md", "docs/api-status.md",
            "Sources/UIKitCore/Appearance/AppearanceProxy+Methods.swift",
            "Sources/Frameworks/SwiftUI/Controls/StepperView.swift",
        ],
        "stepValue": ["docs/screen-format.md"],
        "outlineCustom": ["Sources/MaquetteCommands/"],
        "sheetSize": ["Sources/Sheets/"],
    ]

    /// Where the places of an example are searched for, and the text of a line that is one.
    static let examples: [String: (folders: [String], line: @Sendable (String) -> Bool)] = [
        "UIStepper": (["Sources/", "assets/screens/", "docs/"], { has($0, "UIStepper") }),
        "stepValue": (["Sources/", "docs/"], { has($0, "stepValue") }),
        "rotate": (
            ["Sources/Scripts/", "Sources/Interaction/", "Tests/ScriptsTests/"],
            { has($0, "rotate") && !$0.contains("//") }
        ),
        "lengthRank": (["Sources/", "Tests/LayoutTests/"], { has($0, "lengthRank") }),
        "iPhone16e": (
            ["Sources/", "Tests/DevicesTests/"], { has($0, "iPhone16e") || has($0, "\"iphone-16e\"") }
        ),
        "sheetSize": (["Sources/"], { has($0, "sheetSize") }),
        "outlineCustom": (["Sources/"], { has($0, "outlineCustom") }),
        "case .strokePath": (
            ["Sources/"],
            { has($0, "strokePath") && $0.drop(while: \.isWhitespace).hasPrefix("case ") }
        ),
        "events": (
            ["Sources/Goldens/", "Sources/GoldenPlans/", "Sources/MaquetteTesting/"], { has($0, "events") }
        ),
        "CoreTelephony": (
            ["Sources/", "Package.swift", "ARCHITECTURE.md"], { has($0, "CoreTelephony") }
        ),
    ]

    @Test("examples occur in all places that their row names, and in no others")
    func exampleRows() {
        for row in Self.table.rows {
            guard let example = row.example else { continue }
            guard let search = Self.examples[example] else {
                Issue.record("ARCHITECTURE.md:\(row.line): no search for the example \(example)")
                continue
            }
            let places = row.places.flatMap { PlaceTable.paths(of: $0, in: texts) ?? [] }
            let found = files(in: search.folders).filter { $0.lines.contains(where: search.line) }.map(\.path)
            #expect(found.count > 1, "\(example) occurs nowhere")
            for path in found where !Self.holds(places + (Self.uses[example] ?? []), path) {
                Issue.record(
                    "ARCHITECTURE.md:\(row.line): \(row.task) also touches \(path), as \(example) does")
            }
            let word = example.split(separator: ".").last.map(String.init) ?? example
            for place in places where !occurs(word, of: example, in: place) {
                Issue.record("ARCHITECTURE.md:\(row.line): \(example) does not occur in \(place)")
            }
        }
    }

    /// The files at some paths, or below them.
    private func files(in folders: [String]) -> [TextFile] {
        folders.flatMap { folder in texts.filter { $0.path == folder || Self.holds([folder], $0.path) } }
    }

    /// Other names under which an example stands in a place.
    static let otherNames = [
        "UIStepper": ["Stepper"], "iPhone16e": ["iphone-16e"], "outlineCustom": ["outline-custom"],
    ]

    /// Whether an example occurs in a file, or in a file of a folder.
    private func occurs(_ word: String, of example: String, in place: String) -> Bool {
        let words = [word] + (Self.otherNames[example] ?? [])
        return files(in: [place]).contains { file in
            file.lines.contains { line in words.contains { Self.has(line, $0) } }
                || words.contains { file.path.contains("/\($0)/") }
        }
    }

    /// Whether a path is one of the places or in one of the folders.
    private static func holds(_ places: [String], _ path: String) -> Bool {
        places.contains { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 }
    }

    /// Whether a line has a word.
    private static func has(_ line: String, _ word: String) -> Bool {
        var rest = line[...]
        while let range = rest.range(of: word) {
            let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
            let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
            if !before.isLetter, !before.isNumber, !after.isLetter, !after.isNumber { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
