package import Scene

/// A view that displays the progress of a task.
open class UIProgressView: UIView {
    /// The styles of a progress view.
    public enum Style: Int, Hashable, Sendable {
        /// The standard style, 4 points high.
        case `default` = 0
        /// The style for bars, 2 points high.
        case bar = 1
    }

    /// The style of the progress view.
    open var progressViewStyle: Style { didSet { setNeedsLayout() } }
    /// The progress, clamped to 0...1; 0 by default.
    open var progress: Float = 0 {
        didSet { progress = progress.isFinite ? max(0, min(1, progress)) : 0 }
    }
    /// The color of the filled part; nil for the tint.
    open var progressTintColor: UIColor?
    /// The color of the unfilled part; nil for the system's fill.
    open var trackTintColor: UIColor?

    /// Creates a progress view with a style, of zero width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a progress view with a frame.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Sets the progress; the change is not animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// 4 points high since iOS 14, 2 in bars; no intrinsic width. Source: frames that Xcode saved.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .default ? 4 : 2)
    }

    /// Returns the given width at the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        let radius = bounds.height / 2
        var done = bounds
        done.size.width *= CGFloat(progress)
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        return ControlShape.filled(bounds, radius: radius, context.color(trackTintColor ?? .systemFill))
            + ControlShape.filled(
                done, radius: radius, context.color(progressTintColor ?? tintColor ?? .systemBlue))
    }
}
