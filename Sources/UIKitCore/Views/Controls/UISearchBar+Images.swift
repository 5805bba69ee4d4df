extension UISearchBar {
    /// The icons of a search bar. Raw values match Apple's.
    public enum Icon: Int, Hashable, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The clear button.
        case clear = 1
        /// The bookmarks button.
        case bookmark = 2
        /// The results list button.
        case resultsList = 3
    }

    struct IconKey: Hashable {
        var icon: Icon
        var state: UIControl.State
    }

    private static let storedIcons = SparseProperty<[IconKey: UIImage]>([:])
    private static let storedFieldImages = SparseProperty<[UIControl.State: UIImage]>([:])
    private static let storedShifts = SparseProperty<[Icon: UIOffset]>([:])
    private static let storedFieldShift = SparseProperty(UIOffset.zero)
    private static let storedTextShift = SparseProperty(UIOffset.zero)
    private static let storedScopeBackground = SparseProperty<UIImage?>(nil)
    private static let storedBookmark = SparseProperty(false)
    private static let storedResults = SparseProperty(false)
    private static let storedResultsSelected = SparseProperty(false)
    private static let storedDictation = SparseProperty(false)

    /// Sets an icon's image in a state; that of the magnifying glass in its normal state is drawn, others are kept.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        Self.storedIcons[self][IconKey(icon: icon, state: state)] = iconImage
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
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        Self.storedIcons[self][IconKey(icon: icon, state: state)]
    }

    /// Sets the background image of the field in a state: the normal one replaces the field's background.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        Self.storedFieldImages[self][state] = backgroundImage
        guard state == .normal else { return }
        searchTextField.background = backgroundImage
        searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
    }
    /// Returns the background image that was set for the field in a state.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        Self.storedFieldImages[self][state]
    }
    /// Returns the image that was set for the background.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    /// Sets the offset of an icon in points; kept, and has no effect here.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        Self.storedShifts[self][icon] = adjustment
    }
    /// Returns the offset of an icon in points.
    public func positionAdjustment(for icon: Icon) -> UIOffset { Self.storedShifts[self][icon] ?? .zero }
    /// The offset of the field's background in points; kept, and has no effect here.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { Self.storedFieldShift[self] }
        set { Self.storedFieldShift[self] = newValue }
    }
    /// The offset of the field's text in points; kept, and has no effect here.
    public var searchTextPositionAdjustment: UIOffset {
        get { Self.storedTextShift[self] }
        set { Self.storedTextShift[self] = newValue }
    }
    /// The background image of the scope bar; kept, and has no effect here, as it is not drawn.
    public var scopeBarBackgroundImage: UIImage? {
        get { Self.storedScopeBackground[self] }
        set { Self.storedScopeBackground[self] = newValue }
    }
    /// Whether the field has a bookmarks button; kept, and has no effect here, as it is not drawn.
    public var showsBookmarkButton: Bool {
        get { Self.storedBookmark[self] }
        set { Self.storedBookmark[self] = newValue }
    }
    /// Whether the field has a results list button; kept, and has no effect here, as it is not drawn.
    public var showsSearchResultsButton: Bool {
        get { Self.storedResults[self] }
        set { Self.storedResults[self] = newValue }
    }
    /// Whether the results list button is selected; kept, and has no effect here.
    public var isSearchResultsButtonSelected: Bool {
        get { Self.storedResultsSelected[self] }
        set { Self.storedResultsSelected[self] = newValue }
    }
    /// Whether looking at the field begins dictation, on a headset; kept, and has no effect here.
    public var isLookToDictateEnabled: Bool {
        get { Self.storedDictation[self] }
        set { Self.storedDictation[self] = newValue }
    }
    /// Whether the field is enabled; it is dimmed otherwise.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
}
