import Geometry
import Scene
import Testing
import Typography

struct SystemFontTests {
    /// Source: label heights measured on iOS at 1x, 2x and 3x, of 8 to 64 points.
    static let labelHeights: [(size: Double, one: Double, two: Double, three: Double)] = [
        (8, 10, 10.0, 9.6667),
        (9, 11, 11.0, 11.0),
        (10, 12, 12.0, 12.0),
        (11, 14, 13.5, 13.3333),
        (12, 15, 14.5, 14.3333),
        (13, 16, 16.0, 15.6667),
        (14, 17, 17.0, 17.0),
        (15, 18, 18.0, 18.0),
        (16, 20, 19.5, 19.3333),
        (17, 21, 20.5, 20.3333),
        (18, 22, 21.5, 21.6667),
        (19, 23, 23.0, 23.0),
        (20, 24, 24.0, 24.0),
        (21, 26, 25.5, 25.3333),
        (22, 27, 26.5, 26.3333),
        (24, 29, 29.0, 28.6667),
        (25, 30, 30.0, 30.0),
        (26, 32, 31.5, 31.3333),
        (27, 33, 32.5, 32.3333),
        (28, 34, 33.5, 33.6667),
        (30, 36, 36.0, 36.0),
        (32, 39, 38.5, 38.3333),
        (34, 41, 41.0, 40.6667),
        (36, 43, 43.0, 43.0),
        (40, 48, 48.0, 48.0),
        (44, 53, 53.0, 52.6667),
        (48, 58, 57.5, 57.3333),
        (50, 60, 60.0, 60.0),
        (56, 67, 67.0, 67.0),
        (60, 72, 72.0, 71.6667),
        (64, 77, 76.5, 76.6667),
    ]

    @Test("one line is as high as a label on a phone")
    func labelHeight() {
        for row in SystemFontTests.labelHeights {
            let height = Lab.layout("Ag\u{4E2D}", size: row.size).size.height
            for (scale, expected) in [(1.0, row.one), (2, row.two), (3, row.three)] {
                #expect(
                    abs((height * scale).rounded(.up) / scale - expected) < 0.001, "\(row.size) at \(scale)x")
            }
        }
    }

    /// Measured: string widths on iOS of strings that are not kerned.
    struct Row {
        var size: Double
        var weight: FontWeight
        var string: String
        var width: Double

        init(_ size: Double, _ weight: FontWeight, _ string: String, _ width: Double) {
            (self.size, self.weight, self.string, self.width) = (size, weight, string, width)
        }
    }

    static let widths = [
        Row(8, .bold, "Hello UIKit", 44.9453),
        Row(8, .bold, "WWWW MMMM", 65.1953),
        Row(8, .medium, "iiiiillll", 20.8847),
        Row(8, .regular, "Hello UIKit", 41.957),
        Row(8, .regular, "WWWW MMMM", 63.0156),
        Row(8, .semibold, "iiiiillll", 21.67),
        Row(12, .bold, "Hello UIKit", 64.0664),
        Row(12, .bold, "WWWW MMMM", 95.0508),
        Row(12, .medium, "iiiiillll", 28.5849),
        Row(12, .regular, "Hello UIKit", 59.584),
        Row(12, .regular, "WWWW MMMM", 91.7812),
        Row(12, .semibold, "iiiiillll", 29.7627),
        Row(17, .bold, "Hello UIKit", 86.0127),
        Row(17, .bold, "WWWW MMMM", 130.7705),
        Row(17, .medium, "iiiiillll", 36.6105),
        Row(17, .regular, "Hello UIKit", 79.6626),
        Row(17, .regular, "WWWW MMMM", 126.1387),
        Row(17, .semibold, "iiiiillll", 38.2791),
        Row(17.5, .bold, "Hello UIKit", 88.4067),
        Row(17.5, .bold, "WWWW MMMM", 134.5277),
        Row(20, .bold, "iiiiillll", 46.1685),
        Row(20, .medium, "Hello UIKit", 94.363),
        Row(20, .medium, "WWWW MMMM", 148.9318),
        Row(20, .regular, "iiiiillll", 39.006),
        Row(20, .semibold, "Hello UIKit", 96.3581),
        Row(20, .semibold, "WWWW MMMM", 150.3925),
        Row(33, .bold, "iiiiillll", 75.1685),
        Row(33, .semibold, "Hello UIKit", 156.7977),
        Row(33, .semibold, "WWWW MMMM", 247.7194),
        Row(34, .bold, "iiiiillll", 77.2969),
        Row(34, .medium, "Hello UIKit", 157.9563),
        Row(34, .medium, "WWWW MMMM", 252.5494),
        Row(34, .regular, "iiiiillll", 66.2236),
        Row(34, .semibold, "Hello UIKit", 161.3665),
        Row(34, .semibold, "WWWW MMMM", 255.0766),
    ]

    @Test("a string is as wide as on a phone")
    func stringWidth() {
        for row in SystemFontTests.widths {
            let font = FontDescriptor.system(size: row.size, weight: row.weight)
            let width = Lab.layout(row.string, font: font).size.width
            #expect(abs(width - row.width) < 0.01, "\(row.string) \(row.size) \(row.weight.rawValue)")
        }
    }

    /// Measured: label widths on iOS at 3x of strings that are kerned.
    static let kernedLabels = [
        Row(8, .bold, "0123456789", 54.3333),
        Row(8, .bold, "AVAST Wavy To. LT", 80),
        Row(8, .bold, "The quick brown fox jumps over the lazy dog", 187),
        Row(8, .medium, "0123456789", 52),
        Row(8, .medium, "AVAST Wavy To. LT", 77.6667),
        Row(8, .medium, "The quick brown fox jumps over the lazy dog", 180.6667),
        Row(8, .regular, "0123456789", 50.6667),
        Row(8, .regular, "AVAST Wavy To. LT", 76),
        Row(8, .regular, "The quick brown fox jumps over the lazy dog", 177),
        Row(8, .semibold, "0123456789", 53),
        Row(8, .semibold, "AVAST Wavy To. LT", 78.6667),
        Row(8, .semibold, "The quick brown fox jumps over the lazy dog", 183.3333),
        Row(17, .bold, "0123456789", 106.6667),
        Row(17, .bold, "AVAST Wavy To. LT", 155.3333),
        Row(17, .bold, "The quick brown fox jumps over the lazy dog", 360.3333),
        Row(17, .medium, "0123456789", 101.6667),
        Row(17, .medium, "AVAST Wavy To. LT", 150),
        Row(17, .medium, "The quick brown fox jumps over the lazy dog", 347),
        Row(17, .regular, "0123456789", 98.6667),
        Row(17, .regular, "AVAST Wavy To. LT", 147),
        Row(17, .regular, "The quick brown fox jumps over the lazy dog", 339),
        Row(17, .semibold, "0123456789", 103.6667),
        Row(17, .semibold, "AVAST Wavy To. LT", 152.3333),
        Row(17, .semibold, "The quick brown fox jumps over the lazy dog", 352.6667),
        Row(20, .bold, "0123456789", 124.3333),
        Row(20, .bold, "AVAST Wavy To. LT", 178.6667),
        Row(20, .bold, "The quick brown fox jumps over the lazy dog", 415.3333),
        Row(20, .medium, "0123456789", 118.6667),
        Row(20, .medium, "AVAST Wavy To. LT", 172.3333),
        Row(20, .medium, "The quick brown fox jumps over the lazy dog", 398.6667),
        Row(20, .regular, "0123456789", 115.3333),
        Row(20, .regular, "AVAST Wavy To. LT", 168.6667),
        Row(20, .regular, "The quick brown fox jumps over the lazy dog", 388.6667),
        Row(20, .semibold, "0123456789", 121),
        Row(20, .semibold, "AVAST Wavy To. LT", 175),
        Row(20, .semibold, "The quick brown fox jumps over the lazy dog", 405.6667),
        Row(34, .bold, "0123456789", 213.3333),
        Row(34, .bold, "AVAST Wavy To. LT", 295),
        Row(34, .bold, "The quick brown fox jumps over the lazy dog", 694.3333),
        Row(34, .medium, "0123456789", 205),
        Row(34, .medium, "AVAST Wavy To. LT", 283.6667),
        Row(34, .medium, "The quick brown fox jumps over the lazy dog", 660.3333),
        Row(34, .regular, "0123456789", 200),
        Row(34, .regular, "AVAST Wavy To. LT", 277.3333),
        Row(34, .regular, "The quick brown fox jumps over the lazy dog", 640.6667),
        Row(34, .semibold, "0123456789", 208.6667),
        Row(34, .semibold, "AVAST Wavy To. LT", 288.3333),
        Row(34, .semibold, "The quick brown fox jumps over the lazy dog", 674.6667),
    ]

    @Test("a kerned string is as wide as on a phone, within a pixel at 3x")
    func kernedWidth() {
        for row in SystemFontTests.kernedLabels {
            let font = FontDescriptor.system(size: row.size, weight: row.weight)
            let width = Lab.layout(row.string, font: font).size.width
            let label = (width * 3 - 1e-6).rounded(.up) / 3
            #expect(abs(label - row.width) < 0.34, "\(row.string) \(row.size) \(row.weight.rawValue)")
        }
    }

    @Test("the vertical measures are UIFont's")
    func metrics() {
        // Source: UIFont.systemFont(ofSize: 17).
        let metrics = Lab.engine().metrics(of: .system(size: 17))
        #expect(abs(metrics.ascender - 16.1865) < 0.0001)
        #expect(abs(metrics.descender - -4.1006) < 0.0001)
        #expect(abs(metrics.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(metrics.capHeight - 11.978) < 0.0001)
        #expect(abs(metrics.xHeight - 8.9482) < 0.0001)
        #expect(metrics.leading == 0)
    }

    @Test("a text style's leading stands between lines only")
    func leading() {
        // Source: the body style at 17 points, 2 lines are 42.287 points high.
        var font = FontDescriptor.system(size: 17)
        font.leading = 1.712890625
        #expect(abs(Lab.layout("a\nb", font: font).size.height - 42.287) < 0.001)
        #expect(abs(Lab.layout("a", font: font).size.height - 20.287) < 0.001)
    }

    @Test("a letter with a mark is as wide as the letter, and Chinese as measured")
    func otherAdvances() {
        #expect(Lab.layout("\u{E9}").size.width == Lab.layout("e").size.width)
        #expect(Lab.layout("e\u{301}").size.width == Lab.layout("e").size.width)
        // Measured: 17.25 to 17.33 points a full-width glyph at 17 points.
        let width = Lab.layout("\u{4E2D}\u{6587}").size.width / 2
        #expect(width > 17.25 && width < 17.34)
    }

    @Test(
        "ideographs keep an eighth of an em from letters and figures",
        arguments: [
            // Measured: labels at 2x that Xcode 15 saved.
            ("Cell样式", 66.0), ("LineView固定长度", 139.5), ("LineView延长+偏移style", 192.0), ("DotLine点线效果", 130.5),
            ("大小缩放+字体粗细", 153.5), ("多行文字(自己添加换行符)", 205.0), ("自定义：网格cell", 132.5),
        ])
    func spaceBesideIdeographs(text: String, width: Double) throws {
        let engine = TextEngine(library: try Lab.library.get())
        #expect(abs(width2x(text, 17, engine) - width) <= 0.5)
    }

    @Test("before iOS 14, ideographs keep no space from letters")
    func noSpaceBesideIdeographs() throws {
        let old = TextEngine(library: try Lab.library.get(), systemFont: .ios13)
        let parts = ["Cell", "样式"].map {
            old.layout(AttributedText($0, style: TextStyle(font: .system(size: 16))))
        }
        let whole = old.layout(AttributedText("Cell样式", style: TextStyle(font: .system(size: 16))))
        #expect(abs(whole.size.width - parts.reduce(0) { $0 + $1.size.width }) < 1e-9)
    }

    @Test(
        "Hangul is as wide as measured",
        arguments: [
            // Measured: labels at 3x that Xcode 15 and 26 saved.
            ("줌", 17.0, 15.0), ("스크롤", 17.0, 133.0 / 3), ("실내지도 패널", 17.0, 278.0 / 3),
            ("녹색 마커는 겹쳐도 캡션 표시", 14.0, 482.0 / 3),
        ])
    func hangul(text: String, size: Double, width: Double) {
        let own = (Lab.layout(text, font: .system(size: size)).size.width * 3 - 1e-4).rounded(.up) / 3
        #expect(abs(own - width) < 0.34)
    }

    @Test("an emoji is as wide as on a phone")
    func emoji() {
        // Measured: labels of one emoji in storyboards at 2x, 43 points wide at 38 and 50 at 45.
        for (size, width) in [(38.0, 43.0), (45, 50)] {
            let own = Lab.layout("\u{1F62C}", size: size).size.width
            #expect((own * 2).rounded(.up) / 2 == width)
        }
    }

    @Test("the system font stands in for an absent face of iOS at that face's line height")
    func absentFonts() {
        // Measured: label heights in storyboards, up to whole or half points.
        for (name, size, height) in [
            ("AvenirNext-Regular", 22.0, 30.5), ("Avenir Next", 90, 123), ("Futura-Medium", 18, 23.5),
            ("Helvetica", 36, 41.5), ("Gotham-Medium", 16, 16), ("ProximaNova-Regular", 144, 144),
        ] {
            let layout = Lab.layout("Ag", font: FontDescriptor(family: .named(name), size: size))
            #expect((layout.size.height * 2).rounded(.up) / 2 == height, "\(name)")
            #expect(layout.diagnostics.count == 1)
        }
    }

    @Test(
        "what stands in for a face of iOS is as wide, and for unknown ones as Helvetica Neue",
        arguments: [
            ("Helvetica", "First View", 36.0, 157.5, 0.5), ("Helvetica", "Second View", 36, 209.5, 0.5),
            ("HelveticaNeue-Bold", "Custom Animations", 20, 188, 0.5),
            ("HelveticaNeue-Bold", "Automatic Animations", 20, 211, 0.5),
            // The average width of the light face is that of small letters.
            ("HelveticaNeue-Light", "YOUR PREFERENCES", 21, 208, 1.5),
            ("HelveticaNeue-Light", "Pause scrolling", 17, 110, 1.5),
            ("Quicksand-Bold", "Récurrence", 15, 83, 2), ("NunitoSans-Bold", "Heure de fin", 15, 85.5, 2),
            ("OpenSans", "06:30 PM", 13, 56, 0.5), ("OpenSans", "REQUESTS", 10, 53, 0.5),
            ("OpenSans", "WEIGHT", 10, 39, 0.5), ("OpenSans-Semibold", "$150", 18, 40.5, 0.5),
            ("AvenirNext-Regular", "Adventure awaits", 32, 251, 3),
            ("AvenirNext-Regular", "POPULAR DESTINATIONS", 16, 191, 3),
            ("Gotham-Book", "no devices message", 18, 179.5, 3),
            ("Gotham-Medium", "lorem ipsum", 16, 99.5, 3),
        ])
    func widthsOfAbsentFonts(name: String, text: String, size: Double, width: Double, within: Double) throws {
        // Measured: labels in storyboards at 2x and 3x, up to whole pixels.
        var font = FontDescriptor.system(size: size, weight: name.hasSuffix("Bold") ? .bold : .regular)
        if name.hasSuffix("Light") { font.weight = .light }
        if name.hasSuffix("Medium") { font.weight = .medium }
        font.substitute(for: name)
        let isOpen = name.hasPrefix("OpenSans")
        let engine = TextEngine(library: try Lab.library.get(), knowsOpenFonts: !isOpen)
        let width2x = engine.layout(AttributedText(text, style: TextStyle(font: font))).size.width * 2
        let own = width2x.rounded(.up) / 2
        #expect(abs(own - width) <= within, "\(name) \(own)")
    }

    @Test(
        "the display cut of iOS 10 was wider",
        arguments: [
            ("City Name", 20.0, FontWeight.regular, 94.0), ("City Name", 31, .regular, 144),
            ("Quickly manage tasks", 20, .regular, 197), ("Restaurant name", 20, .medium, 156.5),
            ("Monday", 35, .light, 123), ("180", 20, .regular, 34.5), ("265", 50, .regular, 89),
        ])
    func displayCutOfIOS10(text: String, size: Double, weight: FontWeight, width: Double) throws {
        // Measured: labels that Xcode 8 saved at 2x.
        let engine = TextEngine(library: try Lab.library.get(), systemFont: .ios10)
        let font = FontDescriptor.system(size: size, weight: weight)
        let own = engine.layout(AttributedText(text, style: TextStyle(font: font))).size.width
        #expect(abs((own * 2).rounded(.up) / 2 - width) <= 1, "\(text) \(own)")
    }

    @Test(
        "before iOS 14 a percent sign is closer to a digit",
        arguments: [
            ("0%", 13.0, 19.0), ("8%", 14, 20), ("68%", 14, 28.5), ("24%", 14, 28),
        ])
    func percentBeforeIOS14(text: String, size: Double, width: Double) throws {
        // Measured: labels in storyboards at 2x.
        let engine = TextEngine(library: try Lab.library.get(), systemFont: .ios13)
        #expect(abs(width2x(text, size, engine) - width) <= 0.5)
    }

    @Test(
        "since iOS 14 it is not", arguments: [("0.0%", 17.0, 39.5), ("100%", 13, 34.5), ("100.0%", 17, 57)])
    func percent(text: String, size: Double, width: Double) throws {
        // Measured: labels that Xcode 15 saved at 2x.
        #expect(abs(width2x(text, size, TextEngine(library: try Lab.library.get())) - width) <= 0.5)
    }

    @Test(
        "an apostrophe is closer to the s or t after it",
        arguments: [
            ("What's", 17.0, FontWeight.semibold, 55.667), ("What's", 16, .semibold, 52.667),
            ("Fwd: Jane's independent studies", 15, .regular, 224.333),
            ("Text fields don't use BBDAutoFillBlockerField", 15, .regular, 306),
        ])
    func apostrophe(text: String, size: Double, weight: FontWeight, width: Double) throws {
        // Measured: a label recorded on iOS at two sizes, and labels of two saved storyboards, all at 3x.
        let font = FontDescriptor.system(size: size, weight: weight)
        let own = Lab.layout(text, font: font).size.width
        #expect(abs((own * 3 - 1e-6).rounded(.up) / 3 - width) < 0.01, "\(text) \(own)")
    }

    @Test(
        "17 points were wider before iOS 14", arguments: ["Setting text properties", "Performance"])
    func seventeenPointsBeforeIOS14(text: String) throws {
        let old = TextEngine(library: try Lab.library.get(), systemFont: .ios13)
        let now = TextEngine(library: try Lab.library.get())
        let difference = Double(text.count) * 5.5 / 2048 * 17
        let font = FontDescriptor.system(size: 17)
        let widths = [old, now].map {
            $0.layout(AttributedText(text, style: TextStyle(font: font))).size.width
        }
        #expect(abs(widths[0] - widths[1] - difference) < 0.01)
    }

    @Test(
        "open families have their own line heights",
        arguments: [("Quicksand-Bold", 18.75), ("NunitoSans-Light", 20.46)])
    func openFamilies(name: String, height: Double) throws {
        var font = FontDescriptor.system(size: 15)
        font.substitute(for: name)
        let known = TextEngine(library: try Lab.library.get())
        let unknown = TextEngine(library: try Lab.library.get(), knowsOpenFonts: false)
        #expect(abs(known.metrics(of: font).lineHeight - height) < 0.01)
        #expect(abs(unknown.metrics(of: font).lineHeight - 15 * 1.165) < 0.01)
    }

    @Test(
        "faces whose names say that they have serifs are drawn with serifs",
        arguments: [
            ("AGaramondPro-Semibold", "Tinos"), ("Baskerville-Italic", "Tinos"),
            ("RobotoSlab-Regular", "NotoSerif-Regular"),
            ("PTSerif-Regular", "Tinos"), ("PTSans-Regular", "Arimo"), ("SomeSansSerif", "Arimo"),
            ("ITCAvantGardeDemiTrack03", "Arimo"),
        ])
    func serifs(name: String, face: String) throws {
        var font = FontDescriptor.system(size: 20)
        font.substitute(for: name)
        #expect(Lab.faces(Lab.layout("Word", font: font)) == [face])
        // Without the project's fonts, Xcode drew and measured with Helvetica Neue.
        let canvas = TextEngine(library: try Lab.library.get(), knowsOpenFonts: false)
        var sans = FontDescriptor.system(size: 20)
        sans.substitute(for: "Unknown")
        let sizes = [font, sans].map {
            canvas.layout(AttributedText("Word", style: TextStyle(font: $0))).size
        }
        #expect(sizes[0] == sizes[1])
    }

    private func width2x(_ text: String, _ size: Double, _ engine: TextEngine) -> Double {
        let style = TextStyle(font: .system(size: size))
        return (engine.layout(AttributedText(text, style: style)).size.width * 2).rounded(.up) / 2
    }

    @Test("figures of one width are all as wide as the zero")
    func monospacedDigits() {
        var font = FontDescriptor.system(size: 17)
        #expect(Lab.layout("1111", font: font).size.width < Lab.layout("0000", font: font).size.width)
        font.features = [.monospacedDigits]
        #expect(Lab.layout("1111", font: font).size.width == Lab.layout("0000", font: font).size.width)
    }

    @Test("the monospaced design has SF Mono's advance")
    func monospaced() {
        let font = FontDescriptor(family: .system(.monospaced), size: 20.48)
        // Source: SF Mono, 1266 of 2048 units.
        #expect(abs(Lab.layout("iW.", font: font).size.width - 3 * 12.66) < 1e-9)
    }
}
