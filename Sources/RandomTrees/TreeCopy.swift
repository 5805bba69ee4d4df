import UIKitCore

/// A copy of another tree in its current state: the same views in the same order, with the same properties
/// and constraints, but never laid out.
struct TreeCopy {
    let window: UIWindow
    private let history: RandomHistory
    private var counterparts: [ObjectIdentifier: UIView] = [:]

    init(of history: RandomHistory) {
        self.history = history
        window = UIWindow(frame: history.window.frame)
        guard let root = history.window.rootViewController?.view else { return }
        let controller = UIViewController()
        window.rootViewController = controller
        counterparts[ObjectIdentifier(history.window)] = window
        counterparts[ObjectIdentifier(root)] = controller.view
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
            (counterpart(of: view) as? UIScrollView)?.contentOffset = scroll.contentOffset
        }
        window.layoutIfNeeded()
    }

    /// Returns the copy of a view.
    func counterpart(of view: UIView) -> UIView? { counterparts[ObjectIdentifier(view)] }

    private mutating func copy(_ view: UIView) -> UIView {
        let counterpart = make(view), id = ObjectIdentifier(view)
        counterparts[id] = counterpart
        counterpart.tag = view.tag
        counterpart.isHidden = view.isHidden
        counterpart.semanticContentAttribute = view.semanticContentAttribute
        counterpart.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        if let margins = history.margins[id] { counterpart.layoutMargins = margins }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            counterpart.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            counterpart.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        counterpart.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        if view.translatesAutoresizingMaskIntoConstraints { counterpart.frame = view.frame }
        counterpart.autoresizingMask = view.autoresizingMask
        for subview in view.subviews { counterpart.addSubview(copy(subview)) }
        if let view = view as? UIStackView, let counterpart = counterpart as? UIStackView {
            arrange(counterpart, as: view)
        }
        return counterpart
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
        case let view as IntrinsicSizeView: return IntrinsicSizeView(view.own.width, view.own.height)
        case is UIStackView: return UIStackView()
        case is ManualLayoutView: return ManualLayoutView()
        case let view as UIScrollView:
            let scroll = UIScrollView(), id = ObjectIdentifier(view)
            scroll.contentInset = view.contentInset
            if let size = history.contentSizes[id] { scroll.contentSize = size }
            if history.scrolled.contains(id) { scroll.contentOffset = view.contentOffset }
            return scroll
        default: return UIView()
        }
    }

    private func arrange(_ counterpart: UIStackView, as stack: UIStackView) {
        counterpart.axis = stack.axis
        counterpart.distribution = stack.distribution
        counterpart.alignment = stack.alignment
        counterpart.spacing = stack.spacing
        counterpart.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        counterpart.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
        for view in stack.arrangedSubviews {
            guard let inner = self.counterpart(of: view) else { continue }
            counterpart.addArrangedSubview(inner)
            // Adding an arranged subview clears it; it may have been set again since.
            inner.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
            inner.autoresizingMask = view.autoresizingMask
            counterpart.setCustomSpacing(stack.customSpacing(after: view), after: inner)
        }
    }

    private mutating func copyConstraints() {
        var guides: [ObjectIdentifier: UILayoutGuide] = [:]
        history.window.forEachView { view in
            for guide in view.layoutGuides {
                let made = UILayoutGuide()
                counterpart(of: view)?.addLayoutGuide(made)
                guides[ObjectIdentifier(guide)] = made
            }
        }
        func item(_ item: AnyObject?) -> AnyObject? {
            if let view = item as? UIView { return counterpart(of: view) }
            guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
                let counterpart = counterpart(of: owner)
            else { return nil }
            return guides[ObjectIdentifier(guide)] ?? counterpart.guide(guide.kind)
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
