import Geometry
package import Scene

/// A view that shows that a task is in progress; a render shows one frame of the animation.
open class UIActivityIndicatorView: UIView {
    /// The visual styles of the indicator.
    public enum Style: Int, Hashable, Sendable {
        /// The standard size: 20 points wide and high.
        case medium = 100
        /// The large size: 37 points wide and high.
        case large = 101
        /// The large style in white, before iOS 13.
        case whiteLarge = 0
        /// The medium style in white, before iOS 13.
        case white = 1
        /// The medium style in gray, before iOS 13.
        case gray = 2
    }

    /// The visual style of the indicator.
    open var style: Style { didSet { setNeedsLayout() } }
    /// The color of the spokes; nil for the style's color.
    open var color: UIColor?
    /// Whether the indicator is hidden when it is not animating.
    open var hidesWhenStopped = true
    /// Whether the indicator is animating; false at first.
    open private(set) var isAnimating = false
    private var spinner: PartImageView?

    /// Creates an indicator with a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
        hugContent()
    }

    /// Creates an indicator with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugContent()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: InterfaceCoder.frame(in: coder))
        hugContent()
    }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }

    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }

    private func hugContent() {
        hidesParts = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// 20 or 37 points in each direction. Source: frames that Xcode saved.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The default color of the spokes. Source: system gray since iOS 13; white before, for dark backgrounds.
    private var spokeColor: UIColor {
        if let color { return color }
        return style == .white || style == .whiteLarge ? .white : .systemGray
    }

    // MARK: Parts

    private var spinnerRect: CGRect {
        let side = intrinsicContentSize.width
        return CGRect(center: CGPoint(x: bounds.midX, y: bounds.midY), width: side, height: side)
    }

    /// The image of the spokes. Source: public code that turns or tints the one image view in an indicator.
    override func makeParts() {
        let made = PartImageView { [weak self] view, context in
            self?.spokeCommands(in: view.bounds, context) ?? []
        }
        spinner = made
        addPart(made)
    }

    override func placeParts() {
        if let spinner { place(spinner, asPart: spinnerRect) }
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        hidesParts ? spokeCommands(in: spinnerRect, context) : []
    }

    /// Returns eight spokes, the top one the darkest. Chosen: fading evenly from 1 to a quarter.
    private func spokeCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard isAnimating || !hidesWhenStopped else { return [] }
        return Self.spokes(
            about: CGPoint(x: area.midX, y: area.midY), side: intrinsicContentSize.width,
            color: context.color(spokeColor))
    }

    /// Returns the spokes of an indicator of a side in points.
    static func spokes(about center: CGPoint, side: CGFloat, color: Color) -> [DrawCommand] {
        let radius = side / 2
        let middle = Geometry.AffineTransform.translation(x: center.x, y: center.y)
        let style = StrokeStyle(width: radius * 0.24, cap: .round)
        let spoke = Path([.move(Point(x: 0, y: -radius * 0.46)), .line(Point(x: 0, y: -radius * 0.86))])
        return (0..<8).map { index in
            let turn = Geometry.AffineTransform.rotation(radians: -Double(index) * Double.pi / 4)
            let strength = 1 - 0.75 * Double(index) / 7
            return .draw(
                .strokePath(
                    spoke.applying(turn.concatenating(middle)), style,
                    .color(color.multipliedAlpha(by: strength))))
        }
    }
}
