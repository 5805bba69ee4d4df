/// A view that collections use again.
open class UICollectionReusableView: UIView {
    /// The name by which collections use it again; nil for never.
    public internal(set) var reuseIdentifier: String?

    /// A view with a frame. Subclasses that override it say `required` before `override`, since a collection
    /// makes them by their class.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is used for something else.
    open func prepareForReuse() {}

    /// Takes what a layout says beyond place and look.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view would like in place of what the layout says; the size that its constraints ask for here.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    /// Holds what the author adds; as large as the cell.
    public let contentView = UIView()
    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Behind the content of a chosen item.
    open var selectedBackgroundView: UIView?
    /// Whether the item is chosen.
    open var isSelected = false
    /// Whether the item is touched.
    open var isHighlighted = false

    /// A cell with a frame.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The content is as large as the cell at any time: what is put into it follows changes from then on.
    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    package override var subviewHost: UIView { contentView }

    /// Places content and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeParts()
    }

    func arrangeParts() {
        contentView.frame = bounds
        backgroundView?.frame = bounds
    }

    /// The size that the constraints of the content ask for, near the size the layout has.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        if fitting.width > 0, fitting.height > 0 { result.size = fitting }
        return result
    }

    /// The size of the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            through: contentView, targetSize, horizontal: horizontalFittingPriority,
            vertical: verticalFittingPriority)
    }
}
