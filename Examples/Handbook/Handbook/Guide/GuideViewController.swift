import UIKit

protocol GuideViewControllerDelegate: AnyObject {
    func guideViewControllerDidFinish(_ guide: GuideViewController)
}

/// The pages of the guide side by side, turned by the finger or by the button.
class GuideViewController: UIViewController {
    weak var delegate: (any GuideViewControllerDelegate)?

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private var pageViews: [GuidePageView]!
    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var nextButton: UIButton!
    @IBOutlet private weak var skipButton: UIButton!

    private let pages = GuidePage.all
    private var currentPage = 0 { didSet { updateControls() } }

    // The pages are designed for a screen that is held upright.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.numberOfPages = pages.count
        for (pageView, page) in zip(pageViews, pages) { pageView.show(page) }
        updateControls()
    }

    private var isOnLastPage: Bool { currentPage == pages.count - 1 }

    private func updateControls() {
        pageControl.currentPage = currentPage
        nextButton.setTitle(isOnLastPage ? "开始" : "下一步", for: .normal)
        skipButton.isHidden = isOnLastPage
    }

    @IBAction private func showNextPage() {
        guard !isOnLastPage else { return finish() }
        currentPage += 1
        let offset = CGPoint(x: CGFloat(currentPage) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }

    @IBAction private func finish() {
        GuideVersion.markAsSeen()
        delegate?.guideViewControllerDidFinish(self)
    }
}

extension GuideViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
