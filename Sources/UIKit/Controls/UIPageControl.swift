import Geometry
package import Scene

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    /// How many dots there are; 0 to 1000.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, min(numberOfPages, 1000))
            setNeedsLayout()
        }
    }
    /// The page shown, from 0.
    open var currentPage = 0
    /// Whether a single dot is left out.
    open var hidesForSinglePage = false
    /// The other pages' dots; nil for a fifth of the text colour.
    open var pageIndicatorTintColor: UIColor?
    /// The current page's dot; nil for the text colour.
    open var currentPageIndicatorTintColor: UIColor?

    // Source: since iOS 14 a frame of 116x26 that Xcode saved for three pages; pitch and the room at the
    // sides, 63 points together, of low confidence.
    private static let dotDiameter: CGFloat = 7
    private static let dotPitch: CGFloat = 17.5
    private static let sideRoom: CGFloat = 63
    private static let height: CGFloat = 26

    /// A page control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugHeight()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugHeight()
    }

    /// The dots with the room at their sides, 26 points high.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The extent of so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: CGFloat(max(0, pageCount)) * Self.dotPitch + Self.sideRoom, height: Self.height)
    }

    /// The dots with their gaps.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        // Chosen: Apple's default dots are white and meant for dark pictures; the text colour shows on both.
        let current = context.color(currentPageIndicatorTintColor ?? .label)
        let other = context.color(pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2))
        let diameter = UIPageControl.dotDiameter
        let left = bounds.midX - (CGFloat(numberOfPages) * Self.dotPitch - Self.dotPitch + diameter) / 2
        let page = max(0, min(currentPage, numberOfPages - 1))
        return (0..<numberOfPages).map { index in
            let dot = Rect(
                x: left + CGFloat(index) * Self.dotPitch,
                y: bounds.midY - diameter / 2, width: diameter, height: diameter)
            let position = isRightToLeft ? numberOfPages - 1 - index : index
            return .fillRoundedRect(
                RoundedRect(dot, radius: diameter / 2), .color(position == page ? current : other))
        }
    }
}
