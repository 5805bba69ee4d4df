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
        didSet {
            progress = progress.isFinite ? max(0, min(1, progress)) : 0
            partsDidChange()
        }
    }
    /// The color of the filled part; nil for the tint.
    open var progressTintColor: UIColor?
    /// The color of the unfilled part; nil for the system's fill.
    open var trackTintColor: UIColor?
    /// The image of the filled part of the track, stretched; nil for a color.
    open var progressImage: UIImage? { didSet { partsDidChange() } }
    /// The image of the unfilled part of the track, stretched; nil for a color.
    open var trackImage: UIImage? { didSet { partsDidChange() } }
    /// The progress object whose fraction is displayed as of when it is set; later changes are not observed.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    private var track: PartImageView?
    private var fill: PartImageView?

    /// Creates a progress view with a style, of zero width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a progress view with a frame.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        hidesParts = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        hidesParts = true
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

    // MARK: Parts

    /// The filled part of the track.
    private var filledRect: CGRect {
        var done = bounds
        done.size.width *= CGFloat(progress)
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        return done
    }

    /// The images of the track and of its filled part.
    ///
    /// Source: a public print of the subviews of a progress view with no progress: two image views, the track of the
    /// whole frame and the filled part of no width.
    override func makeParts() {
        let track = PartImageView { [weak self] view, context in
            self?.trackCommands(in: view.bounds, context) ?? []
        }
        let fill = PartImageView { [weak self] view, context in
            self?.fillCommands(in: view.bounds, context) ?? []
        }
        (self.track, self.fill) = (track, fill)
        for part in [track, fill] { addPart(part) }
    }

    override func placeParts() {
        guard let track, let fill else { return }
        track.give(trackImage)
        fill.give(progressImage)
        place(track, asPart: bounds)
        place(fill, asPart: filledRect)
    }

    private func trackCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        stretched(trackImage, in: area, context)
            ?? ControlShape.filled(
                area, radius: area.height / 2, context.color(trackTintColor ?? .systemFill))
    }

    private func fillCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        stretched(progressImage, in: area, context)
            ?? ControlShape.filled(
                area, radius: area.height / 2, context.color(progressTintColor ?? tintColor ?? .systemBlue))
    }

    private func stretched(_ image: UIImage?, in area: CGRect, _ context: ContentContext) -> [DrawCommand]? {
        image.map { $0.commands(in: area, mode: .scaleToFill, tint: $0.tint(self, context)) }
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        return trackCommands(in: bounds, context) + fillCommands(in: filledRect, context)
    }
}
