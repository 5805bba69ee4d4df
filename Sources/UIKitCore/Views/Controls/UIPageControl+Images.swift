import Geometry
import Scene

extension UIPageControl {
    /// The backgrounds of a page control. Raw values match Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// A background appears while the control is touched.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// No background is ever shown.
        case minimal = 2
    }

    /// The interaction with a page control. Raw values match Apple's.
    public enum InteractionState: Int, Hashable, Sendable {
        /// There is no interaction.
        case none = 0
        /// A tap moves by one page at a time.
        case discrete = 1
        /// A drag moves through the pages continuously.
        case continuous = 2
    }

    /// The layout directions of the dots. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// The direction of the user interface.
        case natural = 0
        /// Dots are laid out from left to right.
        case leftToRight = 1
        /// Dots are laid out from right to left.
        case rightToLeft = 2
        /// Dots are laid out from top to bottom.
        case topToBottom = 3
        /// Dots are laid out from bottom to top.
        case bottomToTop = 4
    }

    /// The images of the dots: the preferred ones, and those of pages by number from 0.
    struct Images {
        var preferred: UIImage?
        var preferredCurrent: UIImage?
        var pages: [Int: UIImage] = [:]
        var currentPages: [Int: UIImage] = [:]
    }

    private static let storedImages = SparseProperty<Images?>(nil)
    private static let storedBackground = SparseProperty(BackgroundStyle.automatic)
    private static let storedContinuity = SparseProperty(true)
    private static let storedDirection = SparseProperty(Direction.natural)
    private static let storedDeferral = SparseProperty(false)

    private var images: Images {
        get { Self.storedImages[self] ?? Images() }
        set { Self.storedImages[self] = newValue }
    }

    /// The preferred image of the dots; nil for dots.
    public var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { images.preferred = newValue }
    }
    /// The image of the current page's dot; nil for that of other pages.
    public var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { images.preferredCurrent = newValue }
    }
    /// Sets the image of a page; nil for the preferred one.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images.pages[page] = image }
    /// Returns the image of a page.
    public func indicatorImage(forPage page: Int) -> UIImage? { images.pages[page] ?? images.preferred }
    /// Sets the image of a page while it is the current one; nil for the preferred one.
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images.currentPages[page] = image
    }
    /// Returns the image of a page while it is the current one.
    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        images.currentPages[page] ?? images.preferredCurrent ?? indicatorImage(forPage: page)
    }

    /// The background style; kept, and has no effect here, as no background is drawn.
    public var backgroundStyle: BackgroundStyle {
        get { Self.storedBackground[self] }
        set { Self.storedBackground[self] = newValue }
    }
    /// The current interaction: none, as a render has no continuous one.
    public var interactionState: InteractionState { .none }
    /// Whether a drag moves through the pages continuously; kept, and has no effect here.
    public var allowsContinuousInteraction: Bool {
        get { Self.storedContinuity[self] }
        set { Self.storedContinuity[self] = newValue }
    }
    /// The layout direction of the dots; kept, and has no effect here.
    public var direction: Direction {
        get { Self.storedDirection[self] }
        set { Self.storedDirection[self] = newValue }
    }
    /// Whether only `updateCurrentPageDisplay()` updates the dots, before iOS 14; kept, and has no effect here.
    public var defersCurrentPageDisplay: Bool {
        get { Self.storedDeferral[self] }
        set { Self.storedDeferral[self] = newValue }
    }

    /// Returns the drawing of a page's image, about the center of its dot; nil for a dot.
    func imageCommands(forPage page: Int, isCurrent: Bool, about dot: Rect, color: Color) -> [DrawCommand]? {
        guard attachedObjects != nil,
            let image = isCurrent ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
        else { return nil }
        let size = image.size
        let area = CGRect(
            x: dot.midX - size.width / 2, y: dot.midY - size.height / 2, width: size.width,
            height: size.height)
        let tint = image.renderingMode == .alwaysOriginal ? nil : color
        return image.commands(in: area, mode: .scaleToFill, tint: tint)
    }
}
