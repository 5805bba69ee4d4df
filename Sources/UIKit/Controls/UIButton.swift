package import Scene

/// A control that says what happens when it is touched.
open class UIButton: UIControl {
    /// How a button looks. Raw values as Apple has them.
    public enum ButtonType: Int, Hashable, Sendable {
        /// As its author says; the title is white.
        case custom = 0
        /// A title in the tint colour.
        case system = 1
        /// An i in a ring.
        case detailDisclosure = 2
        /// An i in a ring.
        case infoLight = 3
        /// An i in a ring.
        case infoDark = 4
        /// A plus in a ring.
        case contactAdd = 5
        /// A cross on a grey disc.
        case close = 7
    }

    /// How the button looks.
    public let buttonType: ButtonType
    /// The label whose font, alignment and line breaking the title takes.
    public let titleLabel: UILabel?
    /// The view whose content mode the image takes where it fills the button.
    public let imageView: UIImageView? = UIImageView()
    /// Room around image and title that makes the button larger; instead of the default room where not zero.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Moves the title without changing the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero
    /// Moves the image without changing the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero
    /// The look of iOS 15; nil for the look before, which the titles, images and insets here describe.
    open var configuration: Configuration? { didSet { setNeedsLayout() } }
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: StyledText] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    /// A button of a type, without a size.
    public init(type buttonType: ButtonType) {
        self.buttonType = buttonType
        titleLabel = UIButton.makeTitleLabel(buttonType)
        super.init(frame: .zero)
    }

    /// A button in the look of iOS 15.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if configuration.title == nil, let primaryAction { setTitle(primaryAction.title, for: .normal) }
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
        label.font = .systemFont(ofSize: type == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        return label
    }

    // MARK: States

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsLayout()
    }

    /// The title set for a state.
    open func title(for state: State) -> String? { titles[state] }

    /// Sets the title in styles of its own for a state; it goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title.map { StyledText($0) }
        setNeedsLayout()
    }

    /// The title in styles of its own set for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state]?.attributedString
    }

    /// The styled title shown: of the state, else of the normal one.
    open var currentAttributedTitle: NSAttributedString? { currentStyledTitle?.attributedString }

    var currentStyledTitle: StyledText? { attributedTitles[state] ?? attributedTitles[.normal] }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

    /// The title's colour set for a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// Sets the image before the title for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsLayout()
    }

    /// The image set before the title for a state.
    open func image(for state: State) -> UIImage? { images[state] }

    /// Sets the image behind the title for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        setNeedsLayout()
    }

    /// The image set behind the title for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The image shown: of the state, else of the normal one.
    open var currentImage: UIImage? { images[state] ?? images[.normal] }

    /// The image shown behind the title: of the state, else of the normal one.
    open var currentBackgroundImage: UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// The title shown: of the state, else of the normal one.
    open var currentTitle: String? { titles[state] ?? titles[.normal] }

    /// The colour shown: of the state, else of the normal one, else the tint or white.
    open var currentTitleColor: UIColor {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        return buttonType == .custom ? .white : tintColor ?? .systemBlue
    }

    /// Whether a colour was set for the very state the button is in.
    var hasTitleColorOfState: Bool { titleColors[state] != nil }

    package override var shownText: String? {
        configuration?.title ?? currentStyledTitle?.string ?? currentTitle
    }

    package override var truncatesText: Bool { configuration == nil && truncatesLegacyTitle }

    // MARK: Size

    /// The size of image and title with the room around them.
    open override var intrinsicContentSize: CGSize { ownMeasurement(width: layoutState.proposedWidth).size }

    /// The size of image and title with the room around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        ownMeasurement(width: size.width > 0 ? size.width : nil).size
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let own = ownMeasurement(width: width)
        guard type(of: self) != UIButton.self else { return own }
        return own.resized(
            to: overriddenSize(width: width), placement: contentVerticalAlignment.textPlacement)
    }

    private func ownMeasurement(width: CGFloat?) -> ContentMeasurement {
        guard let configuration else { return measureLegacy() }
        return ConfiguredButton(button: self, configuration: configuration).measure(width: width)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard let configuration else { return legacyCommands(in: context) }
        return ConfiguredButton(button: self, configuration: configuration).commands(in: context)
    }
}

extension UIControl.State {
    /// Hashable by its bits, for tables by state.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
