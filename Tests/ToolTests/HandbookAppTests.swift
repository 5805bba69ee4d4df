import Foundation
import TestSupport
import Testing

/// `maquette app` with the example that shows the five articles, if the program that compiles apps is beside the tool.
@Suite(
    "maquette app: the handbook",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct HandbookAppTests {
    private static let goldens = "Tests/Fixtures/Handbook/"

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(
            [
                "app", PackageFiles.url("Examples/Handbook").path, "--build-path", directory.path + "/build",
                "--device", "iphone-8", "--locale", "zh-Hans",
            ] + arguments)
    }

    /// The line of a view in a printed layout, without its place in the tree.
    private func line(_ id: String, in layout: String) throws -> String {
        let line = layout.split(separator: "\n").first { $0.contains(" \(id) (") }
        return try #require(line, "no view '\(id)' in\n\(layout)").trimmingCharacters(in: .whitespaces)
    }

    /// The printed frames of a screen.
    private func layout(_ name: String) throws -> String {
        String(decoding: try directory.data("frames/\(name).iphone-8.zh-Hans.layout.txt"), as: UTF8.self)
    }

    /// Checks the position and the size of a view.
    private func expect(
        _ id: String, _ frame: String, in layout: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let line = try line(id, in: layout)
        #expect(line.contains(" \(id) \(frame)"), sourceLocation: sourceLocation)
    }

    @Test("shows its screens as the goldens do, and with the numbers of the articles")
    func handbook() throws {
        let pictures = try run("-o", directory.path + "/out", "--png-level", "3")
        #expect(pictures.status == 0, "\(pictures.errors)")
        #expect(pictures.errors.contains("20 of 20 classes compile, 0 without"), "\(pictures.errors)")
        let names = directory.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
        #expect(names.count == 17)
        for name in names {
            let picture = try directory.data("out/" + name)
            let golden = PackageFiles.url(Self.goldens + name)
            if ProcessInfo.processInfo.environment["RECORD_HANDBOOK"] != nil {
                Issue.record("\(name) is recorded; run the test again without RECORD_HANDBOOK")
                try picture.write(to: golden)
            }
            #expect(try Data(contentsOf: golden) == picture, "\(name)")
        }
        let frames = try run("-o", directory.path + "/frames", "--emit", "layout")
        #expect(frames.status == 0, "\(frames.errors)")
        try expectGuide(layout("launched-app"))
        try expectGuide(layout("Main.Guide"))
        try expectPages()
        try expectIcons(layout("Main.IconPages"))
        try expectCities()
        try expectSizes(layout("Main.Sizes"))
    }

    /// Three pages of a screen in a chain; the middle of each picture is 20 + 647 / 2 - 116 = 227.5 points from the top.
    private func expectGuide(_ layout: String) throws {
        try expect("gui-sv-001", "(0, 0) 375x667 content=1125x667", in: layout)
        for (id, x) in [("gui-pg-001", 0), ("gui-pg-002", 375), ("gui-pg-003", 750)] {
            try expect(id, "(\(x), 0) 375x667", in: layout)
        }
        let lines = layout.split(separator: "\n")
        #expect(
            lines.count { $0.contains("UIImageView gpv-im-001") && $0.contains("(67.5, 127.5) 240x200") } == 3
        )
        #expect(lines.count { $0.contains("UIView gpv-vw-001") && $0.contains("(0, 0) 375x667") } == 3)
        #expect(try line("gui-bt-001", in: layout).contains("下一步"))
        #expect(try line("gui-bt-002", in: layout).contains("跳过"))
    }

    /// The same pages by Auto Layout and by MyLayout.
    private func expectPages() throws {
        for (name, scrollView, inner) in [
            ("Main.ConstraintPages", "cpg-sv-001", "cpg-sv-001"),
            ("Main.LinearPages", "lpg-sv-001", "lpg-sv-001/MyLinearLayout[0]"),
        ] {
            let layout = try layout(name)
            try expect(scrollView, "(0, 0) 375x667 content=1125x667", in: layout)
            for page in 0..<3 {
                try expect("\(inner)/PageView[\(page)]", "(\(375 * page), 0) 375x667", in: layout)
            }
        }
    }

    /// (375 - 10 - 20) / 3 = 115 points wide and (200 - 10 - 20) / 3 = 56.667 -> 56.5 high, nine a page: five pages.
    private func expectIcons(_ layout: String) throws {
        try expect("icn-sv-001", "(0, 429) 375x200 content=1875x200", in: layout)
        for (index, place) in [
            (0, "5, 5"), (4, "130, 71.5"), (8, "255, 138.5"), (9, "380, 5"), (39, "1505, 71.5"),
        ] {
            try expect("icn-sv-001/MyFlowLayout[0]/UILabel[\(index)]", "(\(place)) 115x56.5", in: layout)
        }
    }

    /// A header of 100 + 2 · 48 points; a box that is 44 points lower without its row of buttons.
    private func expectCities() throws {
        let cities = try layout("Main.Cities")
        try expect("cit-tv-001/CityHeaderView[6]", "(0, 0) 375x196", in: cities)
        try expect("cit-tv-001/CityHeaderView[6]/UIImageView[0]", "(87.5, 48) 200x100", in: cities)
        for name in ["Main.Confirm", "Main.Notice"] {
            let layout = try layout(name), hasButtons = name == "Main.Confirm"
            #expect(layout.contains("abv-rw-001") == hasButtons)
            let numbers = try line("abv-lb-002", in: layout).matches(of: /[0-9.]+/).compactMap {
                Double($0.0)
            }
            let box = try line("abv-vw-001", in: layout).matches(of: /[0-9.]+/).compactMap { Double($0.0) }
            // In both lines the numbers of the id come first, then x, y, width and height.
            let (top, height) = (numbers[2], numbers[4])
            #expect(box[4] == top + height + 20 + (hasButtons ? 44 : 0))
        }
    }

    /// 200 + 2 · 48 = 296 and 100 + 2 · 48 = 196; a required limit of 200 wins over a wish for 343.
    private func expectSizes(_ layout: String) throws {
        try expect("siz-pa-001", "(39.5, 104) 296x196", in: layout)
        try expect("siz-ch-001", "(48, 48) 200x100", in: layout)
        #expect(try line("siz-lm-001", in: layout).contains(" 200x36"))
    }
}
