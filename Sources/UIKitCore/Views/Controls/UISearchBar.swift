package import Scene

/// A field for entering search text.
open class UISearchBar: UIView {
    /// The styles of a search bar.
    public enum Style: UInt, Hashable, Sendable {
        /// The prominent style.
        case `default` = 0
        /// A background with hairlines.
        case prominent = 1
        /// No background; only the field is drawn.
        case minimal = 2
    }

    /// The text field, which the bar lays out.
    open var searchTextField: UISearchTextField { field }
    private let field = UISearchTextField()
    /// The style of the search bar.
    open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
    /// The style of the bar; has no effect since iOS 13, where the traits decide.
    open var barStyle: UIBarStyle = .default
    /// Whether the bar is translucent; has no effect here.
    open var isTranslucent = true
    /// The color of the background; nil for the system's.
    open var barTintColor: UIColor?
    /// The prompt above the text field.
    open var prompt: String? { didSet { setNeedsLayout() } }
    /// Whether the cancel button is displayed.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// The image of the background, stretched; one without an extent leaves the background out, and nil stands for the
    /// system's.
    open var backgroundImage: UIImage? {
        didSet {
            backgroundView.image = backgroundImage
            if backgroundView.superview == nil { (parts?.element ?? self).place(backgroundView, at: 0) }
            setNeedsDisplay()
        }
    }
    /// The titles of the scopes of the search.
    open var scopeButtonTitles: [String]? {
        didSet {
            if let scopeControl {
                scopeControl.removeFromSuperview()
                dropPart(scopeControl)
            }
            scopeControl = scopeButtonTitles.map { makeScopeControl($0) }
            scopesDidChange()
        }
    }
    /// The index of the selected scope, from 0.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    /// Whether the scopes are displayed below the field.
    open var showsScopeBar = false { didSet { scopesDidChange() } }
    /// The delegate, which decides on and is notified of editing; not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The controller that shows the results; nil for a bar on its own.
    weak var searchController: UISearchController?
    /// Whether a navigation bar displays the search bar below its title, without a background.
    var isIntegrated = false {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    let backgroundView = UIImageView()
    /// The views of the parts, once code has asked for them.
    private var parts: SearchBarParts?
    /// Chooses among the scopes; nil without scopes.
    private(set) var scopeControl: UISegmentedControl?
    private(set) lazy var editing = SearchBarEditing(self)

    // Source: 56 points since iOS 11; the field 36 points, 8 from the sides, corners 10.
    private static let height: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    private static let promptHeight: CGFloat = 19
    /// Chosen: a segmented control of 32 points with 12 below it.
    static let scopeHeight: CGFloat = 44
    /// The height below the title of a navigation bar. Source: bars with a search bar are 96 points high, and 148 with a
    /// large title.
    static let integratedHeight: CGFloat = 52

    /// Creates a search bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        hidesParts = true
        searchTextField.clearButtonMode = .always
        searchTextField.leftView = MagnifierView(frame: CGRect(x: 0, y: 0, width: 30, height: 36))
        searchTextField.leftViewMode = .always
        // Measured: as dark as the magnifying glass, in a snapshot of iOS 15.
        searchTextField.placeholderColor = .secondaryLabel
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.layer.cornerRadius = 10
        searchTextField.returnKeyType = .search
        searchTextField.delegate = editing
        searchTextField.addTarget(for: .editingChanged) { [weak self] _, _ in self?.editing.textDidChange() }
        addSubview(searchTextField)
        adoptPart(searchTextField)
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private func makeScopeControl(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.addTarget(for: .valueChanged) { [weak self] _, _ in self?.scopeWasTapped() }
        addSubview(control)
        adoptPart(control)
        return control
    }

    private func scopesDidChange() {
        scopeControl?.isHidden = !displaysScopes
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.searchBarDidChange()
    }

    /// Whether there are scopes that are displayed.
    var displaysScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    private func scopeWasTapped() {
        guard let scopeControl else { return }
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        editing.scopeDidChange()
    }

    /// The view shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Begins editing in the text field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing in the text field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Notifies the delegate of a tap on the cancel button.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard showsCancelButton, let x = touches.first?.location(in: self).x,
            isRightToLeft ? x < cancelWidth + side : x > bounds.maxX - cancelWidth - side
        else {
            return super.touchesEnded(touches, with: event)
        }
        editing.cancel()
    }

    /// The search text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The placeholder, displayed in gray while there is no search text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// 56 points high, more with a prompt; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: Self.height + (prompt?.isEmpty == false ? Self.promptHeight : 0)
                + (displaysScopes ? Self.scopeHeight : 0))
    }

    /// Returns the given width at the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    var cancelText: ControlText {
        ControlText(text: "Cancel", font: .systemFont(ofSize: 17), color: tintColor ?? .systemBlue)
    }

    private var cancelWidth: CGFloat { showsCancelButton ? block(cancelText).size.width + 8 : 0 }

    /// Centers the field vertically, next to the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = side
        let availableWidth = max(0, bounds.width - 2 * side - cancelWidth)
        place(
            searchTextField,
            asPart: CGRect(
                x: bounds.minX + side + (isRightToLeft ? cancelWidth : 0),
                y: fieldCenterY - Self.fieldHeight / 2, width: availableWidth, height: Self.fieldHeight))
        backgroundView.frame = bounds
        guard let scopeControl else { return }
        place(
            scopeControl,
            asPart: CGRect(
                x: bounds.minX + side, y: bounds.maxY - Self.scopeHeight,
                width: max(0, bounds.width - 2 * side), height: 32))
    }

    /// The distance of the field from the sides: below a title, that of the title.
    private var side: CGFloat { isIntegrated ? RenderEnvironment.current.systemMargin : 8 }

    private var fieldCenterY: CGFloat {
        // Below a title, the field begins a point below the upper edge.
        if isIntegrated, searchController?.isActive != true { return bounds.minY + 1 + Self.fieldHeight / 2 }
        let scopes: CGFloat = displaysScopes ? Self.scopeHeight : 0
        return bounds.midY + (prompt?.isEmpty == false ? Self.promptHeight / 2 : 0) - scopes / 2
    }

    // MARK: Images

    private var icons: [IconKey: UIImage] = [:], fieldImages: [UIControl.State: UIImage] = [:],
        iconShifts: [Icon: UIOffset] = [:]

    /// Sets an icon's image in a state; that of the magnifying glass in its normal state is drawn, others are kept.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconKey(icon: icon, state: state)] = iconImage
        guard icon == .search, state == .normal, let iconImage else { return }
        let view = UIImageView(image: iconImage)
        view.contentMode = .center
        view.tintColor = .secondaryLabel
        // As wide as the space of the magnifying glass, unless the image is wider.
        view.frame = CGRect(
            x: 0, y: 0, width: iconImage.size.width == 0 ? 8 : max(30, iconImage.size.width), height: 36)
        searchTextField.leftView = view
    }
    /// Returns the image that was set for an icon in a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconKey(icon: icon, state: state)]
    }

    /// Sets the background image of the field in a state: the normal one replaces the field's background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages[state] = backgroundImage
        guard state == .normal else { return }
        searchTextField.background = backgroundImage
        searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
    }
    /// Returns the background image that was set for the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        fieldImages[state]
    }
    /// Returns the image that was set for the background.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    /// Sets the offset of an icon in points; kept, and has no effect here.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconShifts[icon] = adjustment
    }
    /// Returns the offset of an icon in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconShifts[icon] ?? .zero }
    /// The offset of the field's background in points; kept, and has no effect here.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// The offset of the field's text in points; kept, and has no effect here.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The background image of the scope bar; kept, and has no effect here, as it is not drawn.
    open var scopeBarBackgroundImage: UIImage?
    /// Whether the field has a bookmarks button; kept, and has no effect here, as it is not drawn.
    open var showsBookmarkButton = false
    /// Whether the field has a results list button; kept, and has no effect here, as it is not drawn.
    open var showsSearchResultsButton = false
    /// Whether the results list button is selected; kept, and has no effect here.
    open var isSearchResultsButtonSelected = false
    /// Whether looking at the field begins dictation, on a headset; kept, and has no effect here.
    open var isLookToDictateEnabled = false
    /// Whether the field is enabled; it is dimmed otherwise.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    /// Sets the image of the background; nil for the system's.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { if barMetrics == .default { self.backgroundImage = backgroundImage } }

    // MARK: Parts

    override func makeParts() { parts = SearchBarParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        return backgroundCommands(in: bounds, context) + promptCommands(in: promptRect, context)
            + (showsCancelButton ? commands(cancelText, in: cancelRect, context) : [])
    }

    private var promptRect: CGRect {
        CGRect(x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: 16)
    }

    /// The area of the cancel button.
    var cancelRect: CGRect {
        let left = isRightToLeft ? bounds.minX + side : bounds.maxX - cancelWidth - (side - 8)
        return CGRect(x: left, y: fieldCenterY - 18, width: cancelWidth, height: 36)
    }

    /// Returns the background and the prompt of a bar without an image.
    func backgroundCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard searchBarStyle != .minimal, !isIntegrated, backgroundImage == nil else { return [] }
        // Chosen: the translucent chrome as an opaque background. Measured: hairlines inside both edges, in a
        // snapshot of iOS 15.
        let background = barTintColor ?? .secondarySystemBackground
        let hairlineWidth = 1 / max(1, context.traits.displayScale)
        var result: [DrawCommand] = [.draw(.fillRect(area.rect, .color(context.color(background))))]
        for y in [area.minY, area.maxY - hairlineWidth] {
            let line = CGRect(x: area.minX, y: y, width: area.width, height: hairlineWidth)
            result.append(.draw(.fillRect(line.rect, .color(context.color(.separator)))))
        }
        return result
    }

    private func promptCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard let prompt, !prompt.isEmpty else { return [] }
        let text = ControlText(
            text: prompt, font: .systemFont(ofSize: 13), color: .secondaryLabel, alignment: .center)
        return commands(text, in: area, context)
    }

    /// The capitalization of typed text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether text is corrected while it is typed.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether spelling is checked while text is typed.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// The keyboard type of the field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The type of the return key of the field.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// Whether characters are displayed as bullets.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic meaning of the text; nil for none.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
