public import Constraints

extension LayoutProblem {
    /// What is said of a constraint to the reader of one view.
    public struct Statement: Hashable, Sendable {
        /// The constraint's index.
        public var constraint: Int
        /// The view's item.
        public var item: Int
        /// A sentence without a period.
        public var sentence: String
        /// Whether it places the view itself; otherwise it places another one by this view.
        public var isOwn: Bool
        /// The item of the other view in it; nil for none.
        public var other: Int?
    }

    /// States the constraints to each view that they name.
    ///
    /// - Parameter name: The name of a view in a sentence, by its item.
    /// - Returns: The statements in the order of the constraints, without those that the system generates.
    public func statements(naming name: (Int) -> String) -> [Statement] {
        constraints.indices.flatMap { index -> [Statement] in
            guard constraints[index].origin != .system else { return [] }
            let constraint = facingOutward(constraints[index])
            let subject = owner(constraint.first.item)
            let operands = [constraint.second, constraint.first].compactMap(\.self)
            let others = operands.flatMap { [$0.item, $0.start?.item].compactMap(\.self) }.map(owner)
                .filter { $0 != subject }
            var statements = [
                Statement(
                    constraint: index, item: subject,
                    sentence: wording(of: constraint, for: subject, naming: name).text,
                    isOwn: true, other: others.first)
            ]
            for (place, other) in others.enumerated() where others.firstIndex(of: other) == place {
                let sentence = wording(of: constraint, for: other, naming: name).text
                statements.append(
                    Statement(
                        constraint: index, item: other,
                        sentence: "\(LayoutProblem.atStart(name(subject))): \(sentence)", isOwn: false,
                        other: subject))
            }
            return statements
        }
    }

    /// Returns a name at the beginning of a sentence.
    private static func atStart(_ name: String) -> String {
        name.hasPrefix("the ") ? "T" + name.dropFirst() : name
    }

    /// The view that an item is, or whose guide it is.
    func owner(_ item: Int) -> Int {
        if case .guide = items[item].placement { items[item].parent ?? item } else { item }
    }

    /// Returns a constraint in which a view is placed by those around it, as people think of it, although files may
    /// write it the other way round.
    private func facingOutward(_ constraint: LayoutConstraint) -> LayoutConstraint {
        guard let second = constraint.second, constraint.first.start == nil, second.start == nil,
            constraint.multiplier != 0,
            second.attribute.isDimension == constraint.first.attribute.isDimension,
            surrounds(owner(constraint.first.item), owner(second.item))
        else { return constraint }
        var turned = constraint
        (turned.first, turned.second) = (second, constraint.first)
        turned.multiplier = 1 / constraint.multiplier
        turned.constant = constraint.constant == 0 ? 0 : -constraint.constant / constraint.multiplier
        if constraint.multiplier > 0 { turned.relation = constraint.relation.reversed }
        return turned
    }

    /// Whether a view is in another one, at any depth.
    private func surrounds(_ outer: Int, _ inner: Int) -> Bool {
        var current = items[inner].parent
        while let item = current {
            if item == outer { return true }
            // A parent precedes its children.
            if item < outer { return false }
            current = items[item].parent
        }
        return false
    }

    private func wording(
        of constraint: LayoutConstraint, for reader: Int, naming name: (Int) -> String
    ) -> ConstraintWording {
        let subject = owner(constraint.first.item)
        func place(_ item: Int, _ attribute: LayoutAttribute) -> ConstraintWording.Place {
            self.place(item, attribute, of: subject, for: reader, naming: name)
        }
        return ConstraintWording(
            constraint.first.attribute, from: constraint.first.start.map { place($0.item, $0.attribute) },
            constraint.relation, constraint.second.map { place($0.item, $0.attribute) },
            times: constraint.multiplier, plus: constraint.constant, priority: constraint.priority)
    }

    private func place(
        _ item: Int, _ attribute: LayoutAttribute, of subject: Int, for reader: Int,
        naming name: (Int) -> String
    ) -> ConstraintWording.Place {
        let view = owner(item), surrounds = surrounds(view, subject)
        let possessive =
            switch view {
            case subject: "its"
            case reader: "this view's"
            case items[subject].parent: "the superview's"
            default: name(view) + "'s"
            }
        var area = ConstraintWording.Area.bounds
        if case .guide(let guide) = items[item].placement { area = guide.area }
        // Seen from inside, the edges of a scroll view are those of what it scrolls.
        if area == .bounds, items[item].isScrollView, surrounds, !attribute.isDimension { area = .content }
        return ConstraintWording.Place(attribute, of: possessive, area: area, surrounds: surrounds)
    }
}

extension LayoutItem.Guide {
    /// The guide in words.
    fileprivate var area: ConstraintWording.Area {
        switch self {
        case .safeArea: .safeArea
        case .margins: .margins
        case .readable: .readable
        case .scrollContent: .content
        case .scrollFrame: .frame
        case .keyboard: .keyboard
        }
    }
}
