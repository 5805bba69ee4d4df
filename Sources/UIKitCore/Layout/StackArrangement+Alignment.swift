import Layout

extension StackArrangement {
    /// Places the views across the axis.
    mutating func align() {
        guard let first = visible.first else {
            add(canvas, across.length, .equal, constant: 0, priority: 49, name: "UISV-canvas-fit")
            return alignHidden(to: nil)
        }
        if alignment == .fill {
            alignFilling(first)
        } else if visible.count == 1 {
            alignSingleView(first)
        } else {
            alignToSpanner(first)
        }
    }

    /// The attribute by which views are aligned with one another, unless they fill.
    private var edge: NSLayoutConstraint.Attribute {
        switch alignment {
        case .trailing: across.end
        case .center: across.center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .leading, .fill: across.start
        }
    }

    private var isBaseline: Bool {
        alignment == .firstBaseline || alignment == .lastBaseline
    }

    private mutating func alignFilling(_ first: UIView) {
        for view in visible.dropFirst() { alignBothEdges(of: view, to: first) }
        add(canvas, across.start, .equal, first, across.start, name: "UISV-canvas-connection")
        // The others give way before the first, which is as broad as the stack view.
        add(
            canvas, across.end, .equal, first, across.end, name: "UISV-canvas-connection",
            origin: visible.count > 1 ? .container : .arrangement)
        alignHidden(to: first)
    }

    private mutating func alignSingleView(_ view: UIView) {
        let name = "UISV-canvas-connection"
        let pinsStart = alignment == .leading, pinsEnd = alignment == .trailing
        add(canvas, across.start, pinsStart ? .equal : .lessThanOrEqual, view, across.start, name: name)
        add(canvas, across.end, pinsEnd ? .equal : .greaterThanOrEqual, view, across.end, name: name)
        if alignment == .center {
            add(canvas, across.center, .equal, view, across.center, name: name)
        }
        add(canvas, across.length, .equal, constant: 0, priority: 49, name: "UISV-canvas-fit")
        add(
            view, across.length, .equal, constant: 0, priority: 25, name: "UISV-ambiguity-suppression")
        if isBaseline { pullUp(view) }
        alignHidden(to: view)
    }

    /// Baselines tie views to each other but not to a canvas that is higher than they are.
    /// Chosen: they are at the top, which UIKit's constraints leave open.
    private mutating func pullUp(_ view: UIView) {
        add(
            canvas, across.start, .equal, view, across.start, priority: 1,
            name: "UISV-ambiguity-suppression")
    }

    /// A guide spans all views; the canvas holds the guide where the alignment leaves an edge open.
    private mutating func alignToSpanner(_ first: UIView) {
        let spanner = guide("UISV-spanning"), connection = "UISV-canvas-connection"
        for view in visible { span(view, spanner) }
        add(spanner, across.length, .equal, constant: 0, priority: 51, name: "UISV-spanning-fit")
        for view in visible.dropFirst() { align(edge, of: view, to: first) }
        let start: any ReferenceTarget = alignment == .leading ? first : spanner
        let end: any ReferenceTarget = alignment == .trailing ? first : spanner
        add(canvas, across.start, .equal, start, across.start, name: connection)
        if alignment == .lastBaseline {
            add(canvas, across.end, .greaterThanOrEqual, first, across.end, name: connection)
        } else {
            add(canvas, across.end, .equal, end, across.end, name: connection)
        }
        if alignment == .center {
            add(canvas, across.center, .equal, first, across.center, name: connection)
        }
        if isBaseline {
            add(canvas, across.length, .equal, constant: 0, priority: 49, name: "UISV-canvas-fit")
            pullUp(first)
        }
        alignHidden(to: first)
    }

    private mutating func span(_ view: UIView, _ spanner: UILayoutGuide) {
        let name = "UISV-spanning-boundary"
        let startPriority: Float = alignment == .leading ? 999.5 : 1000
        let endPriority: Float = alignment == .trailing ? 999.5 : 1000
        add(
            spanner, across.start, alignment == .leading ? .equal : .lessThanOrEqual, view,
            across.start, priority: startPriority, name: name)
        add(
            spanner, across.end, alignment == .trailing ? .equal : .greaterThanOrEqual, view,
            across.end, priority: endPriority, name: name)
        add(
            view, across.length, .equal, constant: 0, priority: 25, name: "UISV-ambiguity-suppression")
    }

    private mutating func align(
        _ edge: NSLayoutConstraint.Attribute, of view: UIView, to first: UIView,
        origin: LayoutConstraint.Origin = .container
    ) {
        add(first, edge, .equal, view, edge, name: "UISV-alignment", origin: origin)
    }

    private mutating func alignBothEdges(of view: UIView, to first: UIView) {
        align(across.start, of: view, to: first)
        align(across.end, of: view, to: first, origin: .arrangement)
    }

    /// Hidden views are aligned as the others are, so that in a filling stack they keep their part in its
    /// breadth; but nothing spans them, and without a visible view only one is constrained to the stack.
    ///
    /// Measured: in saved files a hidden text field is higher than its centered row, whose height is fixed; hidden
    /// views of filling rows are as high as the row; a row of nothing else has no height, but they have.
    private mutating func alignHidden(to first: UIView?) {
        let hidden = views.filter(\.isHidden)
        guard let leader = first ?? hidden.first else { return }
        if first == nil { add(canvas, across.start, .equal, leader, across.start, name: "UISV-alignment") }
        for view in hidden where view !== leader {
            if alignment == .fill {
                alignBothEdges(of: view, to: leader)
            } else {
                align(edge, of: view, to: leader)
            }
        }
    }

    /// Multi-line texts side by side would each take the full width; UIKit gives each an equal share
    /// for every view, a little above the default compression resistance.
    ///
    /// Measured: rows that fill, of buttons with a configuration, in storyboards that Xcode saved; the buttons of all
    /// eleven, of six repositories, are of one width. Those of a row with another button beside are not.
    mutating func equalizeTextWidths() {
        guard stack.axis == .horizontal, visible.count > 1,
            visible.contains(where: \.isLabelOfLines) || visible.allSatisfy(\.isButtonOfLines)
        else { return }
        let count = CGFloat(visible.count)
        for view in visible {
            add(
                view, along.length, .equal, canvas, along.length, multiplier: 1 / count,
                constant: -stack.commonSpacing * (count - 1) / count, priority: 760,
                name: "UISV-text-width-disambiguation")
        }
    }
}

extension UIView {
    /// Whether the view is a label that may have several lines.
    fileprivate var isLabelOfLines: Bool { (self as? UILabel)?.numberOfLines ?? 1 != 1 }

    /// Whether the view is a button with a configuration whose title may have several lines.
    fileprivate var isButtonOfLines: Bool {
        guard let button = self as? UIButton, let configuration = button.configuration else { return false }
        return ConfiguredButton(button: button, configuration: configuration).titleBreaksLines
    }
}
