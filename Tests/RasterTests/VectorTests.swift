import Foundation
import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct VectorTests {
    private func svgBody(_ commands: [DrawCommand]) -> (definitions: String, body: String) {
        var writer = SVGWriter(glyphs: .none) { _ in [1, 2, 3, 4] }
        writer.page = Size(width: 20, height: 10)
        writer.write(commands)
        return (writer.definitions, writer.body)
    }

    private func pdfText(_ commands: [DrawCommand]) -> String {
        var writer = PDFWriter(size: Size(width: 20, height: 10), glyphs: .none) { _ in [] }
        writer.write(commands)
        return String(decoding: writer.finished, as: UTF8.self)
    }

    @Test func numbersAreShort() {
        #expect(
            [0, -0.0001, 1.5, -2.25, 1.0 / 3, 100].map(\.vectorText) == [
                "0", "0", "1.5", "-2.25", "0.333", "100",
            ])
    }

    @Test func svgTellsShapesClipsAndGroups() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        let result = svgBody([
            .push(.layer(opacity: 0.5, bounds: rect)), .push(.clip(RoundedRect(rect))),
            .draw(.fillRect(rect, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))), .pop, .pop,
        ])
        #expect(result.definitions == "<clipPath id=\"d1\"><path d=\"M1 2L4 2L4 6L1 6Z\"/></clipPath>\n")
        #expect(
            result.body == """
                <g opacity="0.5">
                <g clip-path="url(#d1)">
                <path d="M1 2L4 2L4 6L1 6Z" fill="#FF0000" fill-opacity="0.25"/>
                </g>
                </g>

                """)
    }

    @Test func svgHangsAMaskOnItsGroup() {
        let rect = Rect(x: 0, y: 0, width: 1, height: 1)
        let result = svgBody([
            .push(.layer(opacity: 1, bounds: rect)), .draw(.fillRect(rect, black)),
            .push(.mask(bounds: rect)),
            .draw(.fillRect(rect, black)), .pop, .pop,
        ])
        #expect(result.body.hasPrefix("<g opacity=\"1\" mask=\"url(#d1)\">"))
        #expect(result.definitions.contains("<mask id=\"d1\""))
        #expect(result.body.components(separatedBy: "<path").count == 2)
    }

    @Test func svgNamesGradientsInTheirPlane() {
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .clear)]
        let paint = Paint.gradient(.axial(from: .zero, to: Point(x: 10, y: 0), stops: stops))
        let result = svgBody([.draw(.fillRect(Rect(x: 0, y: 0, width: 10, height: 1), paint))])
        #expect(result.definitions.contains("gradientTransform=\"matrix(10 0 0 10 0 0)\""))
        #expect(result.definitions.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/>"))
        #expect(result.body.contains("fill=\"url(#d1)\""))
    }

    @Test func svgKeepsWordsWithTheirPlaces() {
        let face = SVGFace(family: "Inter", weight: 600, isItalic: true, isSystem: true)
        func glyphs(_ count: Int) -> [GlyphRun.Glyph] {
            (0..<count).map { GlyphRun.Glyph(id: 1, position: Point(x: Double($0) * 7, y: 0)) }
        }
        func words(_ text: String, glyphCount: Int) -> String {
            var writer = SVGWriter(glyphs: .none) { _ in [] }
            writer.faces = [face]
            let run = GlyphRun(
                face: .init(index: 0, name: "Inter-SemiBold"), size: 17, origin: Point(x: 2, y: 20),
                glyphs: glyphs(glyphCount), text: text, bounds: Rect(x: 0, y: -10, width: 40, height: 12))
            writer.write([.draw(.glyphs(run, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))))])
            return writer.body
        }
        #expect(
            words("a<b", glyphCount: 3) == """
                <text xml:space="preserve" font-family="-apple-system, 'Inter', sans-serif" font-size="17" \
                font-weight="600" font-style="italic" x="2 9 16" y="20" fill="#FF0000" fill-opacity="0.5">\
                a&lt;b</text>

                """)
        // A ligature: one glyph for two characters stands where the run does.
        #expect(words("fi", glyphCount: 1).contains(" x=\"2\" y=\"20\""))
        // The viewer orders what runs to the left.
        #expect(words("שלום", glyphCount: 4).contains(" x=\"2\" y=\"20\""))
    }

    @Test func vectorsNameBlendModes() {
        let rect = Rect(x: 2, y: 2, width: 4, height: 4)
        let commands: [DrawCommand] = [
            .draw(.fillRect(rect, black)), .push(.layer(opacity: 0.5, bounds: rect, blend: .colorDodge)),
            .draw(.fillRect(rect, black)), .pop,
        ]
        #expect(svgBody(commands).body.contains("<g opacity=\"0.5\" style=\"mix-blend-mode:color-dodge\">"))
        let pdf = pdfText(commands)
        #expect(pdf.contains("/ColorDodge <</BM /ColorDodge>>"))
        #expect(pdf.contains("q\n/ColorDodge gs\nq\n4 0 0 -4 2 6 cm"))
    }

    @Test func vectorsBlurWhatLiesBehind() {
        let shape = RoundedRect(Rect(x: 4, y: 2, width: 8, height: 6), radius: 2)
        let page = Rect(x: 0, y: 0, width: 20, height: 10)
        let commands: [DrawCommand] = [.draw(.fillRect(page, black)), .draw(.blurBackdrop(shape, radius: 1))]
        var writer = SVGWriter(glyphs: .none) { _ in [1, 2, 3] }
        writer.page = page.size
        writer.write(commands)
        // The shape and three standard deviations around it, within the page.
        #expect(writer.body.contains("<image x=\"1\" y=\"0\" width=\"14\" height=\"10\""))
        #expect(writer.body.contains("<g clip-path="))
        #expect(pdfText(commands).contains("14 0 0 -10 1 10 cm"))
        // Within a transform it is the page's picture all the same: twice as large, cut at the page's edges.
        let turned = [DrawCommand.push(.transform(.scale(x: 2, y: 2)))] + commands + [.pop]
        let place = "matrix(0.5 0 0 0.5 0 0)\">\n<image x=\"2\" y=\"0\" width=\"18\" height=\"10\""
        #expect(svgBody(turned).body.contains(place))
        #expect(pdfText(turned).contains("0.5 0 0 0.5 0 0 cm\nq\n18 0 0 -10 2 10 cm"))
        // Within a group the tint over it must do, and that is said.
        let grouped = [DrawCommand.push(.layer(opacity: 0.5, bounds: page))] + commands + [.pop]
        var writerOfGroup = SVGWriter(glyphs: .none) { _ in [1, 2, 3] }
        writerOfGroup.page = page.size
        writerOfGroup.write(grouped)
        #expect(writerOfGroup.notes.sentences.count == 1)
    }

    /// Pictures of 4,000,000 square points or more were left out.
    @Test func largeGroupsAreDrawnCoarsely() throws {
        let size = Size(width: 40, height: 25), page = Rect(origin: .zero, size: size)
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]
        let conic = Gradient.conic(center: page.center, towards: .zero, stops: stops)
        let commands: [DrawCommand] = [
            .push(.layer(opacity: 0.5, bounds: page.inset(by: Insets(all: -1e5)))),
            .draw(.fillRect(page, black)),
            .pop, .draw(.fillRect(page, .gradient(conic))),
            .draw(.blurBackdrop(RoundedRect(page), radius: 4)),
        ]
        var pdf = PDFWriter(size: size, glyphs: .none) { _ in [] }
        // The limit made 10,000 times smaller, the page as much.
        pdf.pixelLimit = 3600
        pdf.write(commands)
        let text = String(decoding: pdf.finished, as: UTF8.self)
        #expect(text.components(separatedBy: "/ColorSpace /DeviceRGB").count == 4)
        #expect(pdf.notes.sentences.count == 2)
        var svg = SVGWriter(glyphs: .none) { _ in [1, 2, 3] }
        svg.page = size
        svg.pixelLimit = 3600
        svg.write(commands)
        #expect(svg.body.components(separatedBy: "<image").count == 3)
        #expect(
            svg.notes.sentences.first
                == "a conic gradient is too large for a picture of 3 pixels a point; it is drawn at 1.897")
    }

    @Test func pdfIsUprightAndItsTableFindsEveryObject() throws {
        let text = pdfText([
            .draw(.fillRect(Rect(x: 1, y: 2, width: 3, height: 4), .color(Color(white: 0, alpha: 0.5))))
        ])
        #expect(text.contains("1 0 0 -1 0 10 cm\nq\n/A1 gs\n0 0 0 rg\n1 2 m\n4 2 l\n4 6 l\n1 6 l\nh\nf\nQ\n"))
        #expect(text.contains("/MediaBox [0 0 20 10]"))
        let bytes = Array(text.utf8)
        let table = try #require(text.components(separatedBy: "xref\n").dropFirst().first)
        let entries = table.split(separator: "\n").dropFirst(2).prefix { $0.hasSuffix("n ") }
        #expect(entries.count == 4)
        for (index, entry) in entries.enumerated() {
            let offset = try #require(Int(entry.prefix(10)))
            let head = Array("\(index + 1) 0 obj".utf8)
            #expect(Array(bytes[offset..<offset + head.count]) == head)
        }
    }

    @Test func pdfDrawsGroupsAsPictures() {
        let rect = Rect(x: 2, y: 2, width: 4, height: 4)
        let text = pdfText([
            .push(.layer(opacity: 0.5, bounds: rect)), .draw(.fillRect(rect, black)), .pop,
            .draw(.fillRect(rect, black)),
        ])
        #expect(text.contains("/Subtype /Image /Width 12 /Height 12"))
        #expect(text.contains("4 0 0 -4 2 6 cm"))
        #expect(text.contains("2 2 m"))
    }
}
