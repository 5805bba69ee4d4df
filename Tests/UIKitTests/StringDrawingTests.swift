import Geometry
import Scene
import Testing

@testable import UIKitCore

/// From the top of a line of the system font at 17 points to its baseline: 1950 / 2048 · 17.
private let ascent = 16.1865234375

@Suite struct StringDrawingTests {
    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: font.merging(attributes) { $1 })
    }

    /// What drawing code records.
    private func recorded(_ body: (CGContext) -> Void) -> [DrawCommand] {
        let context = CGContext(size: CGSize(width: 200, height: 200))
        DrawingStack.with(context) { body(context) }
        return context.finishedCommands
    }

    private func runs(_ commands: [DrawCommand]) -> [GlyphRun] {
        commands.compactMap { if case .draw(.glyphs(let run, _)) = $0 { run } else { nil } }
    }

    private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
        point.map { abs($0.x - x) < 1e-9 && abs($0.y - y) < 1e-9 } ?? false
    }

    @Test func aPointIsTheTopLeftCorner() {
        let drawn = runs(recorded { _ in text("ab\ncd").draw(at: CGPoint(x: 10, y: 5)) })
        #expect(drawn.map(\.text) == ["ab", "cd"])
        #expect(isNear(drawn.first?.origin, 10, 5 + ascent))
        #expect(isNear(drawn.last?.origin, 10, 5 + ascent + 20.287109375))
        let plain = runs(recorded { _ in "ab".draw(at: CGPoint(x: 10, y: 5), withAttributes: font) })
        let old = runs(
            recorded { _ in NSString(string: "ab").draw(at: CGPoint(x: 10, y: 5), withAttributes: font) })
        #expect(plain == Array(drawn.prefix(1)) && old == plain)
    }

    @Test func aRectangleWrapsAndLeavesOutWhatDoesNotFit() {
        let words = text("one two three four five six")
        let room = CGRect(x: 20, y: 30, width: 80, height: 50)
        let drawn = runs(recorded { _ in words.draw(in: room) })
        // Two lines of 20.287 fit in 50 points.
        #expect(Set(drawn.map(\.origin.y)).count == 2)
        #expect(drawn.allSatisfy { $0.origin.x >= 20 && $0.origin.x + $0.bounds.maxX <= 100.5 })
        #expect(drawn.first?.text.hasPrefix("one") == true)
    }

    @Test func withoutLinesTheOriginIsTheBaseline() {
        let rect = CGRect(x: 7, y: 40, width: 30, height: 10)
        let drawn = runs(recorded { _ in text("one two three").draw(with: rect, options: [], context: nil) })
        #expect(drawn.count == 1 && isNear(drawn.first?.origin, 7, 40))
    }

    @Test func theLastVisibleLineEndsWithAnEllipsisWhereAsked() {
        let words = text("one two three four five six seven")
        let rect = CGRect(x: 0, y: 0, width: 80, height: 45)
        let cut = runs(
            recorded { _ in
                words.draw(
                    with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
            })
        #expect(Set(cut.map(\.origin.y)).count == 2 && cut.last?.text == "\u{2026}")
        let plain = runs(
            recorded { _ in words.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) })
        #expect(!plain.contains { $0.text == "\u{2026}" })
    }

    @Test func paragraphsToBeCutHaveOneLineEach() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let words = text("one two three four\nfive six seven eight", [.paragraphStyle: style])
        let room = CGSize(width: 80, height: 0)
        let size = words.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
        #expect(abs(Double(size.height) - 2 * 20.287109375) < 1e-9 && size.width <= 80)
        let drawn = runs(
            recorded { _ in words.draw(in: CGRect(origin: .zero, size: CGSize(width: 80, height: 100))) })
        #expect(drawn.filter { $0.text == "\u{2026}" }.count == 2)
    }

    @Test func theContextsTransformAlphaAndShadowCount() {
        let commands = recorded { context in
            context.scaleBy(x: 2, y: 2)
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 4)
            text("ab").draw(at: CGPoint(x: 3, y: 4))
        }
        guard commands.count == 7, case .push(.shadow(let shadow, let area)) = commands[0],
            case .push(.layer(let opacity, _, _)) = commands[1],
            case .push(.transform(let transform)) = commands[2]
        else {
            Issue.record("not a group in a group")
            return
        }
        #expect(opacity == 0.5 && transform == .scale(x: 2, y: 2) && shadow.radius == 2)
        // The area is that of the text on the context: twice as far and as large.
        #expect(area.minX > 5 && area.minX < 12 && area.height > 20)
    }

    @Test func textTooLargeIsShrunkDownToTheLeastScale() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let words = text("Hello UIKit")
        // Measured: 79.6626 points wide at 17 points.
        let rect = CGRect(x: 0, y: 0, width: 60, height: 50)
        words.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
        // Wrapped, its two lines of 20.287 points fit.
        #expect(context.actualScaleFactor == 1)
        _ = words.boundingRect(with: rect.size, options: [], context: context)
        #expect(context.actualScaleFactor < 0.76 && context.actualScaleFactor >= 0.7)
        #expect(context.totalBounds.width <= 60)
        context.minimumScaleFactor = 0.9
        _ = words.boundingRect(with: rect.size, options: [], context: context)
        #expect(context.actualScaleFactor == 0.9)
    }

    @Test func aRendererDrawsTextWhereItWasMeasured() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let words = text("Hg", [.strokeWidth: 4])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            words.draw(at: CGPoint(x: 10, y: 6))
        }
        let pixmap = try #require(image.cgImage?.pixmap)
        var box: (left: Int, right: Int, top: Int, bottom: Int)?
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width where pixmap[x, y] >> 24 > 0 {
                let old = box ?? (x, x, y, y)
                box = (min(old.left, x), max(old.right, x), min(old.top, y), max(old.bottom, y))
            }
        }
        let inked = try #require(box)
        let options: NSStringDrawingOptions = [.usesDeviceMetrics, .usesLineFragmentOrigin]
        let ink = words.boundingRect(with: .zero, options: options, context: nil).offsetBy(dx: 10, dy: 6)
        #expect(
            abs(Double(inked.left) - ink.minX * 2) <= 1 && abs(Double(inked.right + 1) - ink.maxX * 2) <= 1)
        #expect(
            abs(Double(inked.top) - ink.minY * 2) <= 1 && abs(Double(inked.bottom + 1) - ink.maxY * 2) <= 1)
    }

    @Test func outsideOfDrawingNothingHappens() {
        "ab".draw(at: .zero, withAttributes: font)
        "ab".draw(in: CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity), withAttributes: font)
        #expect(runs(recorded { _ in "".draw(at: .zero) }).isEmpty)
        #expect(runs(recorded { _ in "a".draw(at: CGPoint(x: CGFloat.nan, y: 0)) }).isEmpty)
    }
}
