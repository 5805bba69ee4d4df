/// What a view of text shows: words in the view's own style, or words that bring theirs.
enum Words: Equatable {
    case plain(String?)
    case styled(NSAttributedString)

    /// Words with their styles, kept as they are now; nil for none.
    init(_ text: NSAttributedString?) {
        self = text.map { .styled(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
    }

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

    /// Gives an attribute to all of styled words.
    mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes the paragraph styles that styled words have.
    mutating func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { attributes in
            guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Changes the attributes of styled words run by run.
    private mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let text = attributed else { return }
        let changed = NSMutableAttributedString(string: text.string)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { old, range, _ in
            var attributes = old
            change(&attributes)
            changed.setAttributes(attributes, range: range)
        }
        self = .styled(changed)
    }
}
