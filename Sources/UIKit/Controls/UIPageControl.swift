import Geometry
package import Scene

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    /// How many dots there are; 0 to 1000.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, min(numberOfPages, 1000))
            invalidateIntrinsicContentSize()
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

    // Source: frames that Xcode saved in storyboards, 39x37 for three pages.
    private static let dotDiameter: CGFloat = 7
    private static let dotSpacing: CGFloat = 9
    private static let height: CGFloat = 37

    /// The dots with their gaps, 37 points high.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The extent of so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        let width = count * UIPageControl.dotDiameter + max(0, count - 1) * UIPageControl.dotSpacing
        return CGSize(width: width, height: UIPageControl.height)
    }

    /// The dots with their gaps.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        // Chosen: Apple's default dots are white and meant for dark pictures; the text colour shows on both.
        let current = context.color(currentPageIndicatorTintColor ?? .label)
        let other = context.color(pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2))
        let diameter = UIPageControl.dotDiameter
        let left = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
        let page = max(0, min(currentPage, numberOfPages - 1))
        return (0..<numberOfPages).map { index in
            let dot = Rect(
                x: left + CGFloat(index) * (diameter + UIPageControl.dotSpacing),
                y: bounds.midY - diameter / 2, width: diameter, height: diameter)
            let position = isRightToLeft ? numberOfPages - 1 - index : index
            return .fillRoundedRect(
                RoundedRect(dot, radius: diameter / 2), .color(position == page ? current : other))
        }
    }
}
