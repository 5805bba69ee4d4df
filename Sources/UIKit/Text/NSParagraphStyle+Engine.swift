import Typography

extension NSParagraphStyle {
    /// The style for the text engine.
    func style(isRightToLeft: Bool) -> ParagraphStyle {
        var style = properties.lengths
        style.alignment = alignment.alignment(isRightToLeft: runsLeft(isRightToLeft))
        style.lineBreakMode = lineBreakMode.mode
        style.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(rawValue: Int(lineBreakStrategy.rawValue))
        switch baseWritingDirection {
        case .natural: style.baseWritingDirection = isRightToLeft ? .rightToLeft : .natural
        case .leftToRight: style.baseWritingDirection = .leftToRight
        case .rightToLeft: style.baseWritingDirection = .rightToLeft
        }
        return style
    }

    private func runsLeft(_ interface: Bool) -> Bool {
        baseWritingDirection == .natural ? interface : baseWritingDirection == .rightToLeft
    }

    /// What it asks for that is not drawn.
    var unsupported: [String] {
        var found: [String] = []
        if hyphenationFactor > 0 || usesDefaultHyphenation { found.append("automatic hyphenation") }
        if properties.tabAlignments.contains(where: { $0 != .left && $0 != .natural }) {
            found.append("tab stops that are not left-aligned")
        }
        return found
    }
}
