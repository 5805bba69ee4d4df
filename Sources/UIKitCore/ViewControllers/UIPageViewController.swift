/// A container view controller that displays one page at a time.
open class UIPageViewController: UIViewController, ContainerController {
    override var layoutContainer: (any ContainerController)? { self }

    /// Whether pages have content on their backs; has an effect on page curls only.
    open var isDoubleSided = false
    /// The styles of transitions between pages.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// A page curl.
        case pageCurl = 0
        /// A horizontal or vertical scroll.
        case scroll = 1
    }

    /// The directions of navigation.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// Left and right.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// The directions of a transition.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// The keys of a page controller's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between scrolling pages, in points.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The location of the spine of curling pages.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// The location of the spine of curling pages. Raw values match Apple's.
    public enum SpineLocation: Int, Hashable, Sendable {
        /// There is no spine, as pages scroll.
        case none = 0
        /// The spine is at the leading or upper edge.
        case min = 1
        /// The spine is in the middle, between two pages; one page is shown here.
        case mid = 2
        /// The spine is at the trailing or lower edge.
        case max = 3
    }

    /// The location of the spine; `min` for page curls unless the options have another, and none where pages scroll.
    open private(set) lazy var spineLocation: SpineLocation = transitionStyle == .scroll ? .none : .min
    /// The gesture recognizers of the view once it is loaded, which turn the pages.
    open var gestureRecognizers: [UIGestureRecognizer] { viewIfLoaded?.gestureRecognizers ?? [] }

    /// The style of transitions between pages.
    public let transitionStyle: TransitionStyle
    /// The direction of navigation.
    public let navigationOrientation: NavigationOrientation
    /// The data source of adjacent pages and of the page indicator.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesDidChange() } }
    /// The displayed page; nil before one is set.
    open private(set) var viewControllers: [UIViewController]?
    /// The delegate; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    private let pageControl = UIPageControl()
    private lazy var pageTurn = PageTurn(self)
    /// The dot of the page that the user has turned to; nil while code has set the page.
    private var turnedIndex: Int?

    /// Creates a page controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        if let value = options?[.spineLocation], style == .pageCurl {
            let raw = value as? Int ?? (value as? NSNumber)?.intValue
            spineLocation = (raw.flatMap(SpineLocation.init) ?? value as? SpineLocation) ?? .min
        }
    }

    /// Creates a page controller with page curl transitions.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        transitionStyle = (coder as? InterfaceCoder)?.pageTransition ?? .scroll
        navigationOrientation = (coder as? InterfaceCoder)?.pageOrientation ?? .horizontal
        super.init(coder: coder)
    }

    /// Sets the displayed page. An animated change slides in the direction along the axis of navigation.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        ownTransition?.finish()
        turnedIndex = nil
        let old = self.viewControllers ?? [], pages = viewControllers ?? []
        let added = pages.filter { $0.parent !== self }
        let removed = old.filter { former in !pages.contains { $0 === former } }
        self.viewControllers = viewControllers
        guard let page = pages.first, page !== old.first, isViewLoaded,
            appearance == .shown || appearance == .appearing
        else {
            exchangeUnseen(added: added, removed: removed)
            completion?(true)
            return
        }
        var exchange = ChildExchange(from: old.first, to: page, added: added, removed: removed) {
            [weak self] in self?.pagesDidChange()
        }
        exchange.tellsNewFirst = true
        if animated, old.first != nil {
            exchange.animator = SlideAnimator.page(
                isForward: direction == .forward, isVertical: navigationOrientation == .vertical)
        }
        exchange.didShow = { [weak self] isCompleted in
            self?.pagesDidChange()
            completion?(isCompleted)
        }
        run(exchange)
    }

    private func exchangeUnseen(added: [UIViewController], removed: [UIViewController]) {
        for former in removed {
            announceRemoval(of: former)
            hide(former)
            former.removeFromParent()
        }
        for page in added {
            addChild(page)
            finishAddition(of: page)
        }
        pagesDidChange()
    }

    /// Creates the root view with the page indicator and the gesture recognizer of turns.
    open override func loadView() {
        view = LayoutContainerView(frame: UIScreen.main.bounds)
        view.addSubview(pageControl)
        view.addGestureRecognizer(pageTurn.pan)
        pagesDidChange()
    }

    /// Begins an interactive turn to a page; the page indicator follows at its end, without the data source.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - isForward: Whether it is the next one.
    ///   - animator: The animator that moves the pages and ends the turn.
    ///   - completion: Called at the end with whether the page is shown.
    func turn(
        to page: UIViewController, isForward: Bool, with animator: PageDragAnimator,
        completion: @escaping (Bool) -> Void
    ) {
        let former = viewControllers?.first, dot = pageControl.currentPage + (isForward ? 1 : -1)
        var exchange = ChildExchange(from: former, to: page, added: page.parent === self ? [] : [page]) {
            [weak self] in
            guard let self else { return }
            page.view.frame = pageFrame(safeArea: expectedSafeArea)
        }
        exchange.tellsNewFirst = true
        exchange.animator = animator
        exchange.didShow = { [weak self] isCompleted in
            guard let self else { return }
            if isCompleted {
                viewControllers = [page]
                turnedIndex = dot
            }
            if let leaving = isCompleted ? former : page {
                announceRemoval(of: leaving)
                leaving.removeFromParent()
            }
            pagesDidChange()
            completion(isCompleted)
        }
        run(exchange)
        // If code shows another page meanwhile, the turn ends where it began.
        ownTransition?.endsCancelled = true
    }

    private func pagesDidChange() {
        guard isViewLoaded else { return }
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = count <= 0
        pageControl.numberOfPages = count
        pageControl.currentPage = count > 0 ? turnedIndex ?? dataSource?.presentationIndex(for: self) ?? 0 : 0
        layOutContainer(safeArea: expectedSafeArea)
        view.setNeedsLayout()
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let frame = pageFrame(safeArea: safeArea)
        let strip = pageControl.isHidden ? 0 : pageControl.intrinsicContentSize.height
        pageControl.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: strip)
        guard let page = viewControllers?.first else { return }
        show(page, frame: frame, in: view)
    }

    /// The frame of the page, whose height the page indicator reduces.
    private func pageFrame(safeArea: UIEdgeInsets) -> CGRect {
        let strip = pageControl.isHidden ? 0 : pageControl.intrinsicContentSize.height + safeArea.bottom
        return CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - strip)
    }
}

/// The data source that provides the pages of a page view controller.
public protocol UIPageViewControllerDataSource: DelegateMethods {
    /// Returns the page before another; nil before the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another; nil after the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page indicator; 0 for no indicator.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the displayed page's dot, starting at 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: no indicator.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0: the first dot.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
