import CoreText
import Testing
import UIKit

@Suite("Core Text")
struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
    }

    /// The width of a text as UIKit measures it.
    private func width(_ string: String) -> CGFloat { text(string).size().width }

    @Test("a font is that of UIKit, with a positive descent")
    func fonts() {
        let bridged = font as CTFont
        #expect(CTFontGetSize(bridged) == 20)
        #expect(CTFontGetAscent(bridged) == font.ascender && CTFontGetDescent(bridged) == -font.descender)
        #expect(CTFontGetCapHeight(bridged) == font.capHeight && CTFontGetXHeight(bridged) == font.xHeight)
        #expect(CTFontGetUnitsPerEm(bridged) >= 16 && CTFontGetGlyphCount(bridged) > 100)
        #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, 0, nil)) == 12)
        let bold = CTFontCreateCopyWithSymbolicTraits(bridged, 0, nil, .traitBold, .traitBold)
        #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.boldTrait) } == true)
        #expect(bold.map(CTFontGetSize) == 20)
    }

    @Test("glyphs of characters have the advances of their text")
    func glyphs() {
        let characters = Array("Hx".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 2), advances = [CGSize](repeating: .zero, count: 2)
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
        #expect(glyphs[0] != 0 && glyphs[0] != glyphs[1])
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
        #expect(abs(advances[0].width - width("H")) < 1e-9)
        #expect(abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
        var missing: CGGlyph = 1
        #expect(!CTFontGetGlyphsForCharacters(font, [0xE123], &missing, 1) && missing == 0)
    }

    @Test("the outline of a capital letter is as high as the font says, above the baseline")
    func outlines() throws {
        var glyph: CGGlyph = 0
        CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1)
        let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minY) < 0.2 && abs(box.maxY - font.capHeight) < 0.6)
        var rect = CGRect.zero
        CTFontGetBoundingRectsForGlyphs(font, .default, &glyph, &rect, 1)
        #expect(rect == box)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let larger = try #require(CTFontCreatePathForGlyph(font, glyph, &double))
        #expect(abs(larger.boundingBoxOfPath.maxY - 2 * box.maxY) < 1e-6)
        var space: CGGlyph = 0
        CTFontGetGlyphsForCharacters(font, [0x20], &space, 1)
        #expect(CTFontCreatePathForGlyph(font, space, nil) == nil)
    }

    @Test("a line is as wide as its text, with the blanks at its end")
    func lines() {
        let line = CTLineCreateWithAttributedString(text("Hello  "))
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        let all = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let blanks = CTLineGetTrailingWhitespaceWidth(line)
        #expect(abs(all - blanks - Double(width("Hello"))) < 1e-6 && blanks > 0)
        #expect(ascent == font.ascender && descent == -font.descender)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 7) && CTLineGetGlyphCount(line) == 7)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 100) - (100 - (all - blanks))) < 1e-6)
        let bounds = CTLineGetBoundsWithOptions(line, [])
        #expect(abs(bounds.width - all) < 1e-9 && bounds.minY == -descent)
        let ink = CTLineGetImageBounds(line, nil)
        #expect(ink.minX > 0 && ink.maxX < all && ink.maxY < ascent && ink.minY > -descent)
    }

    @Test("carets stand between characters, and positions find the nearest one")
    func carets() {
        let line = CTLineCreateWithAttributedString(text("Wide"))
        for (index, part) in ["", "W", "Wi", "Wid", "Wide"].enumerated() {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            // Kerning with the next letter moves a caret by less than a point.
            #expect(abs(offset - width(part)) < 1)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.5, y: 0)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 4)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -10, y: 0)) == 0)
    }

    @Test("text from right to left begins at the right")
    func rightToLeft() throws {
        let line = CTLineCreateWithAttributedString(text("שלום"))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 0, nil)) - width) < 1e-9)
        #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        #expect(CTRunGetStatus(run) == .rightToLeft)
    }

    @Test("runs have the attributes, glyphs and characters of their part")
    func runs() throws {
        let string = NSMutableAttributedString(attributedString: text("ab"))
        string.append(text("cde", [.font: UIFont.boldSystemFont(ofSize: 20)]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map(CTRunGetGlyphCount) == [2, 3])
        #expect(runs.map(CTRunGetStringRange) == [CFRangeMake(0, 2), CFRangeMake(2, 3)])
        let last = try #require(runs.last)
        var indices = [CFIndex](repeating: 0, count: 3), positions = [CGPoint](repeating: .zero, count: 3)
        var advances = [CGSize](repeating: .zero, count: 3)
        CTRunGetStringIndices(last, CFRangeMake(0, 0), &indices)
        CTRunGetPositions(last, CFRangeMake(0, 0), &positions)
        CTRunGetAdvances(last, CFRangeMake(0, 0), &advances)
        #expect(indices == [2, 3, 4])
        let first = CTRunGetTypographicBounds(try #require(runs.first), CFRangeMake(0, 0), nil, nil, nil)
        let own = CTRunGetTypographicBounds(last, CFRangeMake(0, 0), nil, nil, nil)
        #expect(positions[0].x >= first - 1 && abs(advances.reduce(0) { $0 + $1.width } - own) < 1e-9)
        #expect(abs(first + own - CTLineGetTypographicBounds(line, nil, nil, nil)) < 1e-9)
        let attributes = CTRunGetAttributes(last)
        #expect(attributes[kCTFontAttributeName] as? UIFont == UIFont.boldSystemFont(ofSize: 20))
    }

    @Test("a line that is too wide ends with the token, within the width")
    func truncation() throws {
        let line = CTLineCreateWithAttributedString(text("A rather long line"))
        let token = CTLineCreateWithAttributedString(text("\u{2026}"))
        for type in [CTLineTruncationType.start, .middle, .end] {
            let cut = try #require(CTLineCreateTruncatedLine(line, 80, type, token))
            let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
            #expect(width <= 80.5 && width > 50)
        }
        #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
        #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    }

    @Test("a frame has the lines of UIKit, from the top of its path")
    func frames() throws {
        let string = text("one two three four five six"), height: CGFloat = 200
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let path = CGPath(rect: CGRect(x: 10, y: 5, width: 100, height: height), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count > 1 && CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[0].y - (height - font.ascender)) < 1e-6 && origins[0].x == 0)
        #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 1e-6)
        #expect(CTLineGetStringRange(lines[0]).location == 0)
        let ends = lines.map { CTLineGetStringRange($0).location + CTLineGetStringRange($0).length }
        #expect(ends.last == string.length && CTFrameGetVisibleStringRange(frame).length == string.length)
        var fitting = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            &fitting)
        let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let expected = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(size.height - expected.height) < 1e-6 && fitting == CFRangeMake(0, string.length))
    }

    @Test("lines that do not fit are left out, and the next frame begins with them")
    func overflow() {
        let string = text("one two three four five six")
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let room = CGRect(x: 0, y: 0, width: 100, height: font.lineHeight + 1)
        let frame = CTFramesetterCreateFrame(
            framesetter, CFRangeMake(0, 0), CGPath(rect: room, transform: nil), nil)
        let visible = CTFrameGetVisibleStringRange(frame)
        #expect(visible.location == 0 && visible.length > 0 && visible.length < string.length)
        let typesetter = CTFramesetterGetTypesetter(framesetter)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 100) == visible.length)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 1) == 1)
    }

    @Test("a delegate reserves its space, and a paragraph's settings are read")
    func attributes() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 30 },
            getDescent: { _ in 4 }, getWidth: { _ in 50 })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let string = NSMutableAttributedString(attributedString: text("a "))
        let key = NSAttributedString.Key(kCTRunDelegateAttributeName.description)
        string.addAttribute(key, value: delegate, range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(string)
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
        #expect(abs(width - Double(self.width("a")) - 50) < 1e-6 && ascent == 30)
        var alignment = CTTextAlignment.center, spacing: CGFloat = 7
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                let settings = [
                    CTParagraphStyleSetting(
                        spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                    CTParagraphStyleSetting(
                        spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 7)
    }

    @Test("a line is drawn upright in a flipped context, from its baseline up")
    func drawing() throws {
        let size = CGSize(width: 40, height: 40)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let context = context.cgContext
            context.textMatrix = .identity
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 5, y: 10)
            let key = NSAttributedString.Key(kCTForegroundColorAttributeName.description)
            let string = text("L", [key: UIColor.red.cgColor])
            CTLineDraw(CTLineCreateWithAttributedString(string), context)
        }
        // The foot of an L is at the right of its stem, just above the baseline, which is 30 points from the top.
        let data = try #require(image.cgImage?.dataProvider?.data).map { $0 }
        func alpha(_ x: Int, _ y: Int) -> UInt8 { data[(y * 40 + x) * 4 + 3] }
        let rows = (0..<40).filter { y in (0..<40).contains { alpha($0, y) > 0 } }
        let top = try #require(rows.first), bottom = try #require(rows.last)
        #expect(bottom == 29 && abs(top - (30 - Int(font.capHeight.rounded()))) <= 1)
        func extent(_ y: Int) -> Int { (0..<40).filter { alpha($0, y) > 0 }.count }
        #expect(extent(bottom - 1) > 2 * extent(top + 2))
    }

    @Test("fonts of files that the render does not have are not registered")
    func registration() {
        var error: Unmanaged<CFError>?
        let missing = URL(fileURLWithPath: "/nowhere/font.ttf") as CFURL
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(CGFont(CGDataProvider(data: NSData(data: Data("no font".utf8)))!) == nil)
    }
}
