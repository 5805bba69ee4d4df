import Foundation
import Scene
import Testing

@testable import UIKitCore

/// The height of a line of the system font at 17 points, with the leading that text in lines has.
private let lineHeight = 20.287109375

/// A storage that keeps its text elsewhere, as authors of highlighters write them.
private final class HighlightedText: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with text: String) {
        backing.replaceCharacters(in: range, with: text)
        edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length)
    }
    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

private final class EditDiary: NSTextStorageDelegate {
    var entries: [String] = []
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        entries.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
}

private final class RuledLayoutManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        UIColor.red.setFill()
        enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
            UIBezierPath(rect: rect.offsetBy(dx: origin.x, dy: origin.y)).fill()
        }
    }
}

@Suite struct TextKitTests {
    /// A storage with a manager and a container, which the storage retains.
    private func stack(
        _ text: String, size: CGSize = .zero, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let storage = NSTextStorage(string: text, attributes: font.merging(attributes) { $1 })
        let manager = NSLayoutManager(), container = NSTextContainer(size: size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func linesHaveThePaddingAndTheWidthOfTheContainer() {
        let (storage, manager, container) = stack("one two\nthree", size: CGSize(width: 200, height: 0))
        defer { withExtendedLifetime(storage) {} }
        #expect(container.lineFragmentPadding == 5)
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - 2 * lineHeight) < 1e-6)
        let wide = storage.attributedSubstring(from: NSRange(location: 0, length: 7)).size().width
        #expect(abs(used.width - wide - 10) < 1e-6)
        var ranges: [NSRange] = [], widths: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, _, _, range, _ in
            ranges.append(range)
            widths.append(rect.width)
        }
        #expect(ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
        #expect(widths == [200, 200])
        var effective = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &effective)
        #expect(abs(second.minY - lineHeight) < 1e-6)
        #expect(effective == ranges[1])
    }

    @Test func pointsFindCharactersAndCharactersPlaces() {
        let (storage, manager, container) = stack("one two three", size: CGSize(width: 300, height: 0))
        defer { withExtendedLifetime(storage) {} }
        container.lineFragmentPadding = 0
        for index in [0, 3, 4, 8, 12] {
            let rect = manager.boundingRect(
                forGlyphRange: NSRange(location: index, length: 1), in: container)
            #expect(rect.width > 0)
            #expect(manager.location(forGlyphAt: index).x == rect.minX)
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            #expect(manager.glyphIndex(for: middle, in: container) == index)
            var fraction: CGFloat = 0
            let found = manager.characterIndex(
                for: CGPoint(x: rect.minX + rect.width / 4, y: 3), in: container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(found == index && abs(fraction - 0.25) < 1e-6)
        }
        #expect(manager.glyphIndex(for: CGPoint(x: 299, y: 500), in: container) == 12)
    }

    @Test func aLineEndAtTheEndMakesAnExtraLine() {
        let (storage, manager, container) = stack("one\n", size: CGSize(width: 200, height: 0))
        defer { withExtendedLifetime(storage) {} }
        #expect(abs(manager.extraLineFragmentRect.minY - lineHeight) < 1e-6)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
        let plain = stack("one")
        #expect(plain.manager.extraLineFragmentRect == .zero)
    }

    @Test func linesAreLimitedByTheContainer() {
        let (storage, manager, container) = stack("one two three four", size: CGSize(width: 60, height: 0))
        defer { withExtendedLifetime(storage) {} }
        #expect(manager.usedRect(for: container).height > 3 * lineHeight)
        container.maximumNumberOfLines = 2
        #expect(abs(manager.usedRect(for: container).height - 2 * lineHeight) < 1e-6)
    }

    @Test func storagesTellOfChanges() {
        let storage = NSTextStorage(string: "one"), diary = EditDiary()
        storage.delegate = diary
        storage.append(NSAttributedString(string: " two"))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        storage.deleteCharacters(in: NSRange(location: 5, length: 4))
        storage.endEditing()
        #expect(storage.string == "three")
        #expect(diary.entries == ["3 3+4 4", "1 0+3 0", "2 0+5 -2"])
    }

    @Test func storagesOfAuthorsAreMadeOfFourMethods() {
        let storage = HighlightedText()
        storage.append(NSAttributedString(string: "let x", attributes: [.kern: 1]))
        storage.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 0, length: 3))
        #expect(storage.length == 5)
        var found: [String] = []
        storage.enumerateAttributes(in: NSRange(location: 0, length: 5)) { attributes, range, _ in
            found.append("\(range.location)+\(range.length) \(attributes.count)")
        }
        #expect(found == ["0+3 2", "3+2 1"])
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "et ")
        storage.setAttributedString(NSAttributedString(string: "var"))
        #expect(storage.string == "var")
    }

    @Test func textViewsAndStoragesFollowEachOther() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        #expect(view.textStorage.string == "one")
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        view.textStorage.append(NSAttributedString(string: " two"))
        #expect(view.text == "one two")
        view.text = "three"
        #expect(view.textStorage.string == "three")
        #expect(view.layoutManager.numberOfGlyphs == 5)
        #expect(view.textContainer.size.width == 200)
        #expect(view.layoutManager.usedRect(for: view.textContainer).width > 40)
    }

    @Test func managersOfAuthorsDrawTextViews() {
        let storage = NSTextStorage(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = RuledLayoutManager(), container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 120, height: 100), textContainer: container)
        #expect(view.text == "one\ntwo")
        #expect(view.textStorage === storage && view.layoutManager === manager)
        let commands = view.drawnByLayoutManager() ?? []
        let fills = commands.filter { if case .draw(.glyphs) = $0 { false } else { true } }
        let runs = commands.compactMap { if case .draw(.glyphs(let run, _)) = $0 { run.text } else { nil } }
        #expect(fills.count == 2)
        #expect(runs == ["one", "two"])
        #expect(UITextView().drawnByLayoutManager() == nil)
    }

    @Test func backgroundsAreDrawnByThemselves() {
        let (storage, manager, container) = stack("one", [.backgroundColor: UIColor.yellow])
        defer { withExtendedLifetime(storage) {} }
        func drawn(_ body: () -> Void) -> [DrawCommand] {
            let context = CGContext(size: CGSize(width: 200, height: 200))
            DrawingStack.with(context, body)
            return context.finishedCommands
        }
        let all = manager.glyphRange(for: container)
        let background = drawn { manager.drawBackground(forGlyphRange: all, at: .zero) }
        let glyphs = drawn { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        #expect("\(background)".contains("fill"))
        #expect(!"\(glyphs)".contains("fill"))
        #expect(glyphs.contains { if case .draw(.glyphs) = $0 { true } else { false } })
        let part = drawn { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 0), at: .zero) }
        #expect(part.isEmpty)
    }
}
