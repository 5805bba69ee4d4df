import UIKit

/// A copy of another tree in its current state: the same views in the same order, with the same properties
/// and constraints, but never laid out.
struct TreeCopy {
    let window: UIWindow
    private let history: RandomHistory
    private var twins: [ObjectIdentifier: UIView] = [:]

    init(of history: RandomHistory) {
        self.history = history
        window = UIWindow(frame: history.window.frame)
        guard let root = history.window.rootViewController?.view else { return }
        let controller = UIViewController()
        window.rootViewController = controller
        twins[ObjectIdentifier(history.window)] = window
        twins[ObjectIdentifier(root)] = controller.view
        for view in root.subviews { controller.view.addSubview(copy(view)) }
        copyConstraints()
    }

    /// Lays out the copy and scrolls it like the original: a content offset set by code is kept until a
    /// length changes, and in a first layout all of them do.
    func layOut() {
        window.layoutIfNeeded()
        history.window.forEachView { view in
            guard let scroll = view as? UIScrollView, history.scrolled.contains(ObjectIdentifier(view)) else {
                return
            }
            (twin(of: view) as? UIScrollView)?.contentOffset = scroll.contentOffset
        }
        window.layoutIfNeeded()
    }

    /// Returns the copy of a view.
    func twin(of view: UIView) -> UIView? { twins[ObjectIdentifier(view)] }

    private mutating func copy(_ view: UIView) -> UIView {
        let twin = make(view), id = ObjectIdentifier(view)
        twins[id] = twin
        twin.tag = view.tag
        twin.isHidden = view.isHidden
        twin.semanticContentAttribute = view.semanticContentAttribute
        twin.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        if let margins = history.margins[id] { twin.layoutMargins = margins }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            twin.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        if view.translatesAutoresizingMaskIntoConstraints { twin.frame = view.frame }
        twin.autoresizingMask = view.autoresizingMask
        for subview in view.subviews { twin.addSubview(copy(subview)) }
        if let view = view as? UIStackView, let twin = twin as? UIStackView { arrange(twin, as: view) }
        return twin
    }

    private func make(_ view: UIView) -> UIView {
        switch view {
        case let view as UILabel:
            let label = UILabel()
            label.text = view.text
            label.font = view.font
            label.numberOfLines = view.numberOfLines
            label.preferredMaxLayoutWidth = view.preferredMaxLayoutWidth
            return label
        case let view as OwnSizeView: return OwnSizeView(view.own.width, view.own.height)
        case is UIStackView: return UIStackView()
        case is PlacingView: return PlacingView()
        case let view as UIScrollView:
            let scroll = UIScrollView(), id = ObjectIdentifier(view)
            scroll.contentInset = view.contentInset
            if let size = history.contentSizes[id] { scroll.contentSize = size }
            if history.scrolled.contains(id) { scroll.contentOffset = view.contentOffset }
            return scroll
        default: return UIView()
        }
    }

    private func arrange(_ twin: UIStackView, as stack: UIStackView) {
        twin.axis = stack.axis
        twin.distribution = stack.distribution
        twin.alignment = stack.alignment
        twin.spacing = stack.spacing
        twin.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        twin.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
        for view in stack.arrangedSubviews {
            guard let inner = self.twin(of: view) else { continue }
            twin.addArrangedSubview(inner)
            // Adding an arranged subview clears it; it may have been set again since.
            inner.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
            inner.autoresizingMask = view.autoresizingMask
            twin.setCustomSpacing(stack.customSpacing(after: view), after: inner)
        }
    }

    private mutating func copyConstraints() {
        var guides: [ObjectIdentifier: UILayoutGuide] = [:]
        history.window.forEachView { view in
            for guide in view.layoutGuides {
                let made = UILayoutGuide()
                twin(of: view)?.addLayoutGuide(made)
                guides[ObjectIdentifier(guide)] = made
            }
        }
        func item(_ item: AnyObject?) -> AnyObject? {
            if let view = item as? UIView { return twin(of: view) }
            guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let twin = twin(of: owner)
            else { return nil }
            return guides[ObjectIdentifier(guide)] ?? twin.guide(guide.kind)
        }
        history.window.forEachView { view in
            for constraint in view.constraints {
                guard let first = item(constraint.firstItem) else { continue }
                let made = NSLayoutConstraint(
                    item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                    toItem: item(constraint.secondItem), attribute: constraint.secondAttribute,
                    multiplier: constraint.multiplier, constant: constraint.constant)
                made.priority = constraint.priority
                made.isActive = true
            }
        }
    }
}

extension UIView {
    /// Returns a guide that every view has.
    fileprivate func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide? {
        switch kind {
        case .custom: nil
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readable: readableContentGuide
        case .scrollContent: (self as? UIScrollView)?.contentLayoutGuide
        case .scrollFrame: (self as? UIScrollView)?.frameLayoutGuide
        case .keyboard: keyboardLayoutGuide
        }
    }
}
