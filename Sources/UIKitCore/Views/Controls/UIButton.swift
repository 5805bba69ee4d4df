package import Scene

/// A control that executes an action in response to a touch.
open class UIButton: UIControl {
    /// The types of a button. Raw values match Apple's.
    public enum ButtonType: Int, Hashable, Sendable {
        /// No style; the title is white.
        case custom = 0
        /// A title in the tint color.
        case system = 1
        /// An info symbol in a circle.
        case detailDisclosure = 2
        /// An info symbol in a circle.
        case infoLight = 3
        /// An info symbol in a circle.
        case infoDark = 4
        /// A plus symbol in a circle.
        case contactAdd = 5
        /// A close symbol on a gray disc.
        case close = 7
    }

    /// The type of the button.
    public private(set) var buttonType: ButtonType
    /// The views that the button consists of.
    var parts = ButtonParts()
    /// The label of the title; a subview from the first access. Its text is set by the button; its font, alignment and line
    /// break mode apply in a button without a configuration.
    open var titleLabel: UILabel? { attachedPart(.title) as? UILabel }
    /// The view of the image; a subview from the first access. Its content mode applies where the image has another size.
    open var imageView: UIImageView? { attachedPart(.image) as? UIImageView }
    /// The label of the subtitle in a configuration; nil for a button without one.
    open var subtitleLabel: UILabel? {
        configuration == nil ? nil : attachedPart(.subtitle) as? UILabel
    }
    override var restingParts: [UIView] { parts.areNodes ? [] : listedParts }
    override func wakeParts() { makePartsNodes() }
    override func wakeChangedParts() {
        if parts.areNodes { return updatePartNodes() }
        if needsPartNodes { makePartsNodes() }
    }
    /// Lays out the subviews, title and image among them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.areStale = true
        // Source: hixfield.net, "Function call order for custom UIButton": `didAddSubview(_:)` is called with the title.
        if type(of: self) != UIButton.self { _ = listedParts }
        guard parts.hasAttached else { return }
        synchronizeParts()
        placeButtonParts()
    }
    /// The insets around image and title, which enlarge the button; they replace the default insets where not
    /// zero.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
    /// Whether the image is dimmed while highlighted; has no effect here.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is dimmed while disabled; has no effect here.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows while highlighted; it never does.
    open var showsTouchWhenHighlighted = false
    /// Whether the shadow of the title changes sides while highlighted; has no effect here.
    open var reversesTitleShadowWhenHighlighted = false

    /// Returns the rectangle of the background image; all of the bounds unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of image and title; the bounds within `contentEdgeInsets` unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the rectangle of the image in a button without a configuration; zero without an image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentFrames(in: contentRect).image ?? .zero
    }
    /// Returns the rectangle of the title in a button without a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentFrames(in: contentRect).title
    }
    /// The insets that move the title without changing the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
    /// The insets that move the image without changing the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
    /// The horizontal alignment of the content.
    open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { contentDidChange() } }
    /// The vertical alignment of the content.
    open override var contentVerticalAlignment: ContentVerticalAlignment { didSet { contentDidChange() } }
    /// The configuration of the button; nil uses the titles, images and insets declared here.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Updates the configuration for the state of the button: before the next layout after the state has changed or
    /// `setNeedsUpdateConfiguration()` was called. Calls `configurationUpdateHandler` unless overridden.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    /// Whether `updateConfiguration()` is due.
    var needsConfigurationUpdate = true
    /// Whether the control is enabled; it is dimmed otherwise.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is selected.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the control is highlighted.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Updates the configuration if that is due.
    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }
    /// The menu: opened by a tap with `showsMenuAsPrimaryAction`, otherwise by a long press.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether a tap toggles `isSelected`, or with a menu as the primary action, the button shows the selected element.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// The long press that opens the menu; nil before a menu is set.
    private var menuPress: UILongPressGestureRecognizer?
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: StyledText] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    /// Creates a button of a type, of zero size.
    ///
    /// A convenience initializer, so that subclasses with the initializers of a view can be created without arguments.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// Sets the type of a new button.
    func setType(_ type: ButtonType) {
        buttonType = type
        parts.title?.font = UIButton.titleFont(of: type)
    }

    /// Creates a button with a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        guard let primaryAction else { return }
        if configuration.title == nil { setTitle(primaryAction.title, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        buttonType = (coder as? InterfaceCoder)?.buttonType ?? .system
        super.init(coder: coder)
    }

    /// Measured: titles of 15 points in system buttons in storyboards that Xcode saved. Chosen: 18 points in custom
    /// ones.
    static func titleFont(of type: ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? 18 : 15)
    }

    /// Creates a button of a type that performs an action, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Menu

    override var ownMenu: UIMenu? { menu }

    override func primaryActionWillTrigger() {
        if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    }

    override func didChoose(_ element: UIMenuElement) {
        guard changesSelectionAsPrimaryAction, let action = element as? UIAction else { return }
        menu?.owner(of: action)?.select(action)
        showSelection()
    }

    private func menuDidChange() {
        if changesSelectionAsPrimaryAction, let menu {
            if menu.selectedElements.isEmpty, let first = menu.leaves.first as? UIAction {
                menu.select(first)
            }
            showSelection()
        }
        guard menu != nil, menuPress == nil else { return }
        let press = UILongPressGestureRecognizer()
        press.name = "UIButton.menu"
        press.addTarget { [weak self] in if $0.state == .began { self?.openMenu() } }
        addGestureRecognizer(press)
        menuPress = press
    }

    /// Copies the title of the selected menu element.
    private func showSelection() {
        guard let selected = menu?.selectedElements.first else { return }
        if configuration == nil {
            setTitle(selected.title, for: .normal)
        } else {
            configuration?.title = selected.title
        }
    }

    override var sendsPrimaryActionOnTouchUp: Bool { true }
    override var handlesSingleTaps: Bool { true }

    // MARK: States

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { titles[state] }

    /// Sets the attributed title for a state; it takes precedence over the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setStyledTitle(title.map { StyledText($0) }, for: state)
    }

    /// Sets the attributed title for a state.
    package func setStyledTitle(_ title: StyledText?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Returns the attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state]?.attributedString
    }

    /// The attributed title that is displayed: that of the current state, or of the normal state.
    open var currentAttributedTitle: NSAttributedString? { currentStyledTitle?.attributedString }

    var currentStyledTitle: StyledText? { attributedTitles[state] ?? attributedTitles[.normal] }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        synchronizeParts()
    }

    /// Returns the color of the title for a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { images[state] }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The image that is displayed: that of the current state, or of the normal state.
    open var currentImage: UIImage? { images[state] ?? images[.normal] }

    /// The background image that is displayed: that of the current state, or of the normal state.
    open var currentBackgroundImage: UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// The title that is displayed: that of the current state, or of the normal state.
    open var currentTitle: String? { titles[state] ?? titles[.normal] }

    /// The color of the title: that of the current state, or of the normal state, or the tint or white by
    /// default.
    open var currentTitleColor: UIColor {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        return buttonType == .custom ? .white : tintColor ?? .systemBlue
    }

    /// Whether a title color was set for exactly the current state.
    var hasTitleColorForState: Bool { titleColors[state] != nil }

    package override var displayedText: String? {
        configuration?.title ?? currentStyledTitle?.string ?? currentTitle
    }

    package override var truncatesText: Bool { configuration == nil && truncatesLegacyTitle }

    // MARK: Size

    /// The size of image and title with the insets.
    open override var intrinsicContentSize: CGSize { ownMeasurement(width: layoutState.proposedWidth).size }

    /// Returns the size of image and title with the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        ownMeasurement(width: size.width > 0 ? size.width : nil).size
    }

    /// Whether the size of a button with a configuration is in whole points, as on Interface Builder's canvas.
    package var measuresWholePoints = false

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        var own = ownMeasurement(width: width)
        if measuresWholePoints, configuration != nil {
            own = own.resized(to: own.size.roundedUp, placement: contentVerticalAlignment.textPlacement)
        }
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
        guard !parts.areNodes else { return [] }
        return ConfiguredButton(button: self, configuration: configuration).commands(in: context)
    }

    /// Whether the button changes under a pointer, of which there is none.
    open var isPointerInteractionEnabled: Bool {
        get { false }
        set {}
    }

    /// Schedules a call of `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsUpdateConstraints()
    }

    /// Whether the primary action is held; never here.
    open var isHeld: Bool { false }

    /// The color of the title's shadow in the current state; nil for none.
    open var currentTitleShadowColor: UIColor? {
        titleShadowColor(for: state) ?? titleShadowColor(for: .normal)
    }

    /// Returns the pointer's style over the button; there is no pointer, so that it is not called.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { PointerProvider.key.value(of: self) { PointerProvider() }.provider }
        set { PointerProvider.key.value(of: self) { PointerProvider() }.provider = newValue }
    }

    private static let storedHandler = SparseProperty<ConfigurationUpdateHandler?>(nil)
    private static let storedAutomation = SparseProperty(true)
    private static let storedRole = SparseProperty(Role.normal)
    private static let storedMenuOrder = SparseProperty(UIContextMenuConfiguration.ElementOrder.automatic)
    private static let storedShadowColors = SparseProperty<[State: UIColor]>([:])

    /// Called to update the configuration for the state of the button: before the first layout, and after the state has
    /// changed or `setNeedsUpdateConfiguration()` was called. Nil for nothing.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { Self.storedHandler[self] }
        set {
            Self.storedHandler[self] = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration is updated when the state changes; the appearance always follows the state.
    open var automaticallyUpdatesConfiguration: Bool {
        get { Self.storedAutomation[self] }
        set { Self.storedAutomation[self] = newValue }
    }

    /// The role of the button; kept, and has no effect here.
    open var role: Role {
        get { Self.storedRole[self] }
        set { Self.storedRole[self] = newValue }
    }

    /// The order of the menu elements; kept, and has no effect here, as they are in the order of the menu.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Self.storedMenuOrder[self] }
        set { Self.storedMenuOrder[self] = newValue }
    }

    /// Sets the color of the title's shadow in a state; the offset is that of the label, zero unless it is set.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        Self.storedShadowColors[self][state] = color
        synchronizeParts()
    }

    /// Returns the color that was set for the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { Self.storedShadowColors[self][state] }
}

extension UIControl.State {
    /// Hashes the bits, so that states can be dictionary keys.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
