import Diagnostics
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import Gallery

/// The files of a gallery: which pictures are folded, how files are named and what is in the data.
@Suite struct GallerySiteTests {
    private let directory: TemporaryDirectory
    private let pictures: GalleryPictures

    init() throws {
        directory = try TemporaryDirectory()
        pictures = GalleryPictures(in: directory.path)
    }

    private func picture(_ colors: [UInt32]) throws -> GalleryPicture {
        try pictures.add(
            try #require(Pixmap(width: colors.count, height: 1, pixels: colors.map { $0 | 0xFF00_0000 })))
    }

    private func shot(
        _ input: String, scene: String? = nil, device: String = "phone", _ picture: GalleryPicture?
    ) -> GalleryShot {
        var shot = GalleryShot(input: input, scene: scene)
        shot.conditions = [("device", device), ("appearance", "light"), ("locale", "en")]
        shot.picture = picture
        return shot
    }

    /// Returns the arguments of the call in a data file.
    private func data(_ name: String) throws -> [Any] {
        let text = String(decoding: try directory.data("data/\(name)"), as: UTF8.self)
        let call = try #require(text.firstMatch(of: /^maquetteGallery\.\w+\((.*)\);\n$/))
        return try JSONSerialization.jsonObject(with: Data("[\(call.1)]".utf8)) as? [Any] ?? []
    }

    @Test func blanksAndDuplicatesAreFolded() throws {
        var site = GallerySite(in: directory.path)
        try site.add(shot("a", picture([1, 2])))
        try site.add(shot("b", picture([3, 3])))
        try site.add(shot("c", device: "phone", picture([1, 2])))
        // The same picture on another device is no duplicate.
        try site.add(shot("c", device: "tablet", picture([1, 2])))
        try site.add(shot("d", picture([1, 2])))
        try site.add(shot("e", nil))
        try site.finish()
        #expect(
            site.counts
                == GalleryCounts(scenes: 5, pictures: 5, blanks: 1, duplicates: 2, shells: 0, failures: 1))
        #expect(site.counts.summary == "5 scenes, 5 pictures; folded: 1 blank, 2 duplicates")
        let list = try #require(try data("scenes.js").first as? [String: Any])
        let scenes = try #require(list["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["fold"] as? String } == [nil, "blank", nil, "duplicate", nil])
        let third = try #require(try data("scene-2.js").last as? [String: Any])
        let shots = try #require(third["shots"] as? [[String: Any]])
        #expect(shots.map { $0["fold"] as? String } == ["duplicate", nil])
        #expect(shots.first?["twin"] as? [Int] == [0, 0])
    }

    @Test func aSceneHasACoverInTheDark() throws {
        var site = GallerySite(in: directory.path)
        func add(_ appearance: String, _ device: String, _ colors: [UInt32]) throws -> String {
            var shot = shot("a", device: device, try picture(colors))
            shot.conditions[1].value = appearance
            try site.add(shot)
            return shot.picture?.digest ?? ""
        }
        let cover = try add("light", "phone", [1, 2])
        _ = try add("dark", "tablet", [3, 4])
        let dark = try add("dark", "phone", [5, 6])
        try site.add(shot("b", picture([7, 8])))
        try site.finish()
        let list = try #require(try data("scenes.js").first as? [String: Any])
        let scenes = try #require(list["scenes"] as? [[String: Any]])
        #expect(scenes[0]["cover"] as? String == cover)
        #expect(scenes[0]["dark"] as? String == dark)
        #expect(scenes[1]["dark"] is NSNull)
    }

    @Test func findingsAndWhatIsSaidOfTheFileAreShown() throws {
        var site = GallerySite(in: directory.path)
        var shot = shot("a", try picture([1, 2]))
        shot.findings = [Diagnostic(.fileSample, "found", view: "x")]
        shot.fileDiagnostics = [Diagnostic(.fileSample, "read")]
        try site.add(shot)
        try site.finish()
        let scene = try #require(try data("scene-0.js").last as? [String: Any])
        func messages(_ value: Any?) -> [String] {
            (value as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
        }
        #expect(messages((scene["shots"] as? [[String: Any]])?.first?["diagnostics"]) == ["found"])
        #expect(messages(scene["file"]) == ["read"])
        let list = try #require(try data("scenes.js").first as? [String: Any])
        let entry = try #require((list["scenes"] as? [[String: Any]])?.first)
        // What is said of the whole file is no problem of this scene.
        #expect([entry["errors"], entry["warnings"]].compactMap { $0 as? Int }.reduce(0, +) == 1)
    }

    @Test func constraintsAreListedOnceAndToldToEachView() throws {
        func node(_ id: String, _ parent: Int?) -> LayoutNode {
            LayoutNode(
                id: id, className: "UIView", parent: parent, subtreeEnd: parent == nil ? 2 : 2,
                frame: Rect(x: 0, y: 0, width: 9, height: 9))
        }
        let layout = LayoutTree(size: Size(width: 9, height: 9), nodes: [node("root", nil), node("a", 0)])
        func statement(_ words: String, _ isOwn: Bool, _ other: String) -> ConstraintStatement {
            ConstraintStatement(
                sentence: words, text: "a.top == root.top", identifier: "pin", outcome: .broken, isOwn: isOwn,
                other: other)
        }
        let tree = GalleryTree(
            of: layout, offset: .zero,
            constraints: [
                "root": [statement("Other", false, "a")], "a": [statement("Own", true, "root")],
            ])
        #expect(tree.json.hasSuffix(#""constraints":[["a.top == root.top",2,"pin"]]}"#), "\(tree.json)")
        #expect(tree.json.contains(#"[[0,"Other",0,1]]"#) && tree.json.contains(#"[[0,"Own",1,0]]"#))
    }

    @Test func theFilesOfAGalleryAreKnownByTheirNames() {
        let digest = String(repeating: "a0", count: 16)
        let files: [GalleryFile] = [
            .page, .marker, .list, .map, .scene(0), .scene(4711), .picture(digest), .thumbnail(digest),
        ]
        for file in files {
            let parts = file.path.split(separator: "/").map(String.init)
            #expect(GalleryFile(parts[parts.count - 1], in: parts.count > 1 ? parts[0] : nil) == file)
        }
        for (name, folder) in [
            ("scene-.js", "data"), ("scene-01.js", "data"), ("scene-1.js", nil), ("scenes.js", "pictures"),
            ("a.png", "pictures"), ("\(digest).png", "data"), ("index.html", "data"), ("x", nil),
            ("\(digest).png.bak", "pictures"), ("scene-99999999999999999999.js", "data"),
        ] as [(String, String?)] {
            #expect(GalleryFile(name, in: folder) == nil, "\(folder ?? "")/\(name)")
        }
    }

    @Test func equalPicturesShareTheirFiles() throws {
        let first = try picture([1, 2, 3]), second = try picture([1, 2, 3]), third = try picture([1, 2, 4])
        #expect(first == second)
        #expect(
            directory.files
                == Set(
                    [first, third].flatMap { ["pictures/\($0.digest).png", "thumbnails/\($0.digest).png"] }
                )
                .sorted())
        // The size is part of the digest.
        let tall = try #require(Pixmap(width: 1, height: 3, pixels: [1, 2, 3].map { $0 | 0xFF00_0000 }))
        #expect(GalleryPicture(of: tall).digest != first.digest)
    }

    @Test func thumbnailsKeepTheProportions() {
        func size(_ width: Int, _ height: Int) -> [Int] {
            let size = GalleryPicture(of: Pixmap(width: width, height: height)).thumbnailSize
            return [size.width, size.height]
        }
        #expect(size(1179, 2556) == [240, 520])
        #expect(size(100, 50) == [100, 50])
        #expect(size(1200, 36000) == [24, 720])
        #expect(size(5000, 1) == [240, 1])
    }

    @Test func thumbnailsAreAverages() throws {
        let pixmap = try #require(
            Pixmap(
                width: 4, height: 2,
                pixels: [
                    0xFF00_0000, 0xFF00_00FF, 0x0000_0000, 0xFFFF_FFFF,
                    0xFF00_FF00, 0xFFFF_0000, 0x0000_0000, 0xFFFF_FFFF,
                ]))
        // The means of four pixels, half up: 255 / 4 is 63.75, 510 / 4 is 127.5.
        #expect(pixmap.reduced(width: 2, height: 1).pixels == [0xFF40_4040, 0x8080_8080])
        let uneven = Pixmap(width: 7, height: 5, filledWith: 0xFF12_3456).reduced(width: 3, height: 2)
        #expect(uneven.pixels == Array(repeating: 0xFF12_3456, count: 6))
    }

    @Test func barsWithoutContentAreShells() {
        func isShell(_ nodes: [(name: String, parent: Int?, end: Int, text: String?)]) -> Bool {
            let frame = Rect(x: 0, y: 0, width: 10, height: 10)
            let nodes = nodes.enumerated().map { index, item in
                var node = LayoutNode(
                    id: "\(index)", className: item.name, parent: item.parent, subtreeEnd: item.end,
                    frame: frame)
                node.text = item.text
                return node
            }
            let tree = LayoutTree(size: Size(width: 10, height: 10), nodes: nodes)
            return GalleryTree(of: tree, offset: .zero, constraints: [:]).isShell
        }
        #expect(
            isShell([
                ("UIView", nil, 3, nil), ("UINavigationBar", 0, 3, nil), ("UILabel", 1, 3, "Title"),
            ]))
        #expect(
            !isShell([
                ("UIView", nil, 3, nil), ("UINavigationBar", 0, 2, nil), ("UILabel", 0, 3, "Words"),
            ]))
        #expect(!isShell([("UIView", nil, 1, nil)]))
    }

    @Test func textCannotLeaveItsString() throws {
        let text = "</script><script>alert(1)</script>\u{2028}\u{2029}&<!--\"\\'é"
        var site = GallerySite(in: directory.path)
        try site.add(
            GalleryShot(
                input: "../\(text)", scene: text, state: text,
                diagnostics: [Diagnostic(.fileSample, text, at: Place(file: text), view: text, hints: [text])]
            ))
        try site.finish()
        #expect(directory.files == ["data/scene-0.js", "data/scenes.js", "index.html"])
        for name in ["scenes.js", "scene-0.js"] {
            let file = String(decoding: try directory.data("data/\(name)"), as: UTF8.self)
            for mark in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!file.contains(mark)) }
        }
        let list = try #require(try data("scenes.js").first as? [String: Any])
        let scene = try #require((list["scenes"] as? [[String: Any]])?.first)
        #expect(scene["scene"] as? String == text)
        #expect(scene["errors"] as? Int == 1)
        #expect(!String(decoding: try directory.data("index.html"), as: UTF8.self).contains("alert(1)"))
    }
}

extension DiagnosticCode {
    fileprivate static let fileSample = DiagnosticCode(
        "file.sample", .error, "sample", cause: "A test.", remedy: "None.")
}
