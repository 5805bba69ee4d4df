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

    /// The text, size in points, weight, slant, and the summed ink in pixels at scale 3.
    ///
    /// Source: snapshots of cashapp/AccessibilitySnapshot (iOS 17.5, 12 and 17 points) and
    /// pointfreeco/swift-snapshot-testing (iOS 13), where ink is the sum of coverage, 0 to 1, of all pixels.
    private static let recordedInk: [(String, Double, FontWeight, FontSlant, Double)] = [
        ("Decrement. Dimmed. Button.", 12, .regular, .upright, 3323.7),
        ("Swipe up or down with one finger to adjust the value.", 12, .regular, .italic, 5835.1),
        ("Back Button Accessibility Traits - With Titles", 17, .regular, .upright, 10201),
        ("Hello world", 17, .regular, .upright, 2699.4),
        ("What's", 17, .semibold, .upright, 2307.3),
        ("What's the point?", 28, .regular, .upright, 10554),
        ("What's the point?", 58, .regular, .upright, 45379),
    ]

    @Test("text in the system font has the ink of the platform's, within 1.5 %", arguments: recordedInk)
    func ink(text: String, size: Double, weight: FontWeight, slant: FontSlant, recorded: Double) throws {
        let library = try Lab.library.get()
        let layout = Lab.layout(text, font: .system(size: size, weight: weight, slant: slant))
        let area = layout.lines.flatMap(\.runs).map(\.glyphs).reduce(0) { sum, run in
            let pixelsPerEm = run.size * 3
            return run.glyphs.reduce(sum) {
                let outline = library.outline(of: $1.id, face: run.face) ?? Path()
                return $0 + FontLibraryTests.area(of: outline).magnitude * pixelsPerEm * pixelsPerEm
            }
        }
        #expect(abs(area / recorded - 1) < 0.015, "\(area) px instead of \(recorded)")
    }

    /// The area within an outline, by Green's theorem on each line and cubic curve.
    private static func area(of outline: Path) -> Double {
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        var doubled = 0.0, start = Point.zero, pen = Point.zero
        for element in outline.elements {
            switch element {
            case .move(let point): (start, pen) = (point, point)
            case .line(let point):
                doubled += cross(pen, point)
                pen = point
            case .quadratic(let control, let end):
                doubled += (2 * cross(pen, control) + 2 * cross(control, end) + cross(pen, end)) / 3
                pen = end
            case .cubic(let first, let second, let end):
                let near = 6 * cross(pen, first) + 3 * cross(pen, second) + cross(pen, end)
                doubled +=
                    (near + 3 * cross(first, second) + 3 * cross(first, end) + 6 * cross(second, end)) / 10
                pen = end
            case .close:
                doubled += cross(pen, start)
                pen = start
            }
        }
        return doubled / 2
    }

    @Test("a bolder outline grows outward and into its counter, and keeps its height")
    func embolden() {
        func square(_ low: Double, _ high: Double, reversed: Bool) -> [Path.Element] {
            let corners = [(low, -low), (high, -low), (high, -high), (low, -high)].map(Point.init(x:y:))
            let turned = reversed ? Array(corners.reversed()) : corners
            return [.move(turned[0])] + turned.dropFirst().map(Path.Element.line) + [.close]
        }
        let ring = Path(square(0, 10, reversed: false) + square(3, 7, reversed: true))
        let bolder = ring.emboldened(by: 1, keepingHeight: 10)
        // 12 x 12 with a hole of 2 x 2, then 12 high scaled to 10.
        #expect(abs(FontLibraryTests.area(of: bolder).magnitude - 140 * 10.0 / 12) < 1e-12)
        #expect(bolder.controlBounds == Rect(x: -1, y: -10, width: 12, height: 10))
        #expect(ring.emboldened(by: 0, keepingHeight: 10) == ring)
        #expect(Path().emboldened(by: 1, keepingHeight: 10) == Path())
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
