import UIKit

/// The guide of `assets/screens/guide.screen.yaml`, written as one would for iOS.
final class GuideViewController: UIViewController, UIScrollViewDelegate {
    private var page: Int
    private var isLaidOut = false
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private let skipButton = UIButton(type: .system)

    /// Creates the guide scrolled to a page, from 0 to 2.
    init(page: Int) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        configure()
        for subview in [scrollView, pageControl, nextButton, skipButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        addPages()
        NSLayoutConstraint.activate(screenConstraints)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isLaidOut else { return }
        isLaidOut = true
        scrollView.contentOffset.x = CGFloat(page) * scrollView.bounds.width
    }

    /// Keeps the dots and the titles in step with the pages, however they are turned.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isLaidOut, scrollView.bounds.width > 0 else { return }
        page = max(0, min(2, Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())))
        showPage()
    }

    /// Puts the page where it is after a turn: the offset stays what it was in the width before, which is between two
    /// pages.
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = page
        coordinator.animate { [scrollView] _ in scrollView.contentOffset.x = CGFloat(page) * size.width }
    }

    private func showPage() {
        pageControl.currentPage = page
        nextButton.setTitle(page == 2 ? "开始" : "下一步", for: .normal)
        skipButton.isHidden = page == 2
    }

    private func turnPage() {
        let next = CGPoint(x: CGFloat(min(page + 1, 2)) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(next, animated: true)
    }

    private func configure() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        pageControl.numberOfPages = 3
        pageControl.pageIndicatorTintColor = .inactiveDotColor
        pageControl.currentPageIndicatorTintColor = .accent
        nextButton.accessibilityIdentifier = "next"
        nextButton.addAction(UIAction { [unowned self] _ in turnPage() }, for: .touchUpInside)
        nextButton.setTitleColor(.white, for: .normal)
        nextButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        nextButton.backgroundColor = .accent
        nextButton.layer.cornerRadius = 25
        skipButton.setTitle("跳过", for: .normal)
        skipButton.setTitleColor(.secondaryColor, for: .normal)
        skipButton.titleLabel?.font = .systemFont(ofSize: 15)
        skipButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        showPage()
    }

    /// Adds a chain of pages, each as large as the scroll view, which makes the content three screens wide.
    private func addPages() {
        let pages = [
            GuidePage(
                image: "guide-discover", title: "发现身边的美好", subtitle: "小店、公园与展览，一图全看见。"),
            GuidePage(image: "guide-share", title: "与朋友随时分享", subtitle: "一句话，一张照片，都能送到身边。"),
            GuidePage(image: "guide-launch", title: "一切准备就绪", subtitle: "现在出发，去看更大的世界。"),
        ]
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        var start = content.leadingAnchor
        for page in pages {
            page.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(page)
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: start),
                page.topAnchor.constraint(equalTo: content.topAnchor),
                page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                page.heightAnchor.constraint(equalTo: frame.heightAnchor),
            ])
            start = page.trailingAnchor
        }
        start.constraint(equalTo: content.trailingAnchor).isActive = true
    }

    private var screenConstraints: [NSLayoutConstraint] {
        let safeArea = view.safeAreaLayoutGuide
        let width = nextButton.widthAnchor.constraint(equalToConstant: 300)
        width.priority = .defaultHigh
        return [
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            skipButton.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 4),
            skipButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            nextButton.heightAnchor.constraint(equalToConstant: 50),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            width,
            nextButton.leadingAnchor.constraint(
                greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 24),
            nextButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -12),
            pageControl.heightAnchor.constraint(equalToConstant: 24),
        ]
    }
}
