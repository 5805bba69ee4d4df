import ConstraintSolver
import Constraints
import Geometry

extension LayoutSession {
    /// Declares an item's frame: in numbers and its parent's unknowns where possible, otherwise in unknowns of
    /// its own.
    mutating func declareItem(_ index: Int) {
        let item = problem.items[index]
        depths.append(item.parent.map { depths[$0] + 1 } ?? 0)
        switch item.placement {
        case .constraints: quantities.append(unknowns(for: index))
        case .fixed(let frame): quantities.append(ItemQuantities(frame, insets: item.alignmentInsets))
        case .autoresizing(let frame, let mask, let parentSize):
            quantities.append(autoresized(index, frame: frame, mask: mask, parentSize: parentSize))
        case .guide(let guide): quantities.append(guideQuantities(index, guide))
        }
        if item.isScrollView {
            scrollContents[index] = ScrollContent(
                width: Quantity(unknown(index, .contentWidth)),
                height: Quantity(unknown(index, .contentHeight)))
            for axis in Axis.allCases {
                guard let content = scrollContents[index] else { continue }
                let role: OrderKey.Role =
                    axis == .horizontal ? .nonNegativeContentWidth : .nonNegativeContentHeight
                addNonNegative(content.length(axis), item: index, axis: axis, role)
            }
        }
    }

    /// Four unknowns; the root's position is known, having nothing to be relative to.
    private mutating func unknowns(for index: Int) -> ItemQuantities {
        let isRoot = problem.items[index].parent == nil
        let quantity = ItemQuantities(
            minX: isRoot ? Quantity(0) : Quantity(unknown(index, .minX)),
            minY: isRoot ? Quantity(0) : Quantity(unknown(index, .minY)),
            width: Quantity(unknown(index, .width)), height: Quantity(unknown(index, .height)))
        addNonNegative(quantity.width, item: index, axis: .horizontal, .nonNegativeWidth)
        addNonNegative(quantity.height, item: index, axis: .vertical, .nonNegativeHeight)
        return quantity
    }

    /// An unknown whose order key follows the tree, as UIKit resolves what constraints leave open: first all
    /// lengths are 0, then inequalities hold as equations, then positions are 0.
    private mutating func unknown(_ index: Int, _ unknown: OrderKey.Unknown) -> Variable {
        let key =
            unknown.isPosition
            ? OrderKey(
                item: index, unknown, itemCount: problem.items.count,
                constraintCount: problem.constraints.count)
            : OrderKey(rank: problem.items[index].lengthRank ?? index, unknown)
        return solver.addVariable(order: key.rawValue)
    }

    /// An intrinsic size is broken first, before the author's constraints.
    /// Measured: a label of required compression resistance under a required width, in a real xib as Xcode saved it.
    static let contentRank: Int32 = -1
    /// Constraints against negative sizes are broken last.
    static let nonNegativeRank: Int32 = 4

    private mutating func addNonNegative(_ length: Quantity, item: Int, axis: Axis, _ role: OrderKey.Role) {
        guard let variable = length.variable else { return }
        let id = try? solver.addConstraint(
            [Term(variable: variable)], .greaterThanOrEqual, constant: 0, priority: 1000,
            rank: LayoutSession.nonNegativeRank,
            order: OrderKey(item: item, role).rawValue)
        if let id { nonNegatives.append((id, .nonNegative(item: item, axis: axis))) }
    }

    /// A frame that follows the parent's size as its mask says.
    private func autoresized(
        _ index: Int, frame: Rect, mask: AutoresizingMask, parentSize: Size
    ) -> ItemQuantities {
        let insets = problem.items[index].alignmentInsets
        guard let parent = problem.items[index].parent else {
            return ItemQuantities(frame, insets: insets)
        }
        func along(_ axis: Axis) -> (Quantity, Quantity) {
            let near = frame.origin[axis], length = frame.size[axis]
            let change = frameLength(parent, axis).scaled(by: 1, plus: -parentSize[axis])
            let shares = mask.shares(
                along: axis, near: near, length: length, far: parentSize[axis] - near - length,
                change: change.variable == nil ? change.constant : nil)
            return (
                change.scaled(by: shares.near, plus: shares.start + insets.near(axis)),
                change.scaled(
                    by: shares.length, plus: length - insets.near(axis) - insets.far(axis))
            )
        }
        let horizontal = along(.horizontal), vertical = along(.vertical)
        return ItemQuantities(
            minX: horizontal.0, minY: vertical.0, width: horizontal.1, height: vertical.1)
    }

    /// The length of an item's frame, alignment insets included.
    func frameLength(_ index: Int, _ axis: Axis) -> Quantity {
        let insets = problem.items[index].alignmentInsets
        return quantities[index].length(axis).scaled(by: 1, plus: insets.near(axis) + insets.far(axis))
    }

    /// A guide's rectangle in its owner's bounds coordinates.
    func guideQuantities(_ index: Int, _ guide: LayoutItem.Guide) -> ItemQuantities {
        guard let owner = problem.items[index].parent else { return ItemQuantities(.zero, insets: .zero) }
        if case .scrollContent = guide, let content = scrollContents[owner] {
            return ItemQuantities(
                minX: Quantity(0), minY: Quantity(0), width: content.width, height: content.height)
        }
        let origin = problem.items[owner].boundsOrigin
        let width = frameLength(owner, .horizontal), height = frameLength(owner, .vertical)
        if case .keyboard(let usesBottomSafeArea, let keyboard) = guide {
            let resting = usesBottomSafeArea ? effectiveSafeArea(of: owner).bottom : 0
            let covered = max(resting, keyboard - distanceToBottomOfRoot(from: owner))
            return ItemQuantities(
                minX: Quantity(origin.x), minY: height.scaled(by: 1, plus: origin.y - covered),
                width: width, height: Quantity(covered + distanceToBottomOfRoot(from: owner)))
        }
        let insets = guideInsets(guide, owner: owner)
        return ItemQuantities(
            minX: Quantity(origin.x + insets.left), minY: Quantity(origin.y + insets.top),
            width: width.scaled(by: 1, plus: -insets.horizontal),
            height: height.scaled(by: 1, plus: -insets.vertical))
    }

    /// How far an item's bottom edge is above the root's, as of the last frames; 0 where it is not.
    private func distanceToBottomOfRoot(from index: Int) -> Double {
        var bottom = value(frameLength(index, .vertical)), current = index
        while let parent = problem.items[current].parent {
            bottom += exactFrame(current).minY - problem.items[parent].boundsOrigin.y
            current = parent
        }
        return max(0, value(frameLength(current, .vertical)) - bottom)
    }

    /// How far a guide stays from its owner's edges.
    func guideInsets(_ guide: LayoutItem.Guide, owner: Int) -> Insets {
        switch guide {
        case .safeArea: return effectiveSafeArea(of: owner)
        case .margins: return margins[owner]
        case .readable(let maximumWidth):
            var insets = margins[owner]
            let width = value(frameLength(owner, .horizontal)) - insets.horizontal
            let extra = max(0, (width - maximumWidth) / 2)
            insets.left += extra
            insets.right += extra
            return insets
        case .scrollContent, .scrollFrame, .keyboard: return .zero
        }
    }
}

extension ItemQuantities {
    /// A frame in numbers.
    init(_ frame: Rect, insets: Insets) {
        minX = Quantity(frame.minX + insets.left)
        minY = Quantity(frame.minY + insets.top)
        width = Quantity(frame.width - insets.horizontal)
        height = Quantity(frame.height - insets.vertical)
    }
}
