/// A header or footer of a table's section, with a title or custom content.
open class UITableViewHeaderFooterView: UIView {
    /// The properties that a table determines.
    struct Role {
        var style = UITableView.Style.plain
        var isHeader = true
        var margin: CGFloat = 16
    }

    /// The reuse identifier; nil for a view that is never reused.
    public let reuseIdentifier: String?
    /// The content view; that of the content configuration, if there is one.
    public private(set) var contentView = UIView()
    /// The configuration of the content, in place of the title; the content view is created from it. Nil for the title.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView = contentView.showing(contentConfiguration, in: self)
            label = nil
            applyRole()
            setNeedsLayout()
        }
    }
    /// The view behind the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The label of the title, created on first access.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        roleLook = nil
        made.numberOfLines = 0
        contentView.addSubview(made)
        label = made
        applyRole()
        return made
    }
    /// The label of a second text, which grouped tables of the first iPhones had; always nil.
    open var detailTextLabel: UILabel? { nil }
    /// Whether the content configuration is updated for the state of the view; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that is called with the new state of the view, after `updateConfiguration(using:)`; nil for none.
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsUpdateConfiguration = true
    private var label: UILabel?
    /// The font and the color that the role has given the label, so that others that the app sets stay.
    private var roleLook: (font: UIFont, color: UIColor)?
    var role = Role()
    /// The style of the table that created the view; nil for one created by code.
    var tableStyle: UITableView.Style?

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view of a registered class, as a table does; inherited by classes that override
    /// `init(reuseIdentifier:)` and `init(coder:)`.
    public required convenience init(registeredClassWithIdentifier identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// Creates a view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    package override var subviewHost: UIView { contentView }

    /// Returns the list content of a header or footer of the table's style, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle ?? role.style, role.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    /// The current state of the view.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content for the state of the view; overrides set the content configuration.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
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

    /// Applies the font and color of the title that the table's style requires.
    ///
    /// Source: Flutter's `CupertinoListSection`, 13 in the secondary color in groups. Chosen: 17 semibold in plain
    /// tables.
    func applyRole() {
        (contentView as? UIListContentView)?.cellMargins = (role.margin, role.margin)
        guard let label else { return }
        let isPlainHeader = role.style == .plain && role.isHeader
        let font = isPlainHeader ? UIFont.systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        let color = isPlainHeader ? UIColor.label : .secondaryLabel
        if roleLook.map({ $0.font == label.font }) ?? true { label.font = font }
        if roleLook.map({ $0.color == label.textColor }) ?? true { label.textColor = color }
        roleLook = (font, color)
    }

    /// Lays out the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        arrangeContent()
    }

    /// Lays out the title at the margin: vertically centered in plain tables, close to the rows in grouped
    /// ones.
    func arrangeContent() {
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let label else { return }
        let width = max(0, bounds.width - 2 * role.margin)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        var y = ((bounds.height - height) / 2).rounded(.down)
        // Source: 6 to 7 points below the title of a header, 8 above that of a footer.
        if role.style != .plain { y = role.isHeader ? bounds.height - 6.5 - height : 8 }
        label.frame = CGRect(x: role.margin, y: y, width: width, height: height)
    }
}
