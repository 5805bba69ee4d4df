import Diagnostics
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import Typography

struct FontLibraryTests {
    private func face(_ name: String, of library: FontLibrary) -> GlyphRun.Face {
        GlyphRun.Face(index: library.faces.firstIndex { $0.postScriptName == name } ?? -1, name: name)
    }

    @Test("an outline is in ems, upright on the baseline, y downwards")
    func outline() throws {
        let library = try Lab.library.get()
        let inter = face("Inter-Regular", of: library)
        let glyph = try #require(library.face(at: inter.index)?.glyph(for: "H"))
        let bounds = try #require(library.outline(of: glyph, face: inter)?.controlBounds)
        // Source: Inter's cap height, 2048 of 2816 units.
        #expect(abs(bounds.minY - -2048.0 / 2816) < 1e-12)
        #expect(abs(bounds.maxY) < 1e-12)
        #expect(bounds.minX > 0 && bounds.maxX < 0.75)
    }

    @Test("blanks, absent glyphs and absent faces have no outline")
    func noOutline() throws {
        let library = try Lab.library.get()
        let inter = face("Inter-Regular", of: library)
        let blank = try #require(library.face(at: inter.index)?.glyph(for: " "))
        #expect(library.outline(of: blank, face: inter) == nil)
        #expect(library.outline(of: 1_000_000, face: inter) == nil)
        #expect(library.outline(of: 1, face: GlyphRun.Face(index: 9999, name: "")) == nil)
        #expect(library.outline(of: 1, face: GlyphRun.Face(index: -1, name: "")) == nil)
    }

    @Test("an emoji is a premultiplied picture about as large as an em")
    func colorGlyph() throws {
        let library = try Lab.library.get()
        let emoji = face("NotoColorEmoji", of: library)
        let glyph = try #require(library.face(at: emoji.index)?.glyph(for: "\u{1F600}"))
        let color = try #require(library.colorGlyph(of: glyph, face: emoji, pixelsPerEm: 51))
        #expect(color.pixmap.checkInvariants() == nil)
        #expect(color.pixmap.pixels.contains { $0 >> 24 == 255 })
        #expect(color.placement.width > 1 && color.placement.width < 1.3)
        #expect(color.placement.minY < -0.8 && color.placement.maxY > 0)
        #expect(library.outline(of: glyph, face: emoji) == nil)
        let inter = face("Inter-Regular", of: library)
        #expect(library.colorGlyph(of: 100, face: inter, pixelsPerEm: 51) == nil)
    }

    @Test("a grinning face is yellow: red and green above blue")
    func channelOrder() throws {
        let library = try Lab.library.get()
        let emoji = face("NotoColorEmoji", of: library)
        let glyph = try #require(library.face(at: emoji.index)?.glyph(for: "\u{1F600}"))
        let pixmap = try #require(library.colorGlyph(of: glyph, face: emoji, pixelsPerEm: 51)?.pixmap)
        let middle = pixmap[pixmap.width / 2, pixmap.height / 4]
        #expect(middle & 0xFF > 200 && middle >> 8 & 0xFF > 150 && middle >> 16 & 0xFF < 150)
    }

    @Test("outlines are the same from many threads")
    func concurrent() async throws {
        let library = try FontLibrary(directory: Lab.fonts)
        let inter = face("Inter-Bold", of: library)
        let expected = (0..<50).map { library.outline(of: $0, face: inter) }
        await withTaskGroup(of: [Path?].self) { group in
            for _ in 0..<4 {
                group.addTask { (0..<50).map { library.outline(of: $0, face: inter) } }
            }
            for await found in group { #expect(found == expected) }
        }
    }

    @Test("damaged files are left out and reported, good ones found by their names")
    func userFonts() throws {
        let directory = try TemporaryDirectory()
        let whole = try Data(contentsOf: URL(filePath: Lab.fonts + "/NotoSansThai-Bold.ttf"))
        try directory.write(whole, to: "good.ttf")
        try directory.write(whole.prefix(200), to: "head.ttf")
        try directory.write(Data(), to: "empty.otf")
        try directory.write(Data("not a font".utf8), to: "text.ttf")
        let library = try FontLibrary(directory: Lab.fonts, additional: [directory.path])
        #expect(library.diagnostics.count == 3)
        #expect(library.diagnostics.allSatisfy { $0.severity == .warning })
        let added = library.faces.filter { !$0.isShipped }
        #expect(added.map(\.postScriptName) == ["NotoSansThai-Bold"])
        #expect(added.first?.weight == .bold)
    }

    @Test("a font cut at any length neither crashes nor hangs")
    func cutFont() throws {
        let directory = try TemporaryDirectory()
        let whole = try Data(contentsOf: URL(filePath: Lab.fonts + "/NotoSansHebrew-Regular.ttf"))
        for part in 1..<12 {
            try directory.write(whole.prefix(whole.count * part / 12), to: "\(part).ttf")
        }
        let library = try FontLibrary(directory: Lab.fonts, additional: [directory.path])
        let engine = TextEngine(library: library)
        for face in library.faces where !face.isShipped {
            let font = FontDescriptor(family: .named(face.postScriptName), size: 17)
            let layout = engine.layout(AttributedText("\u{5E9}\u{5DC} ab", style: TextStyle(font: font)))
            #expect(layout.size.isFinite)
        }
    }

    @Test("a font that does not exist is reported and replaced")
    func unknownFont() {
        let layout = Lab.layout("a", font: FontDescriptor(family: .named("JetBrainsMono-Regula"), size: 17))
        #expect(Lab.faces(layout) == ["Inter-Regular"])
        #expect(layout.diagnostics.first?.message.contains("JetBrainsMono-Regula") == true)
        #expect(layout.diagnostics.first?.hints.first?.contains("JetBrainsMono-Regular") == true)
    }

    @Test("fonts are found by PostScript, full and family name")
    func names() {
        for (name, weight, face) in [
            ("NotoSerif-Bold", FontWeight.regular, "NotoSerif-Bold"),
            ("Noto Serif", .regular, "NotoSerif-Regular"), ("noto serif", .heavy, "NotoSerif-Bold"),
        ] {
            let font = FontDescriptor(family: .named(name), weight: weight, size: 17)
            #expect(Lab.faces(Lab.layout("a", font: font)) == [face])
        }
    }
}
