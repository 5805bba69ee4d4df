import UIKit

/// Pages in both directions: rows of pages that are turned sideways, stacked and turned up and down, each kept when
/// the device turns.
final class PagesViewController: UIViewController, UIScrollViewDelegate {
    private let rows = UIScrollView()
    private var columns: [UIScrollView] = []
    /// The page of the outer view, and of each inner one.
    private var row = 0
    private var column = [0, 0, 0]
    private var isTurning = false

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.accessibilityIdentifier = "rows"
        rows.isPagingEnabled = true
        rows.contentInsetAdjustmentBehavior = .never
        rows.delegate = self
        view.addSubview(rows)
        for number in 0..<3 {
            let inner = UIScrollView()
            inner.accessibilityIdentifier = "row\(number + 1)"
            inner.isPagingEnabled = true
            inner.contentInsetAdjustmentBehavior = .never
            inner.delegate = self
            rows.addSubview(inner)
            columns.append(inner)
            for page in 0..<3 { inner.addSubview(makePage(row: number, page: page)) }
        }
    }

    private func makePage(row: Int, page: Int) -> UIView {
        let label = UILabel()
        label.text = "\(row + 1).\(page + 1)"
        label.font = .systemFont(ofSize: 64, weight: .bold)
        label.textAlignment = .center
        label.textColor = .white
        let hue = CGFloat(row * 3 + page) / 9
        label.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
        return label
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        rows.frame = view.bounds
        rows.contentSize = CGSize(width: size.width, height: size.height * 3)
        for (number, inner) in columns.enumerated() {
            inner.frame = CGRect(
                x: 0, y: CGFloat(number) * size.height, width: size.width, height: size.height)
            inner.contentSize = CGSize(width: size.width * 3, height: size.height)
            for (page, view) in inner.subviews.enumerated() {
                view.frame = CGRect(
                    x: CGFloat(page) * size.width, y: 0, width: size.width, height: size.height)
            }
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        isTurning = true
        coordinator.animate { _ in
            self.rows.contentOffset = CGPoint(x: 0, y: CGFloat(self.row) * size.height)
            for (inner, page) in zip(self.columns, self.column) {
                inner.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
            }
        } completion: { _ in
            self.isTurning = false
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let size = scrollView.bounds.size
        guard !isTurning, size.width > 0, size.height > 0 else { return }
        if scrollView === rows {
            row = Int((scrollView.contentOffset.y / size.height).rounded())
        } else if let number = columns.firstIndex(where: { $0 === scrollView }) {
            column[number] = Int((scrollView.contentOffset.x / size.width).rounded())
        }
    }
}
