import UIKit

/// Pages by Auto Layout: a chain from the first edge of the content to the last, each page as wide and high as the frame of
/// the scroll view.
class ConstraintPagesViewController: PagesViewController {
    override var note: String { "Auto Layout" }

    override func placePages(along axis: NSLayoutConstraint.Axis) {
        for page in pages {
            page.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(page)
        }
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        var constraints: [NSLayoutConstraint] = []
        for page in pages {
            constraints.append(page.widthAnchor.constraint(equalTo: frame.widthAnchor))
            constraints.append(page.heightAnchor.constraint(equalTo: frame.heightAnchor))
        }
        switch axis {
        case .vertical:
            var end = content.topAnchor
            for page in pages {
                constraints.append(page.topAnchor.constraint(equalTo: end))
                constraints.append(page.leadingAnchor.constraint(equalTo: content.leadingAnchor))
                constraints.append(page.trailingAnchor.constraint(equalTo: content.trailingAnchor))
                end = page.bottomAnchor
            }
            constraints.append(end.constraint(equalTo: content.bottomAnchor))
        default:
            var end = content.leadingAnchor
            for page in pages {
                constraints.append(page.leadingAnchor.constraint(equalTo: end))
                constraints.append(page.topAnchor.constraint(equalTo: content.topAnchor))
                constraints.append(page.bottomAnchor.constraint(equalTo: content.bottomAnchor))
                end = page.trailingAnchor
            }
            constraints.append(end.constraint(equalTo: content.trailingAnchor))
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// The offset stays as it was when the device turns, between two pages of the new size.
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.view.layoutIfNeeded()
            self.scrollView.contentOffset = self.offset(ofPage: self.currentPage, in: size)
        })
    }
}
