import Layout

// The views above the first section and below the last.
extension UITableView {
    func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        guard !view.translatesAutoresizingMaskIntoConstraints else { return view.bounds.height }
        return view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Lays out a header or footer; the table adds the constraints of one whose size is determined by
    /// constraints.
    func place(_ view: UIView?, y: CGFloat, height: CGFloat) {
        guard let view else { return }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return pin(view, to: frame)
        }
        view.frame = frame
    }

    private func pin(_ view: UIView, to frame: CGRect) {
        let identifier = "UITableView-Encapsulated-Layout"
        let own = constraints.filter { $0.identifier == identifier && $0.firstItem === view }
        guard own.isEmpty else {
            for (constraint, value) in zip(own, [frame.minY, frame.width, frame.height]) {
                constraint.constant = value
            }
            return
        }
        let made = [
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: contentLayoutGuide, attribute: .top,
                multiplier: 1, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
            view.leftAnchor.constraint(equalTo: contentLayoutGuide.leftAnchor),
        ]
        for constraint in made {
            constraint.identifier = identifier
            constraint.origin = .system
            constraint.install(in: self)
        }
    }
}
