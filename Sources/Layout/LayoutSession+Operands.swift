import Constraints
import Geometry

extension LayoutSession {
    /// `first − multiplier × second − constant`, which the relation compares with zero.
    func expression(of constraint: LayoutConstraint) -> LinearExpression {
        var constraint = constraint
        if isMirrored(constraint) { constraint.mirror() }
        let ancestor = constraint.second.flatMap { commonAncestor(constraint.first.item, $0.item) }
        var result = expression(
            of: constraint.first, in: ancestor, facing: constraint.second?.item ?? constraint.first.item)
        if let second = constraint.second {
            result.add(
                expression(of: second, in: ancestor, facing: constraint.first.item),
                times: -constraint.multiplier)
        }
        result.constant -= constraint.constant
        return result
    }

    /// An attribute in the bounds coordinates of `ancestor`, which may be the item itself.
    ///
    /// If the item on the other side is inside, a scroll view's edges mean its content.
    /// Source: Apple's Technical Note TN2154.
    private func expression(
        of operand: LayoutConstraint.Operand, in ancestor: Int?, facing other: Int
    ) -> LinearExpression {
        if let start = operand.start { return distance(from: start, to: operand) }
        let item = operand.item, axis = operand.attribute.axis
        var result = LinearExpression()
        if meansScrollContent(operand, facing: other), let content = contentOwner(of: item) {
            let insets = item == content.owner ? .zero : guideInsets(of: item)
            if operand.attribute.isAtEnd {
                result.add(content.extent.length(axis))
                result.constant -= insets.far(axis)
            } else {
                result.constant += insets.near(axis)
            }
            return result
        }
        let (positionFactor, lengthFactor, offset) = parts(of: operand)
        if positionFactor != 0 { result.add(nearEdge(of: item, axis, in: ancestor), times: 1) }
        if lengthFactor != 0 { result.add(quantities[item].length(axis), times: lengthFactor) }
        result.constant += offset
        return result
    }

    /// A distance between two positions, which is the same in any coordinates.
    private func distance(
        from start: LayoutConstraint.Operand.Start, to end: LayoutConstraint.Operand
    ) -> LinearExpression {
        let near = LayoutConstraint.Operand(item: start.item, attribute: start.attribute)
        let far = LayoutConstraint.Operand(item: end.item, attribute: end.attribute)
        let ancestor = commonAncestor(start.item, end.item)
        var result = expression(of: far, in: ancestor, facing: start.item)
        result.add(expression(of: near, in: ancestor, facing: end.item), times: -1)
        return result
    }

    /// Whether leading means right in a constraint: the view decides in whose coordinates both sides
    /// are written in, so that a row reads as its container does, whatever the views in it.
    func isMirrored(_ constraint: LayoutConstraint) -> Bool {
        guard hasRightToLeft else { return false }
        var item = constraint.first.item
        let others = [constraint.first.start?.item, constraint.second?.item, constraint.second?.start?.item]
        for other in others.compactMap({ $0 }) { item = commonAncestor(item, other) ?? item }
        return problem.items[item].isRightToLeft
    }

    /// How an attribute is made of the near edge and the length, plus points.
    private func parts(
        of operand: LayoutConstraint.Operand
    ) -> (position: Double, length: Double, offset: Double) {
        switch operand.attribute {
        case .left, .leading, .top: return (1, 0, 0)
        case .right, .trailing, .bottom: return (1, 1, 0)
        case .centerX, .centerY: return (1, 0.5, 0)
        case .width, .height: return (0, 1, 0)
        case .firstBaseline: return measurements[operand.item].firstBaselineParts
        case .lastBaseline: return measurements[operand.item].lastBaselineParts
        }
    }

    /// The near edge of an item's alignment rectangle, lifted through its superviews.
    private func nearEdge(of item: Int, _ axis: Axis, in ancestor: Int?) -> LinearExpression {
        var result = LinearExpression()
        if item == ancestor {
            result.constant =
                problem.items[item].alignmentInsets.near(axis) + problem.items[item].boundsOrigin[axis]
            return result
        }
        result.add(quantities[item].near(axis))
        guard let ancestor else { return result }
        var parent = problem.items[item].parent
        while let current = parent, current != ancestor {
            let owner = problem.items[current]
            result.add(quantities[current].near(axis))
            result.constant -= owner.alignmentInsets.near(axis) + owner.boundsOrigin[axis]
            parent = owner.parent
        }
        return result
    }

    // MARK: Scroll views

    /// Whether the operand is an edge of a scroll view, or of its margins, seen from inside.
    private func meansScrollContent(_ operand: LayoutConstraint.Operand, facing other: Int) -> Bool {
        guard operand.attribute.isEdge, let content = contentOwner(of: operand.item) else { return false }
        return other != operand.item && isInside(other, content.owner)
    }

    /// The scroll view whose content an item's edges may mean: itself, or the owner of a margins guide.
    private func contentOwner(of item: Int) -> (owner: Int, extent: ScrollContent)? {
        if let extent = scrollContents[item] { return (item, extent) }
        guard case .guide(.margins) = problem.items[item].placement,
            let owner = problem.items[item].parent, let extent = scrollContents[owner]
        else { return nil }
        return (owner, extent)
    }

    private func guideInsets(of item: Int) -> Insets {
        guard case .guide(let guide) = problem.items[item].placement,
            let owner = problem.items[item].parent
        else { return .zero }
        return guideInsets(guide, owner: owner)
    }

    /// Whether `item` is a view, or a guide of a view, below `ancestor`.
    private func isInside(_ item: Int, _ ancestor: Int) -> Bool {
        guard depths[item] > depths[ancestor] else { return false }
        var current = item
        if case .guide = problem.items[item].placement, let owner = problem.items[item].parent {
            current = owner
        }
        while depths[current] > depths[ancestor], let parent = problem.items[current].parent {
            current = parent
        }
        return current == ancestor && item != ancestor && !isGuide(item, of: ancestor)
    }

    private func isGuide(_ item: Int, of owner: Int) -> Bool {
        guard case .guide = problem.items[item].placement else { return false }
        return problem.items[item].parent == owner
    }

    /// The content lengths that a constraint reaches, so that a content size is only set where one is.
    mutating func noteScrollContent(of constraint: LayoutConstraint) {
        let operands = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        for (operand, other) in zip(operands, operands.reversed()) {
            guard let owner = scrollOwner(of: operand, facing: other.item) else { continue }
            scrollContents[owner]?.isConstrained = true
            if operand.attribute.isAtEnd || operand.attribute.isDimension {
                scrollContents[owner]?.constrainedAxes.insert(operand.attribute.axis)
            }
        }
    }

    /// The scroll view whose content an operand refers to; nil for none.
    private func scrollOwner(of operand: LayoutConstraint.Operand, facing other: Int) -> Int? {
        if case .guide(.scrollContent) = problem.items[operand.item].placement {
            return problem.items[operand.item].parent
        }
        guard meansScrollContent(operand, facing: other) else { return nil }
        return contentOwner(of: operand.item)?.owner
    }

    // MARK: The tree

    /// The deepest common ancestor of both, each counting as an ancestor of itself.
    private func commonAncestor(_ a: Int, _ b: Int) -> Int? {
        var (a, b) = (a, b)
        while a != b {
            if depths[a] < depths[b] { swap(&a, &b) }
            guard let parent = problem.items[a].parent else { return nil }
            a = parent
        }
        return a
    }
}

extension LayoutAttribute {
    /// Whether it is a right, trailing or bottom edge.
    var isAtEnd: Bool { self == .right || self == .bottom || self == .trailing }
    /// Whether it is an edge.
    var isEdge: Bool { isAtEnd || self == .left || self == .top || self == .leading }
    /// The mirrored attribute: leading becomes right.
    var mirrored: LayoutAttribute {
        switch self {
        case .leading: .right
        case .trailing: .left
        default: self
        }
    }
}

extension LayoutConstraint {
    /// Turns leading and trailing into right and left, and distances with them.
    mutating func mirror() {
        let isDirectional: (LayoutAttribute) -> Bool = { $0 == .leading || $0 == .trailing }
        if first.start != nil || second?.start != nil { return mirrorDistances() }
        let flips = isDirectional(first.attribute) || second.map { isDirectional($0.attribute) } ?? false
        guard flips else { return }
        first.attribute = first.attribute.mirrored
        if let attribute = second?.attribute { second?.attribute = attribute.mirrored }
        constant = -constant
        relation = relation.reversed
    }
}

extension LayoutConstraint {
    /// A distance by reading direction keeps its sign: mirrored, its start and end are exchanged.
    private mutating func mirrorDistances() {
        first.mirrorDistance()
        second?.mirrorDistance()
    }
}

extension LayoutConstraint.Operand {
    fileprivate mutating func mirrorDistance() {
        guard let start, attribute.mirrored != attribute || start.attribute.mirrored != start.attribute
        else { return }
        let end = Start(item: item, attribute: attribute.mirrored)
        (item, attribute) = (start.item, start.attribute.mirrored)
        self.start = end
    }
}

extension Measurement {
    /// The first baseline as a share of the near edge and of the height, plus points.
    fileprivate var firstBaselineParts: (position: Double, length: Double, offset: Double) {
        guard let firstBaseline else { return (1, 1, 0) }
        switch textPlacement {
        case .edges, .top: return (1, 0, firstBaseline)
        case .center: return (1, 0.5, firstBaseline - (height ?? 0) / 2)
        case .bottom: return (1, 1, firstBaseline - (height ?? 0))
        }
    }

    /// The last baseline as a share of the near edge and of the height, plus points.
    fileprivate var lastBaselineParts: (position: Double, length: Double, offset: Double) {
        guard let lastBaseline else { return (1, 1, 0) }
        switch textPlacement {
        case .edges, .bottom: return (1, 1, -lastBaseline)
        case .center: return (1, 0.5, (height ?? 0) / 2 - lastBaseline)
        case .top: return (1, 0, (height ?? 0) - lastBaseline)
        }
    }
}
