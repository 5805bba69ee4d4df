/// The wheel above a list that is pulled down; a list at rest does not show it.
open class UIRefreshControl: UIControl {
    /// Whether the list is being renewed.
    open private(set) var isRefreshing = false
    private let wheel = UIActivityIndicatorView(style: .medium)

    /// A control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wheel)
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(wheel)
    }

    /// Shows the wheel.
    open func beginRefreshing() {
        isRefreshing = true
        wheel.startAnimating()
    }

    /// Hides the wheel.
    open func endRefreshing() {
        isRefreshing = false
        wheel.stopAnimating()
    }

    /// 60 points high; no width of its own. Chosen: the height known from view dumps, without a source.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
    }

    /// Puts the wheel in the middle, in the tint where one was set.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
