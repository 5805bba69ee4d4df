import MyLayout
import UIKit

/// Forty icons in pages by MyLayout: nine a page in three columns, on a screen on its side eighteen in six.
class IconPagesViewController: UIViewController {
    @IBOutlet private weak var chosenLabel: UILabel!
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var pageControl: UIPageControl!

    private static let icons = Array("🍎🍊🍋🍇🍓🍑🍍🥝🍅🥕🌽🍞🧀🍳🍔🍕🌮🍜🍣🍰☕️🍵🚲🚗🚌🚂🚢🚀🏠🏫🏥🗼⚽️🏀🎾🎸🎨📷💡🎁")

    override func viewDidLoad() {
        super.viewDidLoad()
        let flow: MyFlowLayout = MyFlowLayout(orientation: MyOrientation_Vert, arrangedCount: 3)
        flow.pagedCount = 9
        flow.subviewHSpacing = 10
        flow.subviewVSpacing = 10
        flow.padding = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        flow.insetsPaddingFromSafeArea = []
        flow.wrapContentWidth = true
        _ = flow.heightSize.equalTo()(scrollView.heightSize)
        let landscape: any MyFlowLayoutTraits = flow.fetchLayoutTraits(
            in: MySizeClass_Landscape, copyFrom: MySizeClass_Any)
        landscape.arrangedCount = 6
        landscape.pagedCount = 18
        for icon in Self.icons { flow.addSubview(makeLabel(icon)) }
        scrollView.addSubview(flow)
    }

    private func makeLabel(_ icon: Character) -> UILabel {
        let label = UILabel()
        label.text = String(icon)
        label.font = .systemFont(ofSize: 30)
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemGroupedBackground
        label.layer.cornerRadius = 12
        label.clipsToBounds = true
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose(_:))))
        return label
    }

    @objc private func choose(_ tap: UITapGestureRecognizer) {
        chosenLabel.text = (tap.view as? UILabel)?.text
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scrollView.bounds.width
        guard width > 0 else { return }
        pageControl.numberOfPages = Int((scrollView.contentSize.width / width).rounded(.up))
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // Another number of icons is on a page then; the first of this one stays in sight.
        let first = pageControl.currentPage * (view.bounds.width > view.bounds.height ? 18 : 9)
        let page = first / (size.width > size.height ? 18 : 9)
        coordinator.animate(alongsideTransition: { _ in
            self.view.layoutIfNeeded()
            self.pageControl.currentPage = page
            self.scrollView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
        })
    }
}

extension IconPagesViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
