import Geometry
import Scene
import Typography

/// The layout and drawing of buttons without a configuration: image and title side by side.
extension UIButton {
    /// The content insets: six points above and below the title, unless the author set insets.
    /// Source: 471 of 900 buttons in public storyboards are 30 points high, their titles 18.
    private var effectiveInsets: UIEdgeInsets {
        contentEdgeInsets == .zero
            ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
    }

    /// The size without title or image. Source: 25x24 and 30x30 in frames that Xcode saved.
    private var emptySize: CGSize {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 25, height: 24)
        case .custom, .system, .close: CGSize(width: 30, height: 30)
        }
    }

    /// Returns the size of the title in whole points.
    /// Measured: 33 high at 17 points, 29 at 14, 27 at 12, 42 at 25, and whole widths even at 3x.
    private func titleSize(_ block: TextBlock?) -> CGSize {
        guard let size = block?.layout.size, size.width > 0 else { return .zero }
        return CGSize(width: size.width, height: size.height).roundedUp
    }

    /// How high a custom button is at least for an image: a line of its title, which has no text.
    ///
    /// Measured: 22 points, the line of 18 points, for images 14 to 21 points high in storyboards that Xcode saved,
    /// six buttons of five repositories.
    private var emptyTitleHeight: CGFloat {
        buttonType == .custom ? Double(ownTitleLabel.font.lineHeight).roundedUp(toScale: 1) : 0
    }

    /// Measures the button; at least 30 wide with a title. Measured: "yes", "no" and "Add" in frames that
    /// Xcode saved.
    func measureLegacy() -> ContentMeasurement {
        let block = titleBlock(width: .infinity)
        let title = titleSize(block)
        let image = currentImage?.size ?? .zero
        let insets = effectiveInsets
        var size = emptySize
        if title != .zero {
            size = CGSize(
                width: max(30, title.width + image.width + insets.left + insets.right),
                height: max(
                    title.height + insets.top + insets.bottom,
                    image.height + contentEdgeInsets.top + contentEdgeInsets.bottom))
        } else if image != .zero {
            size = CGSize(
                width: image.width + contentEdgeInsets.left + contentEdgeInsets.right,
                height: max(image.height, emptyTitleHeight) + contentEdgeInsets.top + contentEdgeInsets.bottom
            )
        }
        if let background = backgroundImage(for: .normal)?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        let above = insets.top + (size.height - insets.top - insets.bottom - title.height) / 2
        let below = size.height - above - (block?.size.height ?? 0)
        return ContentMeasurement(
            size: size, firstBaseline: block?.firstBaseline.map { $0 + above },
            lastBaseline: block?.lastBaseline.map { $0 + below },
            textPlacement: contentVerticalAlignment.textPlacement)
    }

    // MARK: Positions

    /// Returns the frames of image and title, which subclasses may override.
    private func contentFrames() -> (image: CGRect?, title: CGRect) {
        let area = contentRect(forBounds: bounds)
        return (
            currentImage == nil ? nil : imageRect(forContentRect: area), titleRect(forContentRect: area)
        )
    }

    /// Returns the frames of image and title in the content area; the title's is the space available to it.
    func contentFrames(in area: CGRect) -> (image: CGRect?, title: CGRect) {
        let context = ContentContext(traits: traitCollection)
        let image = shownImageSize(in: area)
        let natural = titleSize(titleBlock(width: .infinity, in: context))
        // Source: microsoft/WinObjC issue 2155: a title with insets of 80 points in 200 is narrower than 40 on iOS.
        let room = area.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right
        let titleWidth = min(max(0, room), natural.width)
        var titleHeight = natural.height
        if ownTitleLabel.numberOfLines != 1, natural.width > titleWidth {
            titleHeight = titleSize(titleBlock(width: titleWidth, in: context)).height
        }
        let group = image.width + titleWidth
        let left = start(of: group, in: area)
        let imageShift = shift(imageEdgeInsets), titleShift = shift(titleEdgeInsets)
        var imageRect = CGRect(
            x: isRightToLeft ? left + titleWidth : left,
            y: top(of: image.height, in: area), width: image.width, height: image.height)
        var titleRect = CGRect(
            x: isRightToLeft ? left : left + image.width, y: top(of: titleHeight, in: area),
            width: titleWidth, height: titleHeight)
        imageRect.origin.x += imageShift.x
        imageRect.origin.y += imageShift.y
        titleRect.origin.x += titleShift.x
        titleRect.origin.y += titleShift.y
        if contentHorizontalAlignment == .fill, natural == .zero {
            imageRect.origin.x = area.minX + imageEdgeInsets.left
            imageRect.size.width = max(0, area.width - imageEdgeInsets.left - imageEdgeInsets.right)
        }
        if contentVerticalAlignment == .fill, natural == .zero {
            imageRect.origin.y = area.minY + imageEdgeInsets.top
            imageRect.size.height = max(0, area.height - imageEdgeInsets.top - imageEdgeInsets.bottom)
        }
        return (currentImage == nil ? nil : imageRect, titleRect)
    }

    /// Returns the size of the image, which is no larger than the content area within the insets of the image.
    ///
    /// Source: Apple's documentation of `imageEdgeInsets`, which shrink or expand the rectangle of the image; public
    /// answers, by which an image shrinks with its button and does not stretch.
    private func shownImageSize(in area: CGRect) -> CGSize {
        guard let size = currentImage?.size else { return .zero }
        let insets = imageEdgeInsets
        return CGSize(
            width: max(0, min(size.width, area.width - insets.left - insets.right)),
            height: max(0, min(size.height, area.height - insets.top - insets.bottom)))
    }

    /// Whether the title is truncated at the button's current size.
    var truncatesLegacyTitle: Bool {
        guard let title = displayedText, !title.isEmpty else { return false }
        if parts.areNodes, let label = parts.title, label.superview === self {
            return label.isTruncated(in: label.bounds)
        }
        let width = contentFrames().title.width
        return width <= 0 || titleBlock(width: width)?.layout.isTruncated == true
    }

    /// The alignment, with leading and trailing resolved.
    private var horizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
        switch horizontalAlignment {
        case .left, .leading, .fill: area.minX
        case .right, .trailing: area.maxX - width
        case .center: area.minX + (area.width - width) / 2
        }
    }

    private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - height
        case .center, .fill: area.minY + (area.height - height) / 2
        }
    }

    /// Returns the offset that edge insets produce: half of their difference where the content is centered.
    private func shift(_ insets: UIEdgeInsets) -> CGPoint {
        let x: CGFloat =
            switch horizontalAlignment {
            case .left, .leading, .fill: insets.left
            case .right, .trailing: -insets.right
            case .center: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return CGPoint(x: x, y: y)
    }

    // MARK: Drawing

    func legacyCommands(in context: ContentContext) -> [DrawCommand] {
        guard !parts.areNodes else {
            return currentImage == nil && displayedText?.isEmpty ?? true ? symbolCommands(in: context) : []
        }
        var commands = backgroundImageCommands(
            in: backgroundRect(forBounds: bounds), mode: .scaleToFill, tint: tintColor, context)
        let area = contentRect(forBounds: bounds)
        guard area.width > 0, area.height > 0 else { return commands }
        let contentFrames = contentFrames()
        if let rect = contentFrames.image {
            commands += imageCommands(
                in: rect, mode: parts.image?.contentMode ?? .scaleToFill, tint: tintColor, context)
        }
        if contentFrames.image == nil, displayedText?.isEmpty ?? true {
            commands += symbolCommands(in: context)
        }
        guard contentFrames.title.width > 0,
            let block = titleBlock(width: contentFrames.title.width, in: context)
        else {
            return commands
        }
        report(block)
        return commands + block.commands(in: contentFrames.title.rect)
    }

    /// Returns the drawing of the background image.
    func backgroundImageCommands(
        in rect: CGRect, mode: ContentMode, tint: UIColor?, _ context: ContentContext
    ) -> [DrawCommand] {
        guard let image = currentBackgroundImage else { return [] }
        return image.commands(in: rect, mode: mode, tint: self.tint(image, tint, context))
    }

    /// Returns the drawing of the image, or of what a configuration has in its place.
    func imageCommands(
        in rect: CGRect, mode: ContentMode, tint: UIColor?, _ context: ContentContext
    ) -> [DrawCommand] {
        if let configuration {
            return ConfiguredButton(button: self, configuration: configuration)
                .imageCommands(in: rect, mode: mode, context)
        }
        guard let image = currentImage else { return [] }
        return image.commands(
            in: rect, mode: rect.size == image.size ? .scaleToFill : mode,
            tint: self.tint(image, tint, context))
    }

    /// Returns the symbol of the button types that have one.
    private func symbolCommands(in context: ContentContext) -> [DrawCommand] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        switch buttonType {
        case .custom, .system: return []
        case .close:
            let disc = CGRect(center: center, width: 30, height: 30)
            return ControlShape.filled(disc, radius: 15, context.color(.secondarySystemFill))
                + ControlGlyph.cross.commands(
                    at: center.point, side: 10, width: 2.4, color: context.color(.secondaryLabel))
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            return detailSymbolCommands(
                about: center, context.color(isEnabled ? tintColor ?? .systemBlue : .tertiaryLabel))
        }
    }

    /// Whether the type shows a letter or a plus in a circle.
    private var hasDetailSymbol: Bool {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
        case .custom, .system, .close: false
        }
    }

    /// The size of the symbol of the type beside the insets of a configuration; zero for types without one.
    ///
    /// Measured: eight `infoLight` and `detailDisclosure` buttons with a configuration, in storyboards that Xcode saved
    /// of two repositories, are 50 by 34 points, the insets of 12 and 7 included.
    var typeSymbolSize: CGSize { hasDetailSymbol ? CGSize(width: 26, height: 20) : .zero }

    /// Returns the drawing of the letter or the plus in a circle; nothing for types without one.
    func detailSymbolCommands(about center: CGPoint, _ color: Color) -> [DrawCommand] {
        guard hasDetailSymbol else { return [] }
        // Measured: a contactAdd button of iOS 13 at 3x; a circle of 21.65 points, a plus of 10.1 and lines of 1.54.
        let ring = RoundedRect(CGRect(center: center, width: 21.65, height: 21.65).rect, radius: 10.825)
        let glyph = buttonType == .contactAdd ? ControlGlyph.plus : .info
        return [.draw(.fillBorder(ring, width: 1.54, .color(color)))]
            + glyph.commands(
                at: center.point, side: buttonType == .contactAdd ? 8.6 : 15, width: 1.54, color: color)
    }

    /// Returns the tint of an image; system buttons tint images unless these keep their own colors.
    private func tint(_ image: UIImage, _ tint: UIColor?, _ context: ContentContext) -> Color? {
        let isTemplate =
            image.isTemplate
            || image.renderingMode == .automatic && buttonType != .custom
        guard isTemplate else { return nil }
        let color = context.color(tint ?? .systemBlue)
        return isHighlighted && buttonType != .custom
            ? color.multipliedAlpha(by: Self.highlightedAlpha) : color
    }

    /// The alpha of titles and tinted images while touched. Source: about 0.2.
    private static let highlightedAlpha = 0.2

    /// The alpha of the title. Chosen: 0.3 when disabled.
    private var titleAlpha: CGFloat {
        guard !hasTitleColorForState, buttonType != .custom else { return 1 }
        return !isEnabled ? 0.3 : isHighlighted ? Self.highlightedAlpha : 1
    }

    /// The color of the title with its alpha.
    var shownTitleColor: UIColor {
        let alpha = titleAlpha
        guard alpha < 1 else { return currentTitleColor }
        return UIColor(currentTitleColor.color(in: traitCollection).multipliedAlpha(by: alpha))
    }

    private func titleBlock(width: CGFloat, in context: ContentContext? = nil) -> TextBlock? {
        let attributed = currentStyledTitle
        guard let title = attributed?.string ?? currentTitle, !title.isEmpty else { return nil }
        let label = ownTitleLabel
        let color = currentTitleColor.color(in: context?.traits ?? traitCollection)
        let controlText = ControlText(
            text: title, attributed: attributed, font: label.font,
            color: UIColor(color.multipliedAlpha(by: titleAlpha)),
            alignment: label.textAlignment, lineBreakMode: label.lineBreakMode,
            numberOfLines: label.numberOfLines)
        return block(controlText, width: width, in: context)
    }
}
