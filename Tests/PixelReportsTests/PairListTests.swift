import Files
import Foundation
import Geometry
import ImageCodec
import Scene
import TestSupport
import Testing

@testable import PixelReports

/// Lists of pairs, and what is refused of them.
@Suite("Lists of pairs of pictures")
struct PairListTests {
    @Test("a table names its columns")
    func table() {
        let list = PairList(
            "ours\tapple\trepo\tcause\nb/x.png\ta/x.png\to/r\ttext\n", isJSON: false, file: "p.tsv")
        #expect(list.problems.isEmpty)
        #expect(
            list.pairs == [
                PicturePair(
                    repository: "o/r", cause: "text", name: "x.png", apple: "a/x.png", ours: "b/x.png")
            ])
    }

    @Test("an array has the same members")
    func array() {
        let list = PairList(
            #"[{"repo": "o/r", "apple": "a", "ours": "b", "name": "title"}]"#, isJSON: true, file: "p.json")
        #expect(list.pairs == [PicturePair(repository: "o/r", name: "title", apple: "a", ours: "b")])
        #expect(list.problems.isEmpty)
    }

    @Test(
        "each fault is one problem",
        arguments: [
            ("repo\tapple\n", false, "p:1: error: the first line names no column 'ours'"),
            (
                "repo\tapple\tours\tsize\n", false,
                "p:1: error: the column 'size' is unknown; there are repo, apple, ours, name, cause"
            ),
            ("repo\tapple\tours\tours\n", false, "p:1: error: a column is named twice"),
            ("repo\tapple\tours\nr\ta\n", false, "p:2: error: the line has 2 cells, the first one has 3"),
            ("repo\tapple\tours\nr\t\tb\n", false, "p:2: error: the line has no 'apple'"),
            ("repo\tapple\tours\n", false, "p: error: it lists no pair"),
            ("", false, "p: error: it lists no pair"),
            ("{}", true, "p: error: it is not a JSON array"),
            ("[", true, "p: error: it is not a JSON array"),
            ("[1]", true, "p: error: pair 1 is not an object"),
            (#"[{"repo": "r", "apple": 1, "ours": "b"}]"#, true, "p: error: pair 1: 'apple' is not a string"),
            (#"[{"repo": "r", "apple": "a"}]"#, true, "p: error: pair 1 has no 'ours'"),
        ] as [(String, Bool, String)])
    func faults(text: String, isJSON: Bool, message: String) {
        let list = PairList(text, isJSON: isJSON, file: "p")
        #expect(list.pairs.isEmpty)
        #expect(list.problems.map(\.description) == [message])
    }

    @Test("a pair that is listed twice is compared once")
    func repeated() {
        let list = PairList("repo\tapple\tours\nr\ta\tb\nr\ta\tb\nr\ta\tc\n", isJSON: false, file: "p")
        #expect(list.pairs.map(\.ours) == ["b", "c"])
        #expect(
            list.problems.map(\.description) == ["p:3: error: the line repeats the pictures of a pair before"]
        )
    }

    @Test("pictures that are missing or broken are refused")
    func pictures() throws {
        let folder = try TemporaryDirectory()
        let broken = folder.path + "/broken.png"
        try writeFile([1, 2, 3], to: broken)
        #expect(throws: PairProblem.self) { try FlatPicture(contentsOf: folder.path + "/none.png") }
        #expect(throws: PairProblem.self) { try FlatPicture(contentsOf: broken) }
        let good = folder.path + "/good.png"
        try writeFile(encodePNG(Pixmap(width: 3, height: 2, filledWith: 0xFF00_00FF)), to: good)
        #expect(try FlatPicture(contentsOf: good).pixels == Array(repeating: 0xFF00_00FF, count: 6))
    }
}
