import Foundation
import Testing

@testable import UIKitCore

/// HTML that is read into an attributed string.
@Suite struct HTMLTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    @Test func whiteSpaceAndReferencesAreThoseOfHTML() throws {
        let text = try read(
            "<style>p { color: red }</style><p>Fish &amp;\n   chips&#33;</p>\n<p>Two<br>lines<!-- x --></p>")
        #expect(text.string == "Fish & chips!\nTwo\nlines\n")
    }

    @Test func elementsBecomeAttributes() throws {
        let text = try read(
            "plain <b>bold <i>both</i></b> <a href=\"https://example.org/?a=1&amp;b=2\">link</a>")
        #expect(text.string == "plain bold both link")
        func traits(_ index: Int) -> UIFontDescriptor.SymbolicTraits? {
            (text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
        }
        #expect(traits(0)?.contains(.traitBold) == false)
        #expect(traits(7)?.contains(.traitBold) == true)
        #expect(traits(7)?.contains(.traitItalic) == false)
        #expect(traits(12)?.contains([.traitBold, .traitItalic]) == true)
        let link = text.attribute(.link, at: 16, effectiveRange: nil) as? URL
        #expect(link?.absoluteString == "https://example.org/?a=1&b=2")
    }
}
