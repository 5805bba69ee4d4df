import SeededRandom
import UIKitCore

/// A random screen: nested views, labels, stacks and scroll views with random constraints.
struct RandomTree {
    /// The random numbers of the seed.
    var numbers: SeededNumbers
    /// All views but the root, in the order of creation.
    private(set) var views: [UIView] = []
    /// The activated constraints, including those that were rejected.
    private(set) var constraints: [NSLayoutConstraint] = []
    private let viewLimit: Int
    /// The layout margins that were set on views.
    private(set) var margins: [ObjectIdentifier: UIEdgeInsets] = [:]
    /// Whether views with flexible autoresizing masks are only added to superviews whose sizes do not depend
    /// on constraints. There, their initial size does not matter.
    private let keepsMasksSimple: Bool

    /// Creates the tree of a seed below a root view.
    init(seed: UInt64, below root: UIView, keepsMasksSimple: Bool = false, upTo limit: Int = 40) {
        numbers = SeededNumbers(seed: seed)
        self.keepsMasksSimple = keepsMasksSimple
        viewLimit = numbers.number(1...limit)
        addChildren(to: root, depth: 0)
        for _ in 0..<numbers.number(0...(viewLimit / 3)) { constrainRandomPair() }
        changeSomething()
    }

    // MARK: Views

    private mutating func addChildren(to parent: UIView, depth: Int) {
        for _ in 0..<numbers.number(1...5) where views.count < viewLimit {
            let view = makeView(depth: depth)
            note(view)
            decorate(view)
            if let stack = parent as? UIStackView, numbers.chance(90) {
                stack.addArrangedSubview(view)
                if numbers.chance(20) {
                    stack.setCustomSpacing(CGFloat(numbers.number(-4...30)), after: view)
                }
            } else {
                parent.addSubview(view)
                place(view, in: parent)
            }
            let isLeaf = view is UILabel || view is IntrinsicSizeView
            if !isLeaf, depth < 6, numbers.chance(75) { addChildren(to: view, depth: depth + 1) }
        }
    }

    mutating func makeView(depth: Int) -> UIView {
        switch numbers.number(0...99) {
        case 0..<25: return makeLabel()
        case 25..<40:
            return IntrinsicSizeView(
                CGFloat(numbers.number(-1...90)), CGFloat(numbers.number(-1...60)))
        case 40..<65: return makeStack()
        case 65..<73: return UIScrollView()
        default: return keepsMasksSimple && numbers.chance(20) ? ManualLayoutView() : UIView()
        }
    }

    /// Adds a view to the list of views and sets its tag.
    mutating func note(_ view: UIView) {
        view.tag = views.count
        views.append(view)
    }

    private mutating func makeLabel() -> UIView {
        let label = UILabel()
        label.numberOfLines = numbers.pick(0, 1, 2, 0)
        label.font = .systemFont(ofSize: CGFloat(numbers.number(9...40)))
        label.text = makeText()
        if numbers.chance(10) { label.preferredMaxLayoutWidth = CGFloat(numbers.number(1...200)) }
        return label
    }

    /// Returns up to 14 words.
    mutating func makeText() -> String {
        let vocabulary = ["a", "word", "another", "of", "considerable", "length", "and\nlines", "שלום", "文字"]
        let count = numbers.number(0...14)
        return (0..<count).compactMap { _ in numbers.element(of: vocabulary) }.joined(separator: " ")
    }

    private mutating func makeStack() -> UIView {
        let stack = UIStackView()
        configure(stack)
        return stack
    }

    /// Sets random properties of a stack.
    mutating func configure(_ stack: UIStackView) {
        stack.axis = numbers.pick(.horizontal, .vertical)
        stack.distribution = numbers.pick(
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)
        stack.alignment = numbers.pick(.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline)
        stack.spacing = CGFloat(numbers.pick(0, 8, 3, -2))
        stack.isLayoutMarginsRelativeArrangement = numbers.chance(20)
        stack.isBaselineRelativeArrangement = numbers.chance(10)
    }

    /// Sets random properties that any view has.
    mutating func decorate(_ view: UIView) {
        view.isHidden = numbers.chance(8)
        if numbers.chance(10) {
            view.semanticContentAttribute = numbers.pick(.forceRightToLeft, .forceLeftToRight)
        }
        if numbers.chance(10) {
            let margins = UIEdgeInsets(
                top: CGFloat(numbers.number(0...20)), left: CGFloat(numbers.number(0...20)),
                bottom: CGFloat(numbers.number(0...20)), right: CGFloat(numbers.number(0...20)))
            view.layoutMargins = margins
            self.margins[ObjectIdentifier(view)] = margins
        }
        view.preservesSuperviewLayoutMargins = numbers.chance(10)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where numbers.chance(30) {
            view.setContentHuggingPriority(priority(), for: axis)
            view.setContentCompressionResistancePriority(priority(), for: axis)
        }
    }

    // MARK: Position

    /// Gives a view a frame, or constraints for both axes.
    mutating func place(_ view: UIView, in parent: UIView) {
        guard numbers.chance(85) else {
            view.frame = CGRect(
                x: CGFloat(numbers.number(-20...100)), y: CGFloat(numbers.number(-20...100)),
                width: CGFloat(numbers.number(0...150)), height: CGFloat(numbers.number(0...150)))
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(numbers.number(0...63)))
            if keepsMasksSimple { keepMaskSimple(view) }
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        pin(view, in: parent, [.leading, .centerX, .trailing, .leadingMargin], length: .width)
        pin(view, in: parent, [.top, .centerY, .bottom, .topMargin], length: .height)
    }

    private func keepMaskSimple(_ view: UIView) {
        var current = view.superview
        while let parent = current, parent.translatesAutoresizingMaskIntoConstraints,
            !(parent is ManualLayoutView)
        {
            current = parent.superview
        }
        guard current == nil else { return view.autoresizingMask = [] }
        // Only one side is flexible, and never shrinks to zero: edges stay on whole points.
        view.autoresizingMask.formIntersection([.flexibleLeftMargin, .flexibleTopMargin])
    }

    private mutating func pin(
        _ view: UIView, in parent: UIView, _ edges: [NSLayoutConstraint.Attribute],
        length: NSLayoutConstraint.Attribute
    ) {
        let sibling = numbers.chance(30) ? numbers.element(of: parent.subviews.filter { $0 !== view }) : nil
        for edge in edges where numbers.chance(45) {
            relate(view, edge, sibling ?? parent, edge, offset: numbers.number(-10...60))
        }
        if numbers.chance(40) { relate(view, length, nil, .notAnAttribute, offset: numbers.number(0...220)) }
    }

    /// Constrains two views anywhere in the tree, whether or not it makes sense.
    mutating func constrainRandomPair() {
        guard let first = numbers.element(of: views), let second = numbers.element(of: views) else { return }
        let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
        let reading: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .trailingMargin]
        let vertical: [NSLayoutConstraint.Attribute] = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .bottomMargin,
        ]
        let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
        let family = numbers.pick(horizontal, reading, vertical, lengths)
        guard let one = numbers.element(of: family), let other = numbers.element(of: family) else { return }
        var end: AnyObject = second
        // Guides have neither baselines nor margins.
        if keepsMasksSimple, numbers.chance(30), !other.isOfMargins, other != .firstBaseline,
            other != .lastBaseline, let guide = guide(of: second)
        {
            end = guide
        }
        relate(first, one, end, other, offset: numbers.number(-50...100))
    }

    /// Returns one of the guides of a view, or adds a new one.
    private mutating func guide(of view: UIView) -> UILayoutGuide? {
        switch numbers.number(0...5) {
        case 0: return view.safeAreaLayoutGuide
        case 1: return view.layoutMarginsGuide
        case 2: return view.readableContentGuide
        case 3: return (view as? UIScrollView)?.contentLayoutGuide ?? view.keyboardLayoutGuide
        case 4: return (view as? UIScrollView)?.frameLayoutGuide ?? view.layoutGuides.first
        default:
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            return guide
        }
    }

    private mutating func relate(
        _ first: UIView, _ one: NSLayoutConstraint.Attribute, _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute, offset: Int
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: one,
            relatedBy: numbers.pick(.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
            toItem: second, attribute: other,
            multiplier: numbers.chance(85) ? 1 : numbers.pick(0.5, 2, 1.0 / 3),
            constant: CGFloat(offset))
        if numbers.chance(50) { constraint.priority = priority() }
        constraint.isActive = true
        constraints.append(constraint)
    }

    mutating func priority() -> UILayoutPriority {
        UILayoutPriority(
            Float(numbers.pick(1000, 999, 750, 500, 251, 250, 50, numbers.number(1...1000))))
    }

    /// Makes changes that a program might make before the first layout: removes views and arranged subviews.
    private mutating func changeSomething() {
        if numbers.chance(15) { numbers.element(of: views)?.removeFromSuperview() }
        if numbers.chance(15), let stack = numbers.element(of: views.compactMap({ $0 as? UIStackView })),
            let view = stack.arrangedSubviews.first
        {
            stack.removeArrangedSubview(view)
        }
    }
}

/// A view with an intrinsic content size; −1 for none along an axis.
final class IntrinsicSizeView: UIView {
    var own: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        own = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { own }
}

/// A view that sets the frames of its subviews, except where constraints do.
final class ManualLayoutView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() where view.translatesAutoresizingMaskIntoConstraints {
            view.frame = CGRect(x: CGFloat(index) * 20, y: 0, width: bounds.width / 2, height: bounds.height)
            for inner in view.subviews where inner.translatesAutoresizingMaskIntoConstraints {
                inner.frame = CGRect(x: 1, y: 2, width: bounds.width / 3, height: 4)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is an edge of the margins.
    var isOfMargins: Bool { rawValue > NSLayoutConstraint.Attribute.firstBaseline.rawValue }
}
