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
