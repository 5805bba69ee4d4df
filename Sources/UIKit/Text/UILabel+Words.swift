extension UILabel {
    /// What a label shows: words in its own style, or words that bring theirs.
    enum Words: Equatable {
        case plain(String?)
        case styled(NSAttributedString)

        var string: String? {
            switch self {
            case .plain(let string): string
            case .styled(let text): text.string
            }
        }

        var attributed: NSAttributedString? {
            switch self {
            case .plain: nil
            case .styled(let text): text
            }
        }

        var isStyled: Bool { attributed != nil }
    }

    /// The words with what styles they have of their own; nil for none.
    package var styledText: NSAttributedString? {
        words.attributed ?? words.string.map { NSAttributedString(string: $0) }
    }

    /// The label's own style as attributes.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = .standard
        return [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraph]
    }

    /// Gives an attribute to all of styled words.
    func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes the paragraph styles that styled words have.
    func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { attributes in
            guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Changes the attributes of styled words run by run.
    private func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let text = words.attributed else { return }
        let changed = NSMutableAttributedString(string: text.string)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { old, range, _ in
            var attributes = old
            change(&attributes)
            changed.setAttributes(attributes, range: range)
        }
        words = .styled(changed)
    }
}
