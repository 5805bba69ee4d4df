import CMalloc
import Foundation
import Maquette
import TestSupport
import Testing

@testable import UIKitCore

/// Renders leave no memory behind in a process.
@Suite struct MemoryTests {
    /// Text with all styles of screen files.
    private static let styledScreen =
        """
        root:
          subviews:
            - {id: a, class: UILabel, frame: [0, 0, 60, 20], numberOfLines: 0, paragraphStyle: {lineSpacing: 1},
               runs: [{text: one, underline: single}, " ", {text: two, kern: 2, textColor: red}, {text: x, font: 9}]}
            - {id: b, class: UITextView, frame: [0, 20, 60, 20], isScrollEnabled: no,
               runs: ["see ", {text: it, link: "https://example.org"}]}
            - {id: c, class: UITextField, frame: [0, 40, 60, 20], runs: [{text: field, kern: 1}]}
            - {id: d, class: UITextField, frame: [0, 40, 60, 20], placeholderRuns: [{text: none, kern: 1}]}
        """

    /// The number of bytes allocated with the C library and not freed. Only accurate in a process with one
    /// active thread.
    private static var allocatedBytes: Int {
        let heap = mallinfo2()
        return Int(heap.uordblks) + Int(heap.hblkhd)
    }

    /// Renders a recipe repeatedly; returns the growth of allocated bytes.
    private static func growth(_ recipe: ScreenRecipe, renders: Int) throws -> Int {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "60x60@1")
        var renderer = Renderer(session: try RenderSession())
        func render(_ count: Int) { for _ in 0..<count { _ = renderer.render(recipe, in: variant) } }
        render(20)
        let before = allocatedBytes
        render(renders)
        return allocatedBytes - before
    }

    /// Foundation leaks at least 144 bytes for each attributed string.
    @Test func styledTextOfFilesLeavesNoMemoryBehind() async {
        await #expect(processExitsWith: .success) {
            let directory = try TemporaryDirectory()
            let file = try directory.write(MemoryTests.styledScreen, to: "text.screen.yaml")
            let loaded = LoadedInput.file(file, selection: InputSelection())
            let recipe = try #require(loaded.recipes.first, "\(loaded.diagnostics)")
            let grown = try MemoryTests.growth(recipe, renders: 100)
            #expect(grown < 100 * 144, "\(grown) bytes")
        }
    }

    /// Strings that an author's closure creates with Foundation leak, but drawing and measuring must not add
    /// to that.
    @Test func authorsTextLeavesNoMoreBehindThanItsOwnStrings() async {
        await #expect(processExitsWith: .success) {
            let text = UncheckedText(NSAttributedString(string: "a b", attributes: [.kern: 2]))
            let screen = Screen("code") {
                let controller = UIViewController(), label = UILabel(), view = UITextView()
                let button = UIButton(type: .system), layer = CATextLayer()
                label.attributedText = text.string
                view.attributedText = text.string
                button.setAttributedTitle(text.string, for: .normal)
                layer.string = text.string
                _ = (label.attributedText, view.attributedText, button.currentAttributedTitle)
                _ = ("a b".size(withAttributes: [.kern: 2]), text.string.size())
                for view in [label, view, button] {
                    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
                    controller.view.addSubview(view)
                }
                layer.frame = label.frame
                controller.view.layer.addSublayer(layer)
                return controller
            }
            let loaded = LoadedInput.screen(screen, selection: InputSelection())
            let grown = try MemoryTests.growth(try #require(loaded.recipes.first), renders: 100)
            #expect(grown < 100 * 144, "\(grown) bytes")
        }
    }
}

/// An attributed string that is never changed.
private struct UncheckedText: @unchecked Sendable {
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = string }
}
