/// The base class of views that collection views reuse.
open class UICollectionReusableView: UIView {
    /// The reuse identifier; nil for a view that is never reused.
    open internal(set) var reuseIdentifier: String?

    /// A copy of the attributes that were applied last; nil before the first.
    var appliedAttributes: UICollectionViewLayoutAttributes?

    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view of a registered class for a collection view; inherited by classes that override `init(frame:)` and
    /// `init(coder:)`.
    public required convenience init(registeredClass frame: CGRect) { self.init(frame: frame) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    /// Applies the attributes of a layout beyond frame and appearance.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed to another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers to those of the layout; by default with the size that its
    /// constraints determine.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let axes = layoutAttributes.estimatedAxes, !axes.isEmpty else { return layoutAttributes }
        return fitting(layoutAttributes, along: axes)
    }

    /// Returns attributes with the size that the constraints determine along some axes.
    func fitting(_ attributes: UICollectionViewLayoutAttributes, along axes: UIAxis)
        -> UICollectionViewLayoutAttributes
    {
        let size = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        guard let result = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        if axes.contains(.horizontal), size.width > 0 { result.size.width = size.width }
        if axes.contains(.vertical), size.height > 0 { result.size.height = size.height }
        return result
    }
}

/// A cell that displays an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// The content view, of the cell's size; that of the content configuration, if there is one.
    open private(set) var contentView = UIView()
    /// The configuration of the content; the content view is created from it. Nil for an empty view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView = contentView.showing(contentConfiguration, in: self)
            setNeedsLayout()
        }
    }
    /// Whether the content configuration is updated for the state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that is called with the new state of the cell, after `updateConfiguration(using:)`; nil for none.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsUpdateConfiguration = true
    /// Whether the collection view is being edited.
    var isEditing = false {
        didSet { if isEditing != oldValue { stateDidChange() } }
    }
    /// The view behind the content, of the cell's size; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The view behind the content of a selected item; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            showSelection()
        }
    }
    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the item is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// Performs the segue of the cell, with the cell as the sender.
    var selectionSegue: ((Any?) -> Void)?

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The state of a drag of a cell. Raw values match Apple's.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Called as a drag of the cell begins or ends; never here, as no cell is dragged.
    open func dragStateDidChange(_ dragState: DragState) {}

    func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    /// Shows the selected background of a selected or highlighted item, and removes it otherwise.
    private func showSelection() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        guard view.superview !== self else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = bounds
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    /// Adds the content view at the cell's size, so that views added to it are resized with the cell.
    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    package override var subviewHost: UIView { contentView }

    // MARK: Content configuration

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content for the state of the cell; overrides set the content configuration.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Layout

    /// Lays out content and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeContent()
    }

    /// The frame of the content view.
    var contentFrame: CGRect { bounds }

    /// Prepares the content for being measured and laid out; the frames are those of `layoutSubviews()`, after which
    /// an override may set others.
    func prepareContent() { updateConfigurationIfNeeded() }

    func arrangeContent() {
        prepareContent()
        contentView.frame = contentFrame
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    /// Returns attributes with the size that the constraints of the content determine, close to the layout's size.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let axes = layoutAttributes.estimatedAxes { return fitting(layoutAttributes, along: axes) }
        let fitting = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        if fitting.width > 0, fitting.height > 0 { result.frame.size = fitting }
        return result
    }

    /// Returns the size of the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            through: contentView, targetSize, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }

    /// Returns the background for the cell's role in its list; one that draws nothing outside a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let role = (self as? UICollectionViewListCell)?.role else { return .clear() }
        return switch (role.appearance, role.part) {
        case (.plain, .cell), (.sidebarPlain, .cell): .listPlainCell()
        case (.grouped, .cell), (.insetGrouped, .cell): .listGroupedCell()
        case (.sidebar, .cell): .listSidebarCell()
        case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, _): .listSidebarHeader()
        }
    }

    /// The background of the cell; nil for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { (backgroundView as? CellBackgroundView).map(\.configuration) }
        set { backgroundView = newValue.map { CellBackgroundView($0) } }
    }
}
