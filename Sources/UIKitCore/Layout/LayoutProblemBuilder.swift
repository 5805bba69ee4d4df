import Constraints
import Geometry
import Layout

/// Turns a tree of views into a layout problem, and its solution back into frames.
struct LayoutProblemBuilder {
    /// A target size for the root; the position of the root is then open.
    struct FittingTarget {
        var size: CGSize
        var horizontal: Float
        var vertical: Float
    }

    private(set) var problem: LayoutProblem
    /// The view or guide of each item.
    private(set) var sources: [AnyObject] = []
    /// The names of views in reports; nil if no report was requested.
    private(set) var names: [ObjectIdentifier: String] = [:]

    init(scale: CGFloat) { problem = LayoutProblem(displayScale: scale) }

    /// Collects the tree below `root`, in drawing order.
    mutating func collect(_ root: UIView, fitting target: FittingTarget? = nil) {
        var views: [UIView] = []
        root.forEachView {
            $0.wakeChangedParts()
            views.append($0)
        }
        for view in views { add(view, isRoot: view === root, isFitting: target != nil) }
        for view in views { for guide in view.layoutState.guides { add(guide, owner: view) } }
        for view in views {
            let container = view.containerLayout()
            for guide in container.guides { add(guide, owner: view, isGenerated: true) }
            rank(container.growing)
            for constraint in container.constraints { add(constraint) }
            for constraint in view.layoutState.constraints { add(constraint) }
        }
        if let target { add(target) }
    }

    /// Names the views as finished trees name them; to be called before they are collected.
    mutating func assignNames(of root: UIView) {
        let known = ViewNames(below: root)
        for (view, name) in zip(known.views, known.names) { names[ObjectIdentifier(view)] = name }
    }

    /// Requests an explanation of the frame of a view with a name.
    mutating func explain(_ name: String) {
        guard let index = problem.items.firstIndex(where: { $0.name == name }) else { return }
        problem.explainedItems = [index]
    }

    /// Requests a list of the constraints that are not satisfied.
    mutating func findUnmetConstraints() { problem.findsUnmetConstraints = true }

    func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? view.displayName }

    /// Solves what was collected.
    func solve() -> LayoutResult {
        solveLayout(problem) { index, proposal in
            guard let view = sources[index] as? UIView else { return Layout.Measurement() }
            return view.measurement(for: proposal)
        }
    }

    /// Whether laying out changed the input of the solution: how far a scroll view has scrolled, and
    /// whether it passes its safe area on, depend on the size of its content; an overridden safe area may depend
    /// on the one it replaces.
    var isOutdated: Bool {
        zip(problem.items, sources).contains { item, source in
            guard let view = source as? UIView else { return false }
            if view.overriddenSafeArea != item.insetRule.overriddenSafeArea { return true }
            guard item.isScrollView else { return false }
            return view.boundsOrigin.point != item.boundsOrigin
                || view.axesPassingSafeArea != item.insetRule.axesPassingSafeArea
        }
    }

    /// Limits the offsets of the scroll views to their content, which all sizes are known for now.
    ///
    /// Views with rows or items do so themselves, once their sizes are known.
    ///
    /// - Returns: Whether an offset has changed.
    func limitOffsets() -> Bool {
        var hasMoved = false
        for (item, source) in zip(problem.items, sources) where item.isScrollView {
            guard let view = source as? UIScrollView, !view.laysOutWhileScrolling else { continue }
            let offset = view.boundsOrigin
            view.limitOffset()
            if view.boundsOrigin != offset { hasMoved = true }
        }
        return hasMoved
    }

    // MARK: Items

    private mutating func add(_ view: UIView, isRoot: Bool, isFitting: Bool) {
        var item = LayoutItem(
            name: name(of: view), parent: isRoot ? nil : view.superview?.layoutState.problemIndex,
            placement: placement(of: view, isRoot: isRoot, isFitting: isFitting))
        if !isFitting { item.savedFrame = view.layoutState.savedFrame?.rect }
        item.isScrollView = view is UIScrollView
        item.hasIntrinsicSize = item.placement == .constraints
        item.hugging = view.layoutState.hugging
        item.compressionResistance = view.layoutState.compressionResistance
        item.alignmentInsets = view.alignmentRectInsets.insets
        item.boundsOrigin = view.boundsOrigin.point
        item.isRightToLeft = view.isRightToLeft
        item.insetRule = view.insetRule
        if isRoot { item.insetRule.safeArea = view.rootSafeArea.insets }
        if let cell = view.superview as? UITableViewCell, cell.contentView === view {
            item.frameReason = cell.contentFrameReason
        }
        view.layoutState.problemIndex = append(item, view)
    }

    private func placement(of view: UIView, isRoot: Bool, isFitting: Bool) -> LayoutItem.Placement {
        if isRoot {
            return isFitting || view.leavesSizeToConstraints ? .constraints : .fixed(view.storedFrame.rect)
        }
        guard view.translatesAutoresizingMaskIntoConstraints else { return .constraints }
        guard let superview = view.superview, superview.autoresizesSubviews else {
            view.layoutState.autoresizingBase = nil
            return .fixed(view.storedFrame.rect)
        }
        let base =
            view.layoutState.autoresizingBase
            ?? AutoresizingBase(frame: view.storedFrame, parentSize: superview.storedFrame.size)
        view.layoutState.autoresizingBase = base
        return .autoresizing(
            frame: base.frame.rect, mask: view.layoutMask, parentSize: base.parentSize.pipelineSize)
    }

    private mutating func add(_ guide: UILayoutGuide, owner: UIView, isGenerated: Bool = false) {
        let name = guide.identifier.isEmpty ? "\(name(of: owner)).guide" : guide.identifier
        var item = LayoutItem(
            name: name, parent: owner.layoutState.problemIndex, placement: .constraints)
        item.isRightToLeft = owner.isRightToLeft
        item.isGenerated = isGenerated
        guide.problemIndex = append(item, guide)
    }

    /// The row of a system guide, added when a constraint first refers to it.
    private mutating func index(of kind: UILayoutGuide.Kind, owner: UIView) -> Int? {
        let guide = owner.systemGuide(kind)
        if isCollected(guide, guide.problemIndex) { return guide.problemIndex }
        guard let rule = guide.rule(for: owner.traitCollection) else { return nil }
        var item = LayoutItem(
            name: "\(name(of: owner)).\(kind.rawValue)", parent: owner.layoutState.problemIndex,
            placement: .guide(rule))
        item.isRightToLeft = owner.isRightToLeft
        guide.problemIndex = append(item, guide)
        return guide.problemIndex
    }

    /// Reverses the ranks of the views' lengths among themselves, so that the first grows first.
    private mutating func rank(_ growing: [UIView]) {
        let rows = growing.filter { isCollected($0, $0.layoutState.problemIndex) }.map(
            \.layoutState.problemIndex)
        for (row, rank) in zip(rows, rows.sorted(by: >)) { problem.items[row].lengthRank = rank }
    }

    private mutating func append(_ item: LayoutItem, _ source: AnyObject) -> Int {
        problem.items.append(item)
        sources.append(source)
        return sources.count - 1
    }

    private func isCollected(_ source: AnyObject, _ index: Int) -> Bool {
        sources.indices.contains(index) && sources[index] === source
    }

    // MARK: Constraints

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard !constraint.hasLostItem,
            let first = operand(
                constraint.firstItem, constraint.firstAttribute, constraint.firstDistance)
        else { return }
        let second = operand(
            constraint.secondItem, constraint.secondAttribute, constraint.secondDistance)
        guard second != nil || constraint.secondItem == nil else { return }
        problem.constraints.append(
            LayoutConstraint(
                first: first, relation: constraint.relation.relation, second: second,
                multiplier: constraint.multiplier, constant: constraint.constant,
                priority: constraint.priority.rawValue, identifier: constraint.identifier,
                origin: constraint.origin))
    }

    private mutating func operand(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ distance: AnchorDistance?
    ) -> LayoutConstraint.Operand? {
        guard let distance else { return operand(item, attribute) }
        guard let start = operand(distance.start, distance.startAttribute),
            var end = operand(item, distance.endAttribute)
        else { return nil }
        end.start = LayoutConstraint.Operand.Start(item: start.item, attribute: start.attribute)
        return end
    }

    private mutating func operand(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutConstraint.Operand? {
        guard let item = attribute.baselineItem(of: item), let parts = attribute.parts,
            let host = hostView(of: item), isCollected(host, host.layoutState.problemIndex)
        else { return nil }
        let row: Int?
        if parts.isOfMargins {
            row = index(of: .margins, owner: host)
        } else if let guide = item as? UILayoutGuide, guide.kind != .custom {
            row = index(of: guide.kind, owner: host)
        } else {
            row = (item as? UILayoutGuide)?.problemIndex ?? host.layoutState.problemIndex
        }
        guard let row else { return nil }
        if parts.attribute == .firstBaseline || parts.attribute == .lastBaseline {
            problem.items[row].hasIntrinsicSize = true
        }
        return LayoutConstraint.Operand(item: row, attribute: parts.attribute)
    }

    private mutating func add(_ target: FittingTarget) {
        func want(_ attribute: LayoutAttribute, _ length: CGFloat, _ priority: Float) {
            guard length.isFinite, priority > 0 else { return }
            problem.constraints.append(
                LayoutConstraint(
                    first: LayoutConstraint.Operand(item: 0, attribute: attribute),
                    constant: max(0, length), priority: min(priority, 1000), origin: .system))
        }
        want(.width, target.size.width, target.horizontal)
        want(.height, target.size.height, target.vertical)
    }

    // MARK: Results

    /// Applies the solution to the views; frames wait for `layoutSubviews` of their superviews.
    func apply(_ result: LayoutResult) {
        for (index, source) in sources.enumerated() {
            if let view = source as? UIView {
                apply(result, index, to: view)
            } else if let guide = source as? UILayoutGuide {
                guide.solvedFrame = CGRect(result.frames[index])
            }
        }
    }

    private func apply(_ result: LayoutResult, _ index: Int, to view: UIView) {
        view.layoutState.isAmbiguous = !result.ambiguousAxes[index].isEmpty
        view.layoutState.solvedFrame = index == 0 ? nil : CGRect(result.frames[index])
        if index == 0, problem.items[0].placement == .constraints {
            view.resizeRoot(to: CGSize(result.frames[0].size))
        }
        let safeArea = UIEdgeInsets(result.safeAreas[index])
        let margins = UIEdgeInsets(result.margins[index])
        if safeArea != view.layoutState.safeArea {
            view.layoutState.safeArea = safeArea
            // Source: the tests of PinLayout, which place subviews by the safe area that a frame gives their superview.
            view.layoutState.needsLayout = true
            view.safeAreaInsetsDidChange()
            view.viewController?.viewSafeAreaInsetsDidChange()
        }
        view.layoutState.effectiveMargins = margins
        if let content = result.scrollContents[index], let scrollView = view as? UIScrollView {
            scrollView.setSolvedContent(content)
            // A tool that collects findings reports it itself.
            if names.isEmpty { report(scrollView, index, result) }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The item that provides the attribute: for baselines perhaps a view inside, otherwise the item itself.
    fileprivate func baselineItem(of item: AnyObject?) -> AnyObject? {
        guard self == .firstBaseline || self == .lastBaseline, var view = item as? UIView else {
            return item
        }
        // Bounded, since an override may lead back to where it began.
        for _ in 0..<100 {
            let next = self == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view || !next.isDescendant(of: view) { break }
            view = next
        }
        return view
    }
}

extension UIView {
    /// The view's own size for a proposal of the layout.
    fileprivate func measurement(for proposal: MeasureProposal) -> Layout.Measurement {
        let content = measure(width: proposal.width.map { CGFloat($0) })
        func length(_ value: CGFloat) -> Double? { value == UIView.noIntrinsicMetric ? nil : value }
        return Layout.Measurement(
            width: length(placeholderIntrinsicWidth ?? content.size.width),
            height: length(placeholderIntrinsicHeight ?? content.size.height),
            firstBaseline: content.firstBaseline.map { Double($0) },
            lastBaseline: content.lastBaseline.map { Double($0) },
            textPlacement: content.textPlacement, wraps: content.wraps)
    }
}
