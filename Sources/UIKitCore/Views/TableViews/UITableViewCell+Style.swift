import Geometry

extension UITableViewCell {
    /// Whether the content consists of the style's own labels and image.
    private var usesStyleLabels: Bool {
        let text = styleLabels.text?.text ?? "", detail = styleLabels.detail?.text ?? ""
        return !text.isEmpty || !detail.isEmpty || styleImageView?.image != nil
    }

    /// Returns the height of the row for the style's labels; nil for custom content.
    ///
    /// Source: cells in public storyboards since Xcode 13: 43.5 (43.667 at three pixels a point) with one
    /// line, 55.5 (55.667) with a line of 17 and one of 12, which is 21 more than their line heights.
    func styleHeight(width: CGFloat) -> CGFloat? {
        guard usesStyleLabels else { return nil }
        let scale = traitCollection.displayScale, least = Self.defaultHeight - 1 / scale
        let available = textSpan(contentWidth: width, height: .infinity).width
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            guard label.numberOfLines != 1 else { return label.font.lineHeight }
            return label.sizeThatFits(CGSize(width: available, height: 0)).height
        }
        let text = height(styleLabels.text), detail = height(styleLabels.detail)
        let image = styleImageView?.image.map { $0.size.height + 1 / scale } ?? 0
        var content = max(text, detail) + 22
        if style == .subtitle, text > 0, detail > 0 { content = text + detail + 21 }
        return max(least, image, (content * scale).rounded() / scale)
    }

    /// Returns the horizontal space for text in a row of a height: between image and margin.
    private func textSpan(contentWidth: CGFloat, height: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let far: CGFloat = accessoryWidth > 0 ? 8 : margin
        var x = margin + CGFloat(indentationLevel) * indentationWidth
        if let image = styleImageView?.image { x += size(of: image, inHeight: height).width + 15 }
        return (x, max(0, contentWidth - x - far))
    }

    /// Returns the size of the image in a row of a height: scaled down, in its proportions, where it is higher.
    /// Source: public dumps of rows of 44 points with large square images, whose views are as high and wide as the row.
    private func size(of image: UIImage, inHeight height: CGFloat) -> CGSize {
        let size = image.size
        guard size.height > height, size.height > 0 else { return size }
        return CGSize(width: size.width * max(0, height) / size.height, height: max(0, height))
    }

    /// Lays out the style's image and labels in the content view.
    func arrangeStyle() {
        guard styleLabels.text != nil || styleLabels.detail != nil || styleImageView != nil else { return }
        let size = contentView.bounds.size
        let available = textSpan(contentWidth: size.width, height: size.height)
        if let view = styleImageView, let image = view.image {
            let x = margin + CGFloat(indentationLevel) * indentationWidth
            let shown = self.size(of: image, inHeight: size.height)
            set(view, x: x, y: ((size.height - shown.height) / 2).rounded(.down), shown)
        }
        let text = styleLabels.text, detail = styleLabels.detail
        let hasDetail = detail?.text?.isEmpty == false
        if style == .default || !hasDetail && style != .value2 {
            if let text {
                set(text, x: available.x, y: 0, CGSize(width: available.width, height: size.height))
            }
            return
        }
        switch style {
        case .subtitle: arrangeStack(text, detail, x: available.x, width: available.width)
        default: arrangeRow(text, detail, x: available.x, width: available.width)
        }
    }

    /// Lays out the labels above one another. Source: 10 points above the first line and 1 between the two in
    /// a row of the height that they need.
    private func arrangeStack(_ text: UILabel?, _ detail: UILabel?, x: CGFloat, width: CGFloat) {
        let first = fitting(text, width), second = fitting(detail, width)
        let gap: CGFloat = first.height > 0 && second.height > 0 ? 1 : 0
        let free = contentView.bounds.height - first.height - gap - second.height
        let top = max(0, (free / 2).rounded())
        if let text { set(text, x: x, y: top, first) }
        if let detail { set(detail, x: x, y: top + first.height + gap, second) }
    }

    /// Lays out the labels on one baseline, the first one vertically centered and moved down to whole points.
    /// Source: labels at 12 in rows of 43.5, at 15 where they are 14.5 high, smaller details lower by the
    /// difference of the ascenders.
    private func arrangeRow(_ text: UILabel?, _ detail: UILabel?, x: CGFloat, width: CGFloat) {
        let first = fitting(text, width)
        let top = ((contentView.bounds.height - first.height) / 2).rounded(.up)
        let lower = (text?.font.ascender ?? 0) - (detail?.font.ascender ?? 0)
        let scale = traitCollection.displayScale
        let detailTop = top + (text == nil ? 0 : (lower * scale).rounded() / scale)
        if style == .value2 {
            // Chosen: text ends at 97, details begin at 103; no source gives exact values.
            if let text { set(text, x: 97 - min(first.width, 81), y: top, first) }
            let available = max(0, x + width - 103)
            if let detail { set(detail, x: 103, y: detailTop, fitting(detail, available)) }
            return
        }
        let second = fitting(detail, max(0, width - first.width - 8))
        if let text { set(text, x: x, y: top, first) }
        if let detail { set(detail, x: x + width - second.width, y: detailTop, second) }
    }

    private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func set(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
        let x = isRightToLeft ? contentView.bounds.width - x - size.width : x
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
