/// The words, or whatever else, above or below a group of rows.
open class UITableViewHeaderFooterView: UIView {
    /// What a table makes of it.
    struct Role {
        var style = UITableView.Style.plain
        var isHeader = true
        var margin: CGFloat = 16
    }

    /// The name by which tables use it again; nil for never.
    public let reuseIdentifier: String?
    /// Holds what the author adds.
    public let contentView = UIView()
    /// Behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The words, a label made when first asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        contentView.addSubview(made)
        label = made
        applyRole()
        return made
    }
    private var label: UILabel?
    var role = Role()

    /// A view for tables.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A view with a frame.
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

    /// Called before the view is used for another group.
    open func prepareForReuse() {}

    /// The size of the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            through: contentView, targetSize, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }

    /// Sets face and colour of the words as the table's style has them.
    ///
    /// Source: 17 semibold in plain tables, low confidence; 13 in the secondary colour in groups.
    func applyRole() {
        guard let label else { return }
        let isPlainHeader = role.style == .plain && role.isHeader
        label.font = isPlainHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = isPlainHeader ? .label : .secondaryLabel
    }

    /// Places the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeParts()
    }

    /// Puts the words at the margin: in the middle of a plain table's, near the rows in groups.
    func arrangeParts() {
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let label else { return }
        let width = max(0, bounds.width - 2 * role.margin)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        var y = ((bounds.height - height) / 2).rounded(.down)
        // Source: 6 to 7 points below the words of a header, 8 above those of a footer.
        if role.style != .plain { y = role.isHeader ? bounds.height - 6.5 - height : 8 }
        label.frame = CGRect(x: role.margin, y: y, width: width, height: height)
    }
}
