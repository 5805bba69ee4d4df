extension StyledText {
    /// Returns a part of the text.
    ///
    /// - Parameter range: The part in UTF-16 units, inside the text.
    /// - Returns: The part with its attributes.
    func part(_ range: NSRange) -> StyledText {
        let units = Array(string.utf16)
        let bounds = 0..<units.count
        let wanted = (range.location..<range.location + range.length).clamped(to: bounds)
        var result = StyledText(), start = 0
        for run in runs {
            let own = (start..<start + run.length).clamped(to: wanted)
            if !own.isEmpty {
                let text = String(decoding: units[own], as: UTF16.self)
                result.append(StyledText(text, attributes: run.attributes))
            }
            start += run.length
        }
        return result
    }

    /// Returns the text with a mark behind it, and the mark alone, both without paragraph styles.
    func marked(by mark: String) -> (whole: StyledText, mark: StyledText) {
        var whole = self, end = StyledText(mark, attributes: runs.last?.attributes ?? [:])
        whole.append(end)
        whole.changeAttributes { $0[.paragraphStyle] = nil }
        end.changeAttributes { $0[.paragraphStyle] = nil }
        return (whole, end)
    }

    /// Returns the text of which only a range is visible: its glyphs, or the color behind them.
    ///
    /// - Returns: The text; nil if nothing is visible.
    func showing(_ range: NSRange, isBackground: Bool) -> StyledText? {
        let length = string.utf16.count, end = min(length, range.location + range.length)
        let start = min(range.location, end)
        var before = part(NSRange(location: 0, length: start))
        var shown = part(NSRange(location: start, length: end - start))
        var after = part(NSRange(location: end, length: length - end))
        guard !shown.string.isEmpty, !isBackground || shown.runs.contains(where: \.hasBackground) else {
            return nil
        }
        shown.changeAttributes { attributes in
            if isBackground { Self.hide(&attributes) } else { attributes[.backgroundColor] = nil }
        }
        func hide(_ text: inout StyledText) {
            text.changeAttributes { attributes in
                Self.hide(&attributes)
                attributes[.backgroundColor] = nil
            }
        }
        hide(&before)
        hide(&after)
        before.append(shown)
        before.append(after)
        return before
    }

    /// Changes attributes so that glyphs keep their positions but are not visible.
    private static func hide(_ attributes: inout [NSAttributedString.Key: Any]) {
        attributes[.foregroundColor] = UIColor.clear
        attributes[.link] = nil
        for key in [.underlineStyle, .strikethroughStyle, .shadow, .strokeWidth] as [NSAttributedString.Key] {
            attributes[key] = nil
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            let space = NSTextAttachment()
            space.bounds = attachment.layoutBounds
            attributes[.attachment] = space
        }
    }
}

extension StyledText.Run {
    fileprivate var hasBackground: Bool { attributes[.backgroundColor] != nil }
}
