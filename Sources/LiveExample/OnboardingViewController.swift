import UIKit

/// A page of the onboarding.
struct OnboardingPage {
    var image: String
    var title: String
    var text: String

    static let all = [
        OnboardingPage(
            image: "guide-discover", title: "Discover", text: "Shops, parks and shows on one map."),
        OnboardingPage(
            image: "guide-share", title: "Share", text: "A word or a photo, with your friends at once."),
        OnboardingPage(
            image: "guide-launch", title: "Set off", text: "Everything is ready. See more of the world."),
    ]
}

/// Pages that are turned by a button or by a swipe, with dots and a title in step.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let pages: [OnboardingPage]
    /// Called when the last page's button is tapped.
    var didFinish: () -> Void = {}

    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .system)
    private let titleLabel = UILabel()

    init(pages: [OnboardingPage] = OnboardingPage.all) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The page that is shown, from 0.
    private var page: Int { pageControl.currentPage }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        for subview in [titleLabel, scrollView, pageControl, nextButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        addPages()
        NSLayoutConstraint.activate(constraints)
        showState(of: 0)
    }

    private func configure() {
        scrollView.accessibilityIdentifier = "pages"
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        pageControl.accessibilityIdentifier = "dots"
        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.currentPageIndicatorTintColor = .systemIndigo
        pageControl.addAction(
            UIAction { [weak self] _ in self?.turn(to: self?.page ?? 0) }, for: .valueChanged)
        nextButton.accessibilityIdentifier = "next"
        nextButton.setTitleColor(.white, for: .normal)
        nextButton.backgroundColor = .systemIndigo
        nextButton.layer.cornerRadius = 25
        nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textAlignment = .center
    }

    private func addPages() {
        var start = scrollView.contentLayoutGuide.leadingAnchor
        for page in pages {
            let pageView = makePageView(page)
            pageView.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(pageView)
            NSLayoutConstraint.activate([
                pageView.leadingAnchor.constraint(equalTo: start),
                pageView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                pageView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                pageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                pageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            ])
            start = pageView.trailingAnchor
        }
        start.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
    }

    private func makePageView(_ page: OnboardingPage) -> UIView {
        let imageView = UIImageView(image: UIImage(named: page.image))
        imageView.contentMode = .scaleAspectFit
        // The picture is as large as the page allows, whatever the size of the image.
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let label = UILabel()
        label.text = page.text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        let view = UIView()
        for subview in [imageView, label] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
            imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            imageView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
            label.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
        ])
        return view
    }

    private var constraints: [NSLayoutConstraint] {
        let safeArea = view.safeAreaLayoutGuide
        return [
            titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
            titleLabel.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            scrollView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -12),
            pageControl.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -12),
            nextButton.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            nextButton.widthAnchor.constraint(equalToConstant: 280),
            nextButton.heightAnchor.constraint(equalToConstant: 50),
            nextButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
        ]
    }

    private func goOn() {
        guard page + 1 < pages.count else { return didFinish() }
        turn(to: page + 1)
    }

    /// Puts the page that is shown where it is after a turn: the offset stays what it was in the width before, which is
    /// between two pages.
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = page
        coordinator.animate { [scrollView] _ in
            scrollView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
        }
    }

    private func turn(to page: Int) {
        let offset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }

    /// Puts title, dots and button in step with a page.
    private func showState(of page: Int) {
        pageControl.currentPage = page
        titleLabel.text = pages.indices.contains(page) ? pages[page].title : nil
        nextButton.setTitle(page + 1 < pages.count ? "Next" : "Start", for: .normal)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        if page != self.page, pages.indices.contains(page) { showState(of: page) }
    }
}
