import SeededRandom
import UIKitCore

/// A random screen that is changed in random steps and laid out between some of them.
struct RandomHistory {
    /// The views and constraints, and the random numbers.
    private(set) var tree: RandomTree
    let window: UIWindow
    /// The steps taken, for messages.
    private(set) var steps: [String] = []
    /// The scroll views that were scrolled or whose content size was set.
    private(set) var scrolled: Set<ObjectIdentifier> = []
    private(set) var contentSizes: [ObjectIdentifier: CGSize] = [:]
    private(set) var margins: [ObjectIdentifier: UIEdgeInsets]
    /// Views that were removed and may be added again.
    private var removedViews: [UIView] = []

    /// Creates the screen of a seed, before the first step.
    init(seed: UInt64, in window: UIWindow, below root: UIView) {
        self.window = window
        tree = RandomTree(seed: seed, below: root, keepsMasksSimple: true, upTo: 20)
        margins = tree.margins
    }

    /// Performs the steps, with a layout at the end.
    mutating func run() {
        if tree.numbers.chance(70) { window.layoutIfNeeded() }
        for _ in 0..<tree.numbers.number(1...12) {
            step()
            if tree.numbers.chance(50) { window.layoutIfNeeded() }
        }
        window.layoutIfNeeded()
    }

    private var attached: [UIView] { tree.views.filter { $0.window != nil } }

    private var hosts: [UIView] {
        attached.filter { !($0 is UILabel) && !($0 is IntrinsicSizeView) } + window.subviews
    }

    private mutating func step() {
        switch tree.numbers.number(0...99) {
        case 0..<8: add()
        case 8..<15: remove()
        case 15..<20: addBack()
        case 20..<25: move()
        case 25..<28: reorder()
        case 28..<36: hide()
        case 36..<48: changeContent()
        case 48..<70: changeConstraint()
        case 70..<78: changeStack()
        case 78..<82: changeAppearance()
        case 82..<88: scroll()
        case 88..<92: resize()
        case 92..<96: changeFrame()
        default: look()
        }
    }

    private mutating func note(_ words: String, _ view: UIView? = nil) {
        steps.append(view.map { "\(words) \($0.tag)" } ?? words)
    }

    // MARK: Hierarchy

    private mutating func add() {
        guard let host = tree.numbers.element(of: hosts) else { return }
        let view = tree.makeView(depth: 9)
        tree.note(view)
        tree.decorate(view)
        note("add to \(host.tag)", view)
        put(view, in: host)
    }

    private mutating func put(_ view: UIView, in host: UIView) {
        let index = tree.numbers.number(0...5)
        if let stack = host as? UIStackView, tree.numbers.chance(80) {
            stack.insertArrangedSubview(view, at: index)
        } else {
            host.insertSubview(view, at: index)
            tree.place(view, in: host)
        }
        requestPlacement(view)
        margins.merge(tree.margins) { _, new in new }
        // Subviews that may have been laid out before keep their size from here on.
        view.forEachView { if $0 !== view { $0.autoresizingMask = [] } }
    }

    private mutating func remove() {
        guard let view = tree.numbers.element(of: attached) else { return }
        note("remove", view)
        view.removeFromSuperview()
        removedViews.append(view)
        if tree.numbers.chance(30) { view.layoutIfNeeded() }
    }

    private mutating func addBack() {
        guard let view = removedViews.popLast(), view.superview == nil,
            let host = tree.numbers.element(of: hosts)
        else { return }
        note("come back to \(host.tag)", view)
        put(view, in: host)
    }

    private mutating func move() {
        guard let view = tree.numbers.element(of: attached),
            let host = tree.numbers.element(of: hosts.filter { !$0.isDescendant(of: view) })
        else { return }
        note("move to \(host.tag)", view)
        put(view, in: host)
    }

    private mutating func reorder() {
        guard let host = tree.numbers.element(of: hosts), let view = tree.numbers.element(of: host.subviews)
        else { return }
        note("reorder in \(host.tag)", view)
        switch tree.numbers.number(0...2) {
        case 0: host.bringSubviewToFront(view)
        case 1: host.sendSubviewToBack(view)
        default: host.exchangeSubview(at: 0, withSubviewAt: host.subviews.count - 1)
        }
    }

    private mutating func hide() {
        guard let view = tree.numbers.element(of: attached) else { return }
        note("hide or show", view)
        view.isHidden.toggle()
    }

    // MARK: Properties

    private mutating func changeContent() {
        guard
            let view = tree.numbers.element(of: attached.filter { $0 is UILabel || $0 is IntrinsicSizeView })
        else { return }
        note("change content of", view)
        if let own = view as? IntrinsicSizeView {
            own.own = CGSize(
                width: CGFloat(tree.numbers.number(-1...90)), height: CGFloat(tree.numbers.number(-1...60)))
        } else if let label = view as? UILabel {
            switch tree.numbers.number(0...5) {
            case 0: label.numberOfLines = tree.numbers.pick(0, 1, 2)
            case 1: label.font = .systemFont(ofSize: CGFloat(tree.numbers.number(9...40)))
            case 2: label.preferredMaxLayoutWidth = CGFloat(tree.numbers.number(0...200))
            default: label.text = tree.makeText()
            }
        }
    }

    private mutating func changeConstraint() {
        let number = tree.numbers.number(0...9)
        guard number > 1 else {
            note("add a constraint")
            return tree.constrainRandomPair()
        }
        let isToBeActive = number > 6
        guard
            let constraint = tree.numbers.element(
                of: tree.constraints.filter { $0.isActive != isToBeActive && $0.isWithin(window) })
        else { return }
        note("change \(constraint.ruleText): \(number)")
        switch number {
        case 2: constraint.isActive = false
        case 3 where constraint.priority < .required:
            constraint.priority = UILayoutPriority(
                Float(tree.numbers.number(1...999)))
        case 3...6: constraint.constant = CGFloat(tree.numbers.number(-50...200))
        default: constraint.isActive = true
        }
    }

    private mutating func changeStack() {
        guard let stack = tree.numbers.element(of: attached.compactMap { $0 as? UIStackView }) else { return }
        note("change stack", stack)
        let view = tree.numbers.element(of: stack.subviews)
        switch (tree.numbers.number(0...5), view) {
        case (0, let view?): stack.removeArrangedSubview(view)
        case (1, let view?): stack.insertArrangedSubview(view, at: tree.numbers.number(0...3))
        case (2, let view?): stack.setCustomSpacing(CGFloat(tree.numbers.number(-4...30)), after: view)
        case (3, _): stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case (4, _): stack.spacing = CGFloat(tree.numbers.number(0...20))
        default: tree.configure(stack)
        }
    }

    private mutating func changeAppearance() {
        guard let view = tree.numbers.element(of: attached) else { return }
        note("change look of", view)
        tree.decorate(view)
        margins.merge(tree.margins) { _, new in new }
    }

    private mutating func scroll() {
        guard let view = tree.numbers.element(of: attached.compactMap { $0 as? UIScrollView }) else { return }
        note("scroll", view)
        switch tree.numbers.number(0...3) {
        case 0:
            view.contentInset.top = CGFloat(tree.numbers.number(0...20))
        case 1:
            let size = CGSize(
                width: CGFloat(tree.numbers.number(0...400)), height: CGFloat(tree.numbers.number(0...900)))
            contentSizes[ObjectIdentifier(view)] = size
            view.contentSize = size
        default:
            scrolled.insert(ObjectIdentifier(view))
            view.contentOffset = CGPoint(
                x: CGFloat(tree.numbers.number(-10...50)), y: CGFloat(tree.numbers.number(-10...300)))
        }
    }

    private mutating func resize() {
        note("resize")
        window.frame.size = CGSize(
            width: CGFloat(tree.numbers.number(320...440)), height: CGFloat(tree.numbers.number(500...700)))
    }

    private mutating func changeFrame() {
        let fixed = attached.filter {
            $0.translatesAutoresizingMaskIntoConstraints && $0.autoresizingMask.isEmpty
        }
        guard let view = tree.numbers.element(of: fixed) else { return }
        note("change frame of", view)
        view.frame = CGRect(
            x: CGFloat(tree.numbers.number(-20...100)), y: CGFloat(tree.numbers.number(-20...100)),
            width: CGFloat(tree.numbers.number(0...150)), height: CGFloat(tree.numbers.number(0...150)))
        view.forEachView { if $0 !== view { $0.autoresizingMask = [] } }
        requestPlacement(view)
    }

    /// Requests layout of a `ManualLayoutView` two levels above: as in UIKit, it is not notified when a view that
    /// deep is added or moved.
    private func requestPlacement(_ view: UIView) {
        if let placing = view.superview?.superview as? ManualLayoutView { placing.setNeedsLayout() }
    }

    /// Performs queries that must not change anything.
    private mutating func look() {
        guard let view = tree.numbers.element(of: attached) else { return }
        note("ask", view)
        switch tree.numbers.number(0...3) {
        case 0: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case 1: _ = view.sizeThatFits(CGSize(width: 50, height: 50))
        case 2: view.setNeedsLayout()
        default: view.layoutIfNeeded()
        }
    }
}

extension NSLayoutConstraint {
    /// Whether all items of the constraint are in a window.
    fileprivate func isWithin(_ window: UIWindow) -> Bool {
        func isWithin(_ item: AnyObject?) -> Bool {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return view?.window === window
        }
        return isWithin(firstItem) && (secondAttribute == .notAnAttribute || isWithin(secondItem))
    }
}
