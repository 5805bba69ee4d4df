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
    open var currentPage = 0 { didSet { partsDidChange() } }
    /// Whether the control is hidden when there is only one page.
    open var hidesForSinglePage = false
    /// The tint of the page dots; nil for a fifth of the text color.
    open var pageIndicatorTintColor: UIColor?
    /// The tint of the current page's dot; nil for the text color.
    open var currentPageIndicatorTintColor: UIColor?
    /// The background style; kept, and has no effect here, as no background is drawn.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The current interaction: none, as a render has no continuous one.
    open var interactionState: InteractionState { .none }
    /// Whether a drag moves through the pages continuously; kept, and has no effect here.
    open var allowsContinuousInteraction = true
    /// The layout direction of the dots; kept, and has no effect here.
    open var direction = Direction.natural
    /// Whether only `updateCurrentPageDisplay()` updates the dots, before iOS 14; kept, and has no effect here.
    open var defersCurrentPageDisplay = false
    private var images = Images() { didSet { partsDidChange() } }
    /// The views of the parts, once code has asked for them.
    private var parts: PageControlParts?

    // Measured: since iOS 14 a frame of 116x26 for three pages in storyboards that Xcode saved; dots of 7.56 points
    // with pitches of 17.33 and 18 in a snapshot of iOS 17 at 3x. Chosen: the space at the sides, 63 points together.
    static let dotDiameter: CGFloat = 7.56
    static let dotPitch: CGFloat = 17.5
    private static let totalSidePadding: CGFloat = 63
    private static let height: CGFloat = 26

    /// Creates a page control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
        hugHeight()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
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

    // MARK: Images

    /// The preferred image of the dots; nil for dots.
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { images.preferred = newValue }
    }
    /// The image of the current page's dot; nil for that of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { images.preferredCurrent = newValue }
    }
    /// Sets the image of a page; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images.pages[page] = image }
    /// Returns the image of a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images.pages[page] ?? images.preferred }
    /// Sets the image of a page while it is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images.currentPages[page] = image
    }
    /// Returns the image of a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        images.currentPages[page] ?? images.preferredCurrent ?? indicatorImage(forPage: page)
    }

    // MARK: Parts

    override func makeParts() { parts = PageControlParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        let rects = dotRects
        let pages = isRightToLeft ? rects.indices.reversed() : Array(rects.indices)
        return pages.flatMap { dotCommands(forPage: $0, in: rects[$0], context) }
    }
}
