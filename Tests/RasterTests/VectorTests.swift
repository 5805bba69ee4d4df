import Foundation
import Geometry
import Scene
import Testing

@testable import Raster

@Suite struct VectorTests {
    private func svgBody(_ commands: [DrawCommand]) -> (definitions: String, body: String) {
        var writer = SVGWriter(glyphs: .none) { _ in [1, 2, 3, 4] }
        for command in commands { writer.write(command) }
        writer.closeAll()
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
        #expect(VectorPicture.base64(Array("Man".utf8)) == "TWFu")
        #expect(VectorPicture.base64(Array("Ma".utf8)) == "TWE=")
        #expect(VectorPicture.base64(Array("M".utf8)) == "TQ==")
    }

    @Test func svgTellsShapesClipsAndGroups() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        let result = svgBody([
            .pushLayer(opacity: 0.5, bounds: rect), .pushClip(RoundedRect(rect)),
            .fillRect(rect, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25))), .popClip, .popLayer,
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
            .pushLayer(opacity: 1, bounds: rect), .fillRect(rect, black), .pushMask(bounds: rect),
            .fillRect(rect, black), .popMask, .popLayer,
        ])
        #expect(result.body.hasPrefix("<g opacity=\"1\" mask=\"url(#d1)\">"))
        #expect(result.definitions.contains("<mask id=\"d1\""))
        #expect(result.body.components(separatedBy: "<path").count == 2)
    }

    @Test func svgNamesGradientsInTheirPlane() {
        let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .clear)]
        let paint = Paint.gradient(.axial(from: .zero, to: Point(x: 10, y: 0), stops: stops))
        let result = svgBody([.fillRect(Rect(x: 0, y: 0, width: 10, height: 1), paint)])
        #expect(result.definitions.contains("gradientTransform=\"matrix(10 0 0 10 0 0)\""))
        #expect(result.definitions.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/>"))
        #expect(result.body.contains("fill=\"url(#d1)\""))
    }

    @Test func pdfIsUprightAndItsTableFindsEveryObject() throws {
        let text = pdfText([
            .fillRect(Rect(x: 1, y: 2, width: 3, height: 4), .color(Color(white: 0, alpha: 0.5)))
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
            .pushLayer(opacity: 0.5, bounds: rect), .fillRect(rect, black), .popLayer, .fillRect(rect, black),
        ])
        #expect(text.contains("/Subtype /Image /Width 12 /Height 12"))
        #expect(text.contains("4 0 0 -4 2 6 cm"))
        #expect(text.contains("2 2 m"))
    }
}
