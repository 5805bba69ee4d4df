import UIKit

/// A container of three pages, each as large as the screen, side by side or one below the other.
///
/// Subclasses place the pages, each with a layout system of its own, and keep the page when the device is turned.
class PagesViewController: UIViewController {
    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet private weak var pageControl: UIPageControl!

    /// How the pages are laid out, for the reader.
    var note: String { "" }

    private(set) var pages: [UIView] = []
    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var currentPage = 0 { didSet { pageControl.currentPage = currentPage } }

    override func viewDidLoad() {
        super.viewDidLoad()
        addPages()
    }

    private func addPages() {
        let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemPink]
        pages = colors.enumerated().map { PageView(number: $0.offset + 1, note: note, color: $0.element) }
        placePages(along: axis)
    }

    /// Adds the pages to the scroll view.
    func placePages(along axis: NSLayoutConstraint.Axis) {}

    /// Takes the pages out of the scroll view.
    func removePages() { for page in pages { page.removeFromSuperview() } }

    @IBAction private func changeDirection(_ sender: UISegmentedControl) {
        removePages()
        axis = sender.selectedSegmentIndex == 0 ? .horizontal : .vertical
        addPages()
        view.layoutIfNeeded()
        scrollView.contentOffset = offset(ofPage: currentPage, in: scrollView.bounds.size)
    }

    /// Where the current page begins if each page has a size.
    func offset(ofPage page: Int, in size: CGSize) -> CGPoint {
        axis == .horizontal
            ? CGPoint(x: CGFloat(page) * size.width, y: 0) : CGPoint(x: 0, y: CGFloat(page) * size.height)
    }
}

extension PagesViewController: UIScrollViewDelegate {
    // Not when it did scroll: a turn of the device moves the offset too, and the page is to be kept then.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset, size = scrollView.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let page = axis == .horizontal ? offset.x / size.width : offset.y / size.height
        currentPage = Int(page.rounded())
    }
}
