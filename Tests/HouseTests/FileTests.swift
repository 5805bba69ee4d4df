import Foundation
import Testing

@Suite("Files")
struct FileTests {
    /// Files of classes that declare most of what apps override. Swift lets other modules override only what the body of
    /// a class declares, and neither a superclass nor a second method of another name is made to keep a body short.
    static let classesToOverride: Set<String> = [
        "Sources/UIKitCore/Views/UIView.swift",
        "Sources/UIKitCore/ViewControllers/UIViewController.swift",
        "Sources/UIKitCore/Views/CollectionViews/UICollectionView.swift",
        "Sources/UIKitCore/Views/TableViews/UITableView.swift",
        "Sources/UIKitCore/Views/TableViews/UITableViewCell.swift",
        "Sources/UIKitCore/Views/Bars/UINavigationBar.swift",
        "Sources/UIKitCore/Text/Views/UITextField.swift",
        "Sources/UIKitCore/Text/Views/UITextView.swift",
        "Sources/UIKitCore/Touches/UIResponder.swift",
        "Sources/QuartzCore/Layers/CALayer.swift",
    ]

    @Test("source files stay short")
    func length() {
        for file in House.swiftFiles(under: "Sources") + House.swiftFiles(under: "Tests") {
            let isOfSources = file.path.hasPrefix("Sources")
            let limit = Self.classesToOverride.contains(file.path) ? 1100 : isOfSources ? 400 : 500
            #expect(
                file.lines.count <= limit,
                "\(file.path): \(file.lines.count) lines; cut it by aspect into files of at most \(limit)")
        }
    }

    @Test("a class that may be longer declares what apps override")
    func overridableClasses() {
        for path in Self.classesToOverride.sorted() {
            let file = TextFile(path: path)
            #expect(file.lines.count > 400, "\(path): short enough; take it off the list")
            #expect(file.lines.contains { $0.hasPrefix("open class ") }, "\(path): declares no open class")
        }
    }

    @Test("ARCHITECTURE.md stays a page that is read, beside its tables")
    func architectureLength() {
        #expect(TextFile(path: "ARCHITECTURE.md").lines.filter { !$0.hasPrefix("|") }.count <= 120)
    }

    @Test("the folders of UIKit are the chapters in ARCHITECTURE.md")
    func chapters() {
        let rows = TextFile(path: "ARCHITECTURE.md").lines.drop { !$0.hasPrefix("| folders | chapters |") }
            .prefix { $0.hasPrefix("|") }
        let named = Set(rows.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } })
        let folders = Set(
            House.paths(under: "Sources/UIKitCore").compactMap { path -> String? in
                let parts = path.split(separator: "/")
                return parts.count > 3 ? String(parts[2]) : nil
            })
        for folder in folders.subtracting(named).sorted() {
            Issue.record(
                "Sources/UIKitCore/\(folder): no chapter of Apple's documentation in ARCHITECTURE.md")
        }
        for name in named.subtracting(folders).sorted() {
            Issue.record("ARCHITECTURE.md: there is no folder \(name) in Sources/UIKitCore")
        }
    }

    @Test("the top level has no other files than its own")
    func topLevel() throws {
        let own: Set<String> = [
            "Package.swift", "Package.resolved", "Sources", "Tests", "fonts", "assets", "goldens", "docs",
            "scripts",
            "Benchmarks", "Examples", "editors", "action", "README.md", "ARCHITECTURE.md", "CHANGELOG.md",
            "CONTRIBUTING.md", "LICENSE", "maquette", "out",
        ]
        let names = try FileManager.default.contentsOfDirectory(
            atPath: House.root.path(percentEncoded: false))
        for name in names.sorted() where !name.hasPrefix(".") && !own.contains(name) {
            Issue.record("\(name): move it to one of the folders of the top level, or remove it")
        }
    }

    @Test("no file of leftovers")
    func names() {
        let leftovers = ["Utils", "Utilities", "Helpers", "Helper", "Misc", "Common", "Extensions", "Empty"]
        for file in House.swiftFiles(under: "Sources") + House.swiftFiles(under: "Tests") {
            let name = file.path.components(separatedBy: "/").last?.replacingOccurrences(
                of: ".swift", with: "")
            let isNamed = !leftovers.contains(name ?? "")
            #expect(isNamed, "\(file.path): name the file after the one type or topic it holds")
        }
    }

    @Test("no path of one machine stands in a file")
    func machinePaths() {
        // Concatenated so that this file does not contain them.
        let marks = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/"]
        for path in House.paths(under: "", endingIn: Self.textSuffixes) {
            for line in TextFile(path: path).numbered {
                for mark in marks where line.text.contains(mark) && !Self.isInAddress(line.text, mark: mark) {
                    Issue.record("\(path):\(line.number): \(mark): write a path relative to the repository")
                }
            }
        }
    }

    @Test("text files end in one line end and use line feeds")
    func lineEnds() {
        for path in House.paths(under: "", endingIn: Self.textSuffixes)
        where !path.hasPrefix("Tests/Fixtures/") {
            let text = House.text(path)
            #expect(!text.contains("\r"), "\(path): has carriage returns; write line feeds")
            #expect(text.isEmpty || text.hasSuffix("\n"), "\(path): ends in the middle of a line")
        }
    }

    @Test("scripts can be run")
    func scripts() {
        let scripts = ["maquette", ".ci/run"] + House.paths(under: "scripts")
        for path in scripts where House.text(path).hasPrefix("#!") {
            let file = House.root.appending(path: path).path
            #expect(FileManager.default.isExecutableFile(atPath: file), "\(path): run chmod +x on it")
        }
    }

    static let textSuffixes = [
        ".swift", ".md", ".js", ".css", ".html", ".yaml", ".yml", ".json", ".py", ".sh", ".txt", ".h", ".c",
        ".modulemap", ".xml",
        "maquette", ".ci/run", ".awk", "scripts/test", "scripts/build-products", "scripts/build-release",
        "scripts/build-times", "scripts/draw", "scripts/install-dependencies",
    ]

    /// Whether a mark is part of a web address.
    static func isInAddress(_ line: String, mark: String) -> Bool {
        guard let range = line.range(of: mark) else { return false }
        let word =
            line[..<range.lowerBound].split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        return word.contains("://") && !word.contains("file://")
    }
}
