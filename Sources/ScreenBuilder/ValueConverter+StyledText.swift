import ScreenFiles
import UIKit

extension ValueConverter {
    /// Words in pieces as one attributed string; what a piece does not say is the label's.
    func runs(_ value: AttributeValue) -> NSAttributedString? {
        guard case .runs(let runs) = value else { return nil }
        let text = NSMutableAttributedString(string: "")
        for run in runs { text.append(string(run)) }
        return text
    }

    private func string(_ run: TextRunValue) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run.font.flatMap { font(.font($0)) }
        attributes[.foregroundColor] = run.textColor.flatMap { color(.color($0)) }
        attributes[.backgroundColor] = run.backgroundColor.flatMap { color(.color($0)) }
        attributes[.underlineStyle] = run.underline.flatMap { WordTable.underlines[$0]?.rawValue }
        attributes[.strikethroughStyle] = run.strikethrough.flatMap { WordTable.underlines[$0]?.rawValue }
        attributes[.kern] = run.kern
        attributes[.baselineOffset] = run.baselineOffset
        guard let picture = run.image else {
            return NSAttributedString(string: run.text, attributes: attributes)
        }
        let attachment = NSTextAttachment()
        attachment.image = image(.image(picture))?.image
        attributes[.attachment] = attachment
        return NSAttributedString(string: "\u{FFFC}", attributes: attributes)
    }

    /// What changes a paragraph style.
    func paragraphStyle(_ value: AttributeValue) -> ((NSMutableParagraphStyle) -> Void)? {
        guard case .paragraphStyle(let style) = value else { return nil }
        return { paragraph in
            for length in style.lengths {
                if let path = WordTable.paragraphLengths[length.name] {
                    paragraph[keyPath: path] = CGFloat(length.value)
                }
            }
        }
    }
}

extension UILabel {
    /// Gives all words the label's own paragraph style with some changes.
    func changeParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = .standard
        change(paragraph)
        guard let text = styledText, text.length > 0 else { return }
        let changed = NSMutableAttributedString(string: "")
        changed.append(text)
        changed.addAttribute(
            .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        attributedText = changed
    }
}
