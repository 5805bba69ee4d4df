// What a tap on a link or an attachment does. Source: `UITextViewDelegate` in Apple's documentation.
extension UITextView {
    /// Invokes the action of the link or attachment at a point, if there is one and the delegate agrees.
    func invokeItem(at point: CGPoint) {
        guard isSelectable, !isRightToLeft, let item = item(at: point) else { return }
        let standard = UIAction { [weak self] _ in self?.open(item) }
        guard let delegate else { return standard.perform(from: self) }
        delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(from: self)
    }

    /// Opens a link in another app, which is recorded, if the delegate agrees. An attachment does nothing of its own.
    private func open(_ item: UITextItem) {
        let range = item.range
        switch item.content {
        case .link(let url):
            let isAllowed =
                delegate.map {
                    $0.textView(
                        self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
                        && $0.textView(self, shouldInteractWith: url, in: range)
                } ?? true
            if isAllowed { UIApplication.shared.open(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    /// Returns the link or attachment at a point; nil where there is none.
    func item(at point: CGPoint) -> UITextItem? {
        guard let text = (textWithDetectedLinks ?? labelText.attributed)?.attributedString else { return nil }
        var found: UITextItem?
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, range, stop in
            guard let content = Self.content(attributes), contains(point, in: range) else { return }
            found = UITextItem(content: content, range: range)
            stop.pointee = true
        }
        return found
    }

    private static func content(_ attributes: [NSAttributedString.Key: Any]) -> UITextItem.Content? {
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            return .textAttachment(attachment)
        }
        guard let link = attributes[.link] else { return nil }
        let url =
            link as? URL ?? (link as? NSURL)?.absoluteURL ?? (link as? String).flatMap { URL(string: $0) }
        return url.map { .link($0) }
    }

    /// Whether a point is in one of the characters of a range.
    private func contains(_ point: CGPoint, in range: NSRange) -> Bool {
        (range.location..<range.location + range.length).contains { offset in
            let start = caretRect(at: offset), end = caretRect(at: offset + 1)
            guard start.minY == end.minY else { return false }
            return (start.minX..<max(start.minX, end.minX)).contains(point.x)
                && (start.minY..<start.maxY).contains(point.y)
        }
    }
}
