import Geometry
package import Scene

/// A cell that displays a row of a table view.
open class UITableViewCell: UIView {
    /// The arrangements of a cell's labels. Raw values match Apple's.
    public enum CellStyle: Int, Hashable, Sendable {
        /// One label, after an image.
        case `default` = 0
        /// A label at the left and one at the right, as in Settings.
        case value1 = 1
        /// A right-aligned label in the tint color next to a left-aligned one, as in Contacts.
        case value2 = 2
        /// A label above a smaller one.
        case subtitle = 3
    }

    /// The standard accessories at the trailing edge. Raw values match Apple's.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// The row has no accessory.
        case none = 0
        /// A chevron, for a row that leads to other content.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark in the tint color.
        case checkmark = 3
        /// A detail button, a circle with an i.
        case detailButton = 4
    }

    /// The styles of selected rows. Raw values match Apple's.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// The background does not change.
        case none = 0
        /// A gray background; blue in early versions of iOS.
        case blue = 1
        /// A gray background.
        case gray = 2
        /// A gray background, as in the default style of the system.
        case `default` = 3
    }

    /// The styles of separators between rows. Raw values match Apple's.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// No separator is drawn.
        case none = 0
        /// A single line.
        case singleLine = 1
        /// As `singleLine`, with a second line of grouped tables before iOS 7.
        case singleLineEtched = 2
    }

    /// The properties of a cell that its table determines.
    struct TableContext {
        var tableStyle = UITableView.Style.plain
        var isFirst = false
        var isLast = false
        var hasSeparator = true
        var separatorColor: UIColor?
        var separatorInset: UIEdgeInsets?
        /// Whether the table is edited.
        var isTableEditing = false
        var editingStyle = EditingStyle.none
        /// Whether the content makes room for the editing control.
        var indents = false
        /// Whether the row shows its reorder control.
        var isReordered = false
        /// Whether rows are selected by their editing control while the table is edited.
        var selectsWhileEditing = false
    }

    /// The height of a row that does not specify one. Source: tables in public storyboards.
    static let defaultHeight: CGFloat = 44

    /// The arrangement of the labels.
    public let style: CellStyle
    /// The reuse identifier; nil for a cell that is never reused.
    open private(set) var reuseIdentifier: String?
    /// The content view, in the width that the accessory leaves; that of the content configuration, if there is one.
    open private(set) var contentView = UIView()
    /// The configuration of the content, in place of labels and image; the content view is created from it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }
    /// Whether the content configuration is updated for the state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that is called with the new state of the cell, after `updateConfiguration(using:)`; nil for none.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsUpdateConfiguration = true
    /// The standard accessory, shown if there is no `accessoryView`; `none` by default.
    open var accessoryType: AccessoryType = .none { didSet { contentDidChange() } }
    /// A custom accessory, of its frame's size; nil for none.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
    /// The standard accessory while the cell is being edited; `none` by default.
    open var editingAccessoryType: AccessoryType = .none { didSet { contentDidChange() } }
    /// A custom accessory while the cell is being edited, of its frame's size; nil for none.
    open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
    /// Whether the cell is being edited, with the accessory for that. In a table that is edited, it also shows its
    /// editing control, and makes room for it.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            let state: StateMask = isEditing ? .showingEditControl : .defaultMask
            willTransition(to: state)
            accessoryDidChange(from: oldValue ? editingAccessoryView : accessoryView)
            setNeedsUpdateConfiguration()
            didTransition(to: state)
        }
    }

    /// Called before the cell shows or hides its editing control or delete button.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden its editing control or delete button.
    open func didTransition(to state: StateMask) {}
    /// Called as a drag of the cell begins or ends; never here, as no cell is dragged.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// The view behind the content, of the cell's size; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            contentDidChange()
        }
    }
    /// The view behind the content of a selected row; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionDidChange()
        }
    }
    /// The style of the cell while it is selected; `default` by default.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the row is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the reorder control is shown while the table is edited, unless the data source says
    /// otherwise.
    open var showsReorderControl = false
    /// Whether the content makes room for the editing control; true by default.
    open var shouldIndentWhileEditing = true
    /// The insets of the separator; the default is the table's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableContext.separatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            contentDidChange()
        }
    }
    /// The indentation of the content, in steps of `indentationWidth`; 0 by default.
    open var indentationLevel = 0 { didSet { contentDidChange() } }
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { contentDidChange() } }
    /// The height of a static row; nil for the table's.
    package var ownRowHeight: CGFloat?

    var tableContext = TableContext()
    var ownSeparatorInset: UIEdgeInsets?
    /// The content margins that the cell set itself, to distinguish them from those that the app set.
    var appliedMargins: UIEdgeInsets?
    /// The corners that the cell's group has rounded; nil outside of inset groups.
    var roundedCorners: CACornerMask?
    /// Performs the segue of the cell, with the cell as the sender.
    var selectionSegue: ((Any?) -> Void)?
    /// Performs the segue of the cell's detail button, with the cell as the sender.
    var accessorySegue: ((Any?) -> Void)?
    var styleLabels: (text: UILabel?, detail: UILabel?) = (nil, nil)
    var styleImageView: UIImageView?
    let accessory = CellAccessoryView()
    let separator = UIView()
    /// The editing and reorder controls; nil for those that are not shown.
    var editControls: (edit: CellEditControl?, reorder: CellReorderControl?) = (nil, nil)

    /// Creates a cell of a style, with the size of a row on the first iPhones until a table lays it out; views
    /// added to the content are resized from that size.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
        assemble()
    }

    /// Creates a cell of a registered class, as a table does; inherited by classes that override
    /// `init(style:reuseIdentifier:)` and `init(coder:)`.
    public required convenience init(registeredClassWithIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Creates a plain cell with a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.cellStyle ?? .default
        reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        accessory.isUserInteractionEnabled = false
    }

    // MARK: Content configuration

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Returns the list content of the cell's style, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
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

    private func stateDidChange() {
        selectionDidChange()
        setNeedsUpdateConfiguration()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func contentConfigurationDidChange() {
        let view = contentView.showing(contentConfiguration, in: self)
        if view !== contentView {
            contentView = view
            appliedMargins = nil
            styleLabels = (nil, nil)
            styleImageView = nil
        }
        contentDidChange()
    }

    /// Called before the cell is reused.
    open func prepareForReuse() {}

    /// Sets whether the cell is being edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Sets whether the row is selected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Sets whether the row is highlighted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    package override var subviewHost: UIView { contentView }

    /// The subviews with the accessory before the separator, and those of the two that are not shown as hidden, so that
    /// names of views do not depend on what a row shows.
    override var listedSubviews: [UIView] {
        let parts = [accessory, separator]
        let others = subviews.filter { view in !parts.contains { $0 === view } }
        let place =
            subviews.firstIndex { view in parts.contains { $0 === view } }
            ?? others.firstIndex { $0 === contentView }.map { $0 + 1 } ?? 0
        return others.prefix(place) + parts + others.dropFirst(place)
    }

    /// Lays out content, accessory and separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeContent()
    }

    /// Returns the size of the content with the accessory and the separator.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let accessoryAndSafeAreaWidth =
            accessoryWidth + horizontalSafeAreaInset + editIndent + reorderWidth
        let pixel = tableContext.hasSeparator ? 1 / traitCollection.displayScale : 0
        if let height = styleHeight(width: targetSize.width - accessoryAndSafeAreaWidth) {
            return CGSize(width: targetSize.width, height: height)
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(
                width: max(0, targetSize.width - accessoryAndSafeAreaWidth),
                height: max(0, targetSize.height - pixel)),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let height = size.height > 0 ? size.height + pixel : Self.defaultHeight
        return CGSize(width: size.width + accessoryAndSafeAreaWidth, height: height)
    }

    func contentDidChange() { setNeedsLayout() }

    /// The color of the separators.
    var lineColor: UIColor { tableContext.separatorColor ?? .separator }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard superview is UITableView else { return [] }
        var commands: [DrawCommand] = []
        if !context.hasBackground(self), backgroundView == nil {
            let isGrouped = tableContext.tableStyle != .plain
            let background = UIColor.cellBackground(
                isGrouped: isGrouped,
                isSelected: (isSelected || isHighlighted) && selectionStyle != .none
                    && selectedBackgroundView == nil)
            commands.append(.draw(.fillRect(bounds.rect, .color(context.color(background)))))
        }
        // Grouped sections have a separator at both ends.
        if tableContext.tableStyle == .grouped, tableContext.isFirst, tableContext.hasSeparator {
            let line = Rect(x: 0, y: 0, width: bounds.width, height: 1 / context.traits.displayScale)
            commands.append(.draw(.fillRect(line, .color(context.color(lineColor)))))
        }
        return commands
    }

    /// The background of the cell; nil for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { (backgroundView as? CellBackgroundView).map(\.configuration) }
        set { backgroundView = newValue.map { CellBackgroundView($0) } }
    }

    /// The editing control of the row; the table determines it.
    open var editingStyle: EditingStyle { tableContext.editingStyle }

    /// Whether the row shows its delete button.
    open var showingDeleteConfirmation: Bool {
        guard let table = superview as? UITableView, let swipe = table.interaction.swipe else { return false }
        return !swipe.isLeading && table.indexPath(for: self) == swipe.path
    }

    /// The main label, created on first access.
    open var textLabel: UILabel? {
        if let label = styleLabels.text { return label }
        let label = UILabel()
        // Source: Interface Builder's cells. Chosen: the font of value2.
        label.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
        if style == .value2 { label.textColor = tintColor ?? .systemBlue }
        contentView.addSubview(label)
        styleLabels.text = label
        setNeedsLayout()
        return label
    }

    /// The secondary label, created on first access; nil in a style without one.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = styleLabels.detail { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
        if style == .value1 { label.textColor = .secondaryLabel }
        contentView.addSubview(label)
        styleLabels.detail = label
        setNeedsLayout()
        return label
    }

    /// The image view before the text, created on first access.
    open var imageView: UIImageView? {
        if style == .value2 { return nil }
        if let view = styleImageView { return view }
        let view = UIImageView()
        contentView.addSubview(view)
        styleImageView = view
        setNeedsLayout()
        return view
    }

    /// Returns the background configuration of a cell in a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    private static let storedFocusStyle = SparseProperty<FocusStyle>(.default)
    private static let storedUserInteractionEnabledWhileDragging = SparseProperty<Bool>(false)
    private static let storedMultipleSelectionBackgroundView = SparseProperty<UIView?>(nil)
    private static let storedAutomaticallyUpdatesBackgroundConfiguration = SparseProperty<Bool>(true)

    /// The appearance of the cell while it is focused, which it never is here.
    open var focusStyle: FocusStyle {
        get { Self.storedFocusStyle[self] }
        set { Self.storedFocusStyle[self] = newValue }
    }

    /// Whether the cell can be touched while it is dragged; kept, and has no effect here.
    open var userInteractionEnabledWhileDragging: Bool {
        get { Self.storedUserInteractionEnabledWhileDragging[self] }
        set { Self.storedUserInteractionEnabledWhileDragging[self] = newValue }
    }

    /// The background while multiple rows are selected; kept and not shown.
    open var multipleSelectionBackgroundView: UIView? {
        get { Self.storedMultipleSelectionBackgroundView[self] }
        set { Self.storedMultipleSelectionBackgroundView[self] = newValue }
    }

    /// Whether the background configuration is updated for the state of the cell; here its dynamic colors adapt.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] }
        set { Self.storedAutomaticallyUpdatesBackgroundConfiguration[self] = newValue }
    }
}

extension UIColor {
    /// Returns the background of a row. Source: the system's colors for grouped and plain content.
    static func cellBackground(isGrouped: Bool, isSelected: Bool) -> UIColor {
        if isSelected { return .systemGray4 }
        return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
}
