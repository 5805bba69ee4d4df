import Typography

extension NSParagraphStyle {
    /// Returns the style for the text engine.
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
        let runsLeft = style.baseWritingDirection == .rightToLeft
        style.tabStops = tabStops.map { $0.stop(runsLeft: runsLeft) }
        let factor = Double(hyphenationFactor)
        style.hyphenationFactor = factor > 0 ? factor : usesDefaultHyphenation ? 1 : 0
        return style
    }

    private func runsLeft(_ interface: Bool) -> Bool {
        baseWritingDirection == .natural ? interface : baseWritingDirection == .rightToLeft
    }
}

extension NSTextTab {
    /// Returns the tab stop for the text engine, which measures from the leading edge.
    fileprivate func stop(runsLeft: Bool) -> ParagraphStyle.TabStop {
        let column: ParagraphStyle.TabStop.Alignment =
            switch alignment {
            case .center: .center
            case .left: runsLeft ? .trailing : .leading
            case .right: runsLeft ? .leading : .trailing
            case .natural, .justified: .leading
            }
        return ParagraphStyle.TabStop(Double(location), column, terminators: terminators)
    }

    /// The characters of `columnTerminators` among those used in numbers: the ASCII and Arabic ones and the
    /// middle dot.
    private var terminators: [UInt16] {
        guard let ends = options[.columnTerminators] as? CharacterSet else { return [] }
        return ((0x20..<0x7F).map { $0 } + [0xB7, 0x66B, 0x66C]).filter { unit in
            Unicode.Scalar(unit).map(ends.contains) ?? false
        }
    }
}
