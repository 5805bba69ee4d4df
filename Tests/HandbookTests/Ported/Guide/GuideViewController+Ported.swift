// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Guide/GuideViewController.swift", line: 1)
import UIKit

protocol GuideViewControllerDelegate: AnyObject {
    func guideViewControllerDidFinish(_ guide: GuideViewController)
}

/// The pages of the guide side by side, turned by the finger or by the button.
class GuideViewController: UIViewController, InterfaceBuilderConnectable {
    weak var delegate: (any GuideViewControllerDelegate)?

              private weak var scrollView: UIScrollView!
              private var pageViews: [GuidePageView]!
              private weak var pageControl: UIPageControl!
              private weak var nextButton: UIButton!
              private weak var skipButton: UIButton!

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

              private func showNextPage() {
        guard !isOnLastPage else { return finish() }
        currentPage += 1
        let offset = CGPoint(x: CGFloat(currentPage) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }

              private func finish() {
        GuideVersion.markAsSeen()
        delegate?.guideViewControllerDidFinish(self)
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: GuideViewController(); case .nib(let name, let bundle): GuideViewController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfGuideViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfGuideViewController(selector, sender: sender, event: event) }; var unwindActions: [Selector] { [] } }

extension GuideViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
#sourceLocation()
extension GuideViewController {
    func setOutletOfGuideViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "scrollView": guard let value = object as? UIScrollView else { return false }; self.scrollView = value; return true;
        case "pageViews": guard let value = object as? [GuidePageView] else { return false }; self.pageViews = value; return true;
        case "pageControl": guard let value = object as? UIPageControl else { return false }; self.pageControl = value; return true;
        case "nextButton": guard let value = object as? UIButton else { return false }; self.nextButton = value; return true;
        case "skipButton": guard let value = object as? UIButton else { return false }; self.skipButton = value; return true;
        default: return false
        }
    }
}
extension GuideViewController {
    func performActionOfGuideViewController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "showNextPage": self.showNextPage(); return true;
        case "finish": self.finish(); return true;
        default: return false
        }
    }
}
