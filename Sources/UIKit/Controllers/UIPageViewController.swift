/// Shows one page, a controller, of a book of them.
open class UIPageViewController: UIViewController, ContainerController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// Like paper.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// Which way pages are turned.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// Left and right.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// Whether the next pages come from the front or the back.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// From the back.
        case forward = 0
        /// From the front.
        case reverse = 1
    }

    /// A key of the options of a page controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// A key by Apple's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points between pages that scroll.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Which way pages are turned.
    public let navigationOrientation: NavigationOrientation
    /// Where the pages before and after come from, and the dots' numbers.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesDidChange() } }
    /// The page shown; nil before one is set.
    open private(set) var viewControllers: [UIViewController]?
    private let pageControl = UIPageControl()

    /// A book without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init()
    }

    /// A book whose pages are turned like paper.
    public override init() {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Shows a page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        for old in self.viewControllers ?? [] where !pages.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            hide(old)
            old.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        self.viewControllers = viewControllers
        pagesDidChange()
        completion?(true)
    }

    /// Makes the root view.
    open override func loadView() {
        view = LayoutContainerView(frame: UIScreen.main.bounds)
        view.addSubview(pageControl)
        pagesDidChange()
    }

    private func pagesDidChange() {
        guard isViewLoaded else { return }
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = count <= 0
        pageControl.numberOfPages = count
        pageControl.currentPage = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        layOutContainer(safeArea: expectedSafeArea)
        view.setNeedsLayout()
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let bounds = view.bounds
        // The dots take the height of a page control from the pages.
        let strip = pageControl.isHidden ? 0 : pageControl.intrinsicContentSize.height
        let bottom = bounds.height - (pageControl.isHidden ? 0 : safeArea.bottom)
        pageControl.frame = CGRect(x: 0, y: bottom - strip, width: bounds.width, height: strip)
        guard let page = viewControllers?.first else { return }
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom - strip)
        show(page, frame: frame, in: view)
    }
}

/// Where a page controller's pages come from.
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another; nil before the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nil after the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are; 0 for no dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page shown, from 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// No dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first dot.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
