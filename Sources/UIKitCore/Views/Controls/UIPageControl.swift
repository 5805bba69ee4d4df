import Geometry
package import Scene

/// A control that displays a horizontal series of dots, one for each page.
open class UIPageControl: UIControl {
    /// The number of pages; 0 to 1000.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, min(numberOfPages, 1000))
            setNeedsLayout()
        }
    }
    /// The current page, starting at 0; 0 by default.
    open var currentPage = 0
    /// Whether the control is hidden when there is only one page.
    open var hidesForSinglePage = false
    /// The tint of the page dots; nil for a fifth of the text color.
    open var pageIndicatorTintColor: UIColor?
    /// The tint of the current page's dot; nil for the text color.
    open var currentPageIndicatorTintColor: UIColor?

    // Measured: since iOS 14 a frame of 116x26 for three pages in storyboards that Xcode saved; dots of 7.56 points
    // with pitches of 17.33 and 18 in a snapshot of iOS 17 at 3x. Chosen: the space at the sides, 63 points together.
    private static let dotDiameter: CGFloat = 7.56
    private static let dotPitch: CGFloat = 17.5
    private static let totalSidePadding: CGFloat = 63
    private static let height: CGFloat = 26

    /// Creates a page control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugHeight()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugHeight()
    }

    override var handlesSingleTaps: Bool { true }

    /// Moves to the next page after a tap on the trailing side, to the previous one otherwise.
    ///
    /// Source: `UIPageControl` in Apple's documentation.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isForward = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        let page = max(0, min(currentPage + (isForward ? 1 : -1), numberOfPages - 1))
        guard page != currentPage else { return }
        currentPage = page
        sendValueChanged(with: event)
    }

    /// The dots with the space at their sides, 26 points high.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: CGFloat(max(0, pageCount)) * Self.dotPitch + Self.totalSidePadding, height: Self.height)
    }

    /// Updates the dots to the current page, which they always show; has no effect here.
    open func updateCurrentPageDisplay() {}

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        // Chosen: Apple's default dots are white, for dark backgrounds; the text color is visible on both.
        let current = context.color(currentPageIndicatorTintColor ?? .label)
        let other = context.color(pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2))
        let diameter = UIPageControl.dotDiameter
        let left = bounds.midX - (CGFloat(numberOfPages) * Self.dotPitch - Self.dotPitch + diameter) / 2
        let page = max(0, min(currentPage, numberOfPages - 1))
        return (0..<numberOfPages).flatMap { index -> [DrawCommand] in
            let dot = Rect(
                x: left + CGFloat(index) * Self.dotPitch,
                y: bounds.midY - diameter / 2, width: diameter, height: diameter)
            let position = isRightToLeft ? numberOfPages - 1 - index : index
            let color = position == page ? current : other
            return imageCommands(forPage: position, isCurrent: position == page, about: dot, color: color)
                ?? [.draw(.fillRoundedRect(RoundedRect(dot, radius: diameter / 2), .color(color)))]
        }
    }
}
