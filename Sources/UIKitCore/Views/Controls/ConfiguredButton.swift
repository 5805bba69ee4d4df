import Geometry
import Scene
import Typography

/// Measures and draws a button from its configuration: image and text in one group.
struct ConfiguredButton {
    let button: UIButton
    let configuration: UIButton.Configuration

    /// The image that is shown.
    var image: UIImage? {
        let image = configuration.image ?? button.currentImage
        guard let symbol = configuration.preferredSymbolConfigurationForImage else { return image }
        return image?.applyingSymbolConfiguration(symbol)
    }
    private var isHorizontal: Bool { configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }
    private var imageSize: CGSize {
        configuration.showsActivityIndicator
            ? CGSize(width: Self.indicatorSide, height: Self.indicatorSide)
            : image?.size ?? button.typeSymbolSize
    }
    private var hasImage: Bool {
        configuration.showsActivityIndicator || image != nil || button.typeSymbolSize != .zero
    }
    /// Chosen: the side of a medium activity indicator.
    private static let indicatorSide: CGFloat = 20

    /// Whether the title has the smaller text style: subheadline instead of body. Source: 17 and 15 points.
    private var isSmall: Bool { configuration.buttonSize == .small || configuration.buttonSize == .mini }

    private func title(_ color: UIColor = .label) -> UIView.ControlText {
        let font = configuration.titleFont ?? .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
        let attributed =
            styled(
                configuration.attributedTitle, configuration.title ?? button.currentTitle, font, color,
                configuration.titleTextAttributesTransformer)
            ?? (configuration.title == nil ? button.currentStyledTitle : nil)
        let mode = configuration.titleLineBreakMode
        return UIView.ControlText(
            text: attributed?.string ?? configuration.title ?? button.currentTitle ?? "",
            attributed: attributed, font: font, color: color, alignment: alignment,
            lineBreakMode: mode, numberOfLines: mode.wraps ? 0 : 1)
    }

    /// Whether there is a title that may have several lines.
    var titleBreaksLines: Bool {
        let text = title()
        return text.numberOfLines != 1 && !text.text.isEmpty
    }

    /// The subtitle. Chosen: the caption style, without a source.
    private func subtitle(_ color: UIColor = .label) -> UIView.ControlText {
        let font = UIFont.preferredFont(forTextStyle: .caption1)
        let attributed = styled(
            configuration.attributedSubtitle, configuration.subtitle, font, color,
            configuration.subtitleTextAttributesTransformer)
        return UIView.ControlText(
            text: attributed?.string ?? configuration.subtitle ?? "", attributed: attributed, font: font,
            color: color, alignment: alignment, lineBreakMode: configuration.subtitleLineBreakMode,
            numberOfLines: configuration.subtitleLineBreakMode.wraps ? 0 : 1)
    }

    /// Returns a text with its own attributes, or one that a transformer has given some; nil for one without.
    private func styled(
        _ own: AttributedString?, _ plain: String?, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> StyledText? {
        guard own != nil || transformer != nil, var text = own ?? plain.map({ AttributedString($0) }) else {
            return nil
        }
        var base = AttributeContainer([.font: font, .foregroundColor: color])
        if let transformer { base = transformer(base) }
        text.mergeAttributes(base, mergePolicy: .keepCurrent)
        return StyledText(NSAttributedString(text))
    }

    /// The alignment of title and subtitle; automatic aligns them toward an image next to them, and otherwise
    /// centers them.
    private var alignment: NSTextAlignment {
        let isReversed = button.isRightToLeft
        switch configuration.titleAlignment {
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        case .center: return .center
        case .automatic:
            guard hasImage, isHorizontal else { return .center }
            return configuration.imagePlacement.contains(.trailing) != isReversed ? .right : .left
        }
    }

    // MARK: Size

    /// The title and subtitle laid out for a width.
    private struct TextLayout {
        var title: TextBlock?
        var subtitle: TextBlock?
        var size = CGSize.zero
    }

    private func text(width: CGFloat, _ color: UIColor = .label, _ context: ContentContext? = nil)
        -> TextLayout
    {
        var text = TextLayout()
        let title = title(color), subtitle = subtitle(color)
        if !title.text.isEmpty {
            let block = button.block(title, width: width, in: context)
            text.title = block
            text.size = block.size
        }
        if !subtitle.text.isEmpty {
            let block = button.block(subtitle, width: width, in: context)
            text.subtitle = block
            text.size.width = max(text.size.width, block.size.width)
            text.size.height += block.size.height + (text.title == nil ? 0 : configuration.titlePadding)
        }
        return text
    }

    /// Returns the size of image and text together.
    private func groupSize(_ text: CGSize) -> CGSize {
        let image = imageSize
        let gap = image == .zero || text == .zero ? 0 : configuration.imagePadding
        return isHorizontal
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    /// Returns the width that insets and image leave for the text.
    private func textWidth(in width: CGFloat) -> CGFloat {
        let insets = configuration.contentInsets
        let taken = isHorizontal && hasImage ? imageSize.width + configuration.imagePadding : 0
        return max(1, width - insets.leading - insets.trailing - taken)
    }

    func measure(width: CGFloat?) -> ContentMeasurement {
        let text = text(width: width.map(textWidth) ?? .infinity)
        let group = groupSize(text.size), insets = configuration.contentInsets
        let size = CGSize(
            width: group.width + insets.leading + insets.trailing,
            height: group.height + insets.top + insets.bottom)
        let top = insets.top + textOrigin(of: text.size, in: CGRect(origin: .zero, size: group)).y
        let last = text.subtitle ?? text.title
        return ContentMeasurement(
            size: size, firstBaseline: (text.title ?? text.subtitle)?.firstBaseline.map { $0 + top },
            lastBaseline: last?.lastBaseline.map { size.height - top - text.size.height + $0 },
            textPlacement: button.contentVerticalAlignment.textPlacement, wraps: text.size.width > 0)
    }

    // MARK: Positions

    /// Returns the origin of the text in the group's area.
    private func textOrigin(of text: CGSize, in area: CGRect) -> CGPoint {
        let image = imageSize
        let gap = image == .zero || text == .zero ? 0 : configuration.imagePadding
        guard isHorizontal else {
            let isAbove = configuration.imagePlacement.contains(.top)
            return CGPoint(
                x: area.midX - text.width / 2, y: isAbove ? area.minY + image.height + gap : area.minY)
        }
        let isImageLeft = configuration.imagePlacement.contains(.trailing) == button.isRightToLeft
        return CGPoint(
            x: isImageLeft ? area.minX + image.width + gap : area.minX, y: area.midY - text.height / 2)
    }

    private func imageOrigin(in area: CGRect) -> CGPoint {
        let image = imageSize
        guard isHorizontal else {
            let isAbove = configuration.imagePlacement.contains(.top)
            return CGPoint(
                x: area.midX - image.width / 2, y: isAbove ? area.minY : area.maxY - image.height)
        }
        let isImageLeft = configuration.imagePlacement.contains(.trailing) == button.isRightToLeft
        return CGPoint(
            x: isImageLeft ? area.minX : area.maxX - image.width, y: area.midY - image.height / 2)
    }

    /// Returns the group's frame in the button, by the control's content alignment.
    private func groupRect(_ size: CGSize) -> CGRect {
        let insets = configuration.contentInsets, bounds = button.bounds
        let isReversed = button.isRightToLeft
        let left = isReversed ? insets.trailing : insets.leading
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: left, bottom: insets.bottom,
                right: insets.leading + insets.trailing - left))
        let x: CGFloat =
            switch button.contentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - size.width
            case .leading, .fill: isReversed ? area.maxX - size.width : area.minX
            case .trailing: isReversed ? area.minX : area.maxX - size.width
            case .center: area.midX - size.width / 2
            }
        let y: CGFloat =
            switch button.contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            case .center, .fill: area.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    // MARK: Frames

    /// What the button shows, and where.
    private struct Arrangement {
        var image = CGRect.zero
        /// Title and subtitle, laid out at the text's own width, in which the alignment positions them.
        var text = TextLayout()
        /// The lines of title and subtitle, both of the width of the text.
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private func arrangement(_ color: UIColor, _ context: ContentContext? = nil) -> Arrangement {
        let text = text(width: textWidth(in: button.bounds.width), color, context)
        let area = groupRect(groupSize(text.size))
        var made = Arrangement(image: CGRect(origin: imageOrigin(in: area), size: imageSize))
        made.text = self.text(width: text.size.width, color, context)
        var line = CGRect(origin: textOrigin(of: text.size, in: area), size: text.size)
        if let title = made.text.title {
            line.size.height = title.size.height
            made.title = line
            line.origin.y += line.height + configuration.titlePadding
        }
        if let subtitle = made.text.subtitle {
            line.size.height = subtitle.size.height
            made.subtitle = line
        }
        return made
    }

    /// Whether there is something to show in a place.
    func hasContent(_ kind: ButtonParts.Kind) -> Bool {
        switch kind {
        case .background:
            let background = configuration.background
            return fillColor != nil || hasStroke || background.customView != nil || background.image != nil
                || background.visualEffect != nil
        case .image: return hasImage
        case .title: return !title().text.isEmpty
        case .subtitle: return !subtitle().text.isEmpty
        }
    }

    /// Returns the text of a label.
    func labelText(_ kind: ButtonParts.Kind) -> UIView.ControlText {
        kind == .subtitle ? subtitle(foreground) : title(foreground)
    }

    /// Returns the frame of a view of the button.
    func frame(of kind: ButtonParts.Kind) -> CGRect {
        guard kind != .background else { return backgroundRect }
        let arrangement = arrangement(.label)
        switch kind {
        case .image: return arrangement.image
        case .title: return aligned(arrangement.text.title, in: arrangement.title)
        default: return aligned(arrangement.text.subtitle, in: arrangement.subtitle)
        }
    }

    /// Returns the frame of a label in its line: as wide as its text, and where the label draws the text as the line does,
    /// with the baseline on the same pixel.
    private func aligned(_ block: TextBlock?, in line: CGRect) -> CGRect {
        guard let block else { return line }
        let width = block.size.width
        var rect = line
        rect.size.width = width
        rect.origin.y = block.top(in: line.rect) - block.top(in: CGRect(origin: .zero, size: line.size).rect)
        switch alignment {
        case .center: rect.origin.x += (line.width - width) / 2
        case .right: rect.origin.x += line.width - width
        default: break
        }
        return rect
    }

    /// The frame of the background: the bounds within the insets of the background.
    private var backgroundRect: CGRect {
        let insets = configuration.background.backgroundInsets
        let (left, right) =
            button.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return button.bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    }

    // MARK: Drawing

    func commands(in context: ContentContext) -> [DrawCommand] {
        guard button.bounds.width > 0, button.bounds.height > 0 else { return [] }
        var result = backgroundCommands(in: backgroundRect, context)
        let arrangement = arrangement(foreground, context)
        result += imageCommands(in: arrangement.image, mode: .scaleToFill, context)
        for (block, line) in [
            (arrangement.text.title, arrangement.title), (arrangement.text.subtitle, arrangement.subtitle),
        ] {
            guard let block else { continue }
            button.report(block)
            result += block.commands(in: line.rect)
        }
        return result
    }

    /// Returns the drawing of the image or of the activity indicator in its place.
    func imageCommands(
        in rect: CGRect, mode: UIView.ContentMode, _ context: ContentContext
    ) -> [DrawCommand] {
        let color = foreground
        if configuration.showsActivityIndicator {
            let tinted = configuration.activityIndicatorColorTransformer?(color) ?? color
            return UIActivityIndicatorView.spokes(
                about: CGPoint(x: rect.midX, y: rect.midY), side: Self.indicatorSide,
                color: context.color(tinted))
        }
        guard let image else {
            return button.detailSymbolCommands(
                about: CGPoint(x: rect.midX, y: rect.midY), context.color(color))
        }
        let tinted = configuration.imageColorTransformer?(color) ?? color
        let tint = image.renderingMode == .alwaysOriginal ? nil : context.color(tinted)
        return image.commands(in: rect, mode: mode, tint: tint)
    }

    /// Shows image, effect and custom view of the background.
    func show(in view: ButtonBackgroundView) {
        view.show(configuration.background, cornerRadius: cornerRadius)
    }

    /// The color of text and image. Source: the tint, white on filled backgrounds; tertiary when disabled.
    private var foreground: UIColor {
        if !button.isEnabled { return .tertiaryLabel }
        let color =
            configuration.baseForegroundColor
            ?? (configuration.backgroundStyle == .filled ? .white : button.tintColor ?? .systemBlue)
        return button.isHighlighted ? color.withAlphaComponent(0.75) : color
    }

    /// The color of the background. Source: fills of medium shapes; a tint at 0.18.
    private var fillColor: UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        if configuration.backgroundStyle != .plain, !button.isEnabled { return .quaternarySystemFill }
        let base = configuration.baseBackgroundColor
        switch configuration.backgroundStyle {
        case .plain: return base
        case .gray: return base ?? .secondarySystemFill
        case .tinted: return (base ?? button.tintColor ?? .systemBlue).withAlphaComponent(0.18)
        case .filled: return base ?? button.tintColor ?? .systemBlue
        }
    }

    /// The corner radius. Chosen: 5, 8 and 12 points for the named corner styles, whose values are not
    /// published.
    private var cornerRadius: CGFloat {
        switch configuration.cornerStyle {
        case .fixed, .dynamic: configuration.background.cornerRadius
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: backgroundRect.height / 2
        }
    }

    private var hasStroke: Bool {
        configuration.background.strokeColor != nil && configuration.background.strokeWidth > 0
    }

    /// Returns the drawing of the background's shape and border in a rectangle.
    func backgroundCommands(in rect: CGRect, _ context: ContentContext) -> [DrawCommand] {
        let radius = cornerRadius, background = configuration.background
        var result = fillColor.map { ControlShape.filled(rect, radius: radius, context.color($0)) } ?? []
        if let stroke = background.strokeColor, hasStroke {
            let outset = background.strokeOutset
            let edge = RoundedRect(
                rect.insetBy(dx: -outset, dy: -outset).rect, radius: max(0, radius + outset))
            result.append(
                .draw(
                    .fillBorder(edge, width: background.strokeWidth, .color(context.color(stroke)))))
        }
        return result
    }
}
