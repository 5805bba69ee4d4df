/// A control that refreshes a scroll view's content; it is only visible while refreshing.
open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false
    /// The title below the indicator; has no effect here, as it is not drawn.
    open var attributedTitle: NSAttributedString?
    private let wheel = UIActivityIndicatorView(style: .medium)

    /// Creates a refresh control.
    public init() {
        super.init(frame: .zero)
        addSubview(wheel)
    }

    /// Creates a refresh control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wheel)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(wheel)
    }

    /// Begins refreshing, which shows the indicator.
    open func beginRefreshing() {
        isRefreshing = true
        wheel.startAnimating()
    }

    /// Ends refreshing, which hides the indicator.
    open func endRefreshing() {
        isRefreshing = false
        wheel.stopAnimating()
    }

    /// 60 points high; no intrinsic width. Chosen: the height known from view dumps, without a source.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 60)
    }

    /// Centers the indicator, in the tint color if one was set.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
