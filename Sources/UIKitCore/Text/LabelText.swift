/// The text of a view: plain text in the view's own style, or attributed text.
enum LabelText: Equatable {
    case plain(String?)
    case styled(StyledText)

    /// Creates the text from a snapshot of an attributed string; nil for none.
    init(_ text: NSAttributedString?) { self.init(text.map { StyledText($0) }) }

    /// Creates the text from styled text; nil for none.
    init(_ text: StyledText?) { self = text.map { .styled($0) } ?? .plain(nil) }

    var string: String? {
        switch self {
        case .plain(let string): string
        case .styled(let text): text.string
        }
    }

    /// The styled text, if it is attributed.
    var attributed: StyledText? {
        switch self {
        case .plain: nil
        case .styled(let text): text
        }
    }

    /// Sets an attribute on all of the attributed text.
    mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        change { $0.setAttribute(key, to: value) }
    }

    /// Changes the paragraph styles of the attributed text.
    mutating func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        self.change { text in
            text.changeAttributes { attributes in
                guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(old)
                change(style)
                attributes[.paragraphStyle] = style
            }
        }
    }

    mutating func change(_ change: (inout StyledText) -> Void) {
        guard case .styled(var text) = self else { return }
        change(&text)
        self = .styled(text)
    }
}
