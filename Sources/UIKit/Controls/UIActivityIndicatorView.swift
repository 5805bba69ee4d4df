import Geometry
package import Scene

/// A wheel of spokes that says that something takes its time; in a picture it stands still.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Hashable, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// As large, white: of the time before iOS 13.
        case whiteLarge = 0
        /// As medium, white: of the time before iOS 13.
        case white = 1
        /// As medium, grey: of the time before iOS 13.
        case gray = 2
    }

    /// How large the wheel is.
    open var style: Style { didSet { setNeedsLayout() } }
    /// The spokes; nil for the style's colour.
    open var color: UIColor?
    /// Whether it is invisible while it does not turn.
    open var hidesWhenStopped = true
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// A wheel of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
        hugContent()
    }

    /// A wheel with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugContent()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        hugContent()
    }

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }

    /// Lets it stand.
    open func stopAnimating() { isAnimating = false }

    private func hugContent() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// 20 or 37 points each way. Source: frames that Xcode saved.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// The wheel's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Source: system grey since iOS 13; white before, for dark grounds.
    private var spokeColor: UIColor {
        if let color { return color }
        return style == .white || style == .whiteLarge ? .white : .systemGray
    }

    /// Eight spokes, the one at the top darkest. Chosen: fading evenly from 1 to a quarter.
    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard isAnimating || !hidesWhenStopped else { return [] }
        let color = context.color(spokeColor)
        let radius = intrinsicContentSize.width / 2
        let middle = Geometry.AffineTransform.translation(x: bounds.midX, y: bounds.midY)
        let style = StrokeStyle(width: radius * 0.24, cap: .round)
        let spoke = Path([.move(Point(x: 0, y: -radius * 0.46)), .line(Point(x: 0, y: -radius * 0.86))])
        return (0..<8).map { index in
            let turn = Geometry.AffineTransform.rotation(radians: -Double(index) * Double.pi / 4)
            let strength = 1 - 0.75 * Double(index) / 7
            return .strokePath(
                spoke.applying(turn.concatenating(middle)), style,
                .color(color.multipliedAlpha(by: strength)))
        }
    }
}
