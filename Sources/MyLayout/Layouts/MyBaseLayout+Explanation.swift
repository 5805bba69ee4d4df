import UIKitCore

// Which rules decide where views are, for people who ask.
extension MyBaseLayout {
    /// Why a subview is where it is; nil where it has no place in the layout.
    func reasons(for view: UIView) -> PlacementReasons? {
        let arrangement = Arrangement(self, size: bounds.size, in: currentSizeClass, isEstimate: false)
        defer { for item in arrangement.items { item.view.viewLayout.item = nil } }
        guard let index = arrangement.items.firstIndex(where: { $0.view === view }) else {
            return PlacementReasons(
                x: "it has no place in \(described) and keeps its frame", width: "its own width",
                y: "it has no place in \(described) and keeps its frame", height: "its own height")
        }
        let item = arrangement.items[index]
        let place = "subview \(index + 1) of \(arrangement.items.count) in \(described)"
        func position(_ axis: Axis) -> String { "\(place)\(positionRules(item, axis, arrangement))" }
        func length(_ axis: Axis) -> String { lengthRule(item, axis, arrangement) }
        return PlacementReasons(
            x: position(.horizontal), width: length(.horizontal), y: position(.vertical),
            height: length(.vertical))
    }

    /// Why the layout is where it is in a superview that is none; nil where its frame was set.
    func reasonsInSuperview() -> PlacementReasons? {
        let traits = viewLayout.bestTraits(for: currentSizeClass)
        guard superview != nil, !traits.placesNothing else { return nil }
        func position(_ axis: Axis) -> String {
            let rules = Self.edges(axis).compactMap { edge, name in
                traits.rule(axis, edge).text.map { "\(name) \($0)" }
            }
            return rules.isEmpty ? "its own position" : rules.joined(separator: ", ")
        }
        func length(_ axis: Axis) -> String {
            let rule = ownRule(traits, axis)
            let isBetween = traits.rule(axis, .start).isSet && traits.rule(axis, .end).isSet
            if isBetween, rule.yields { return "between \(position(axis))" }
            return rule.text.map { "\(Self.lengthName(axis)) \($0)" } ?? "its own length"
        }
        return PlacementReasons(
            x: position(.horizontal), width: length(.horizontal), y: position(.vertical),
            height: length(.vertical))
    }

    private var described: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        return "\(type(of: self))\(name)"
    }

    private static func lengthName(_ axis: Axis) -> String { axis == .horizontal ? "myWidth" : "myHeight" }

    private static func edges(_ axis: Axis) -> [(MyLayoutPos.Edge, String)] {
        axis == .horizontal
            ? [(.start, "myLeading"), (.center, "myCenterX"), (.end, "myTrailing")]
            : [(.start, "myTop"), (.center, "myCenterY"), (.end, "myBottom")]
    }

    /// What is set for the position: its own distances, and what the layout has for all.
    private func positionRules(_ item: LayoutItem, _ axis: Axis, _ arrangement: Arrangement) -> String {
        var rules: [String] = []
        let own = [item.startRule(axis), item.centerRule(axis), item.endRule(axis)]
        for (rule, (_, name)) in zip(own, Self.edges(axis)) {
            if let text = rule.text { rules.append("\(name) \(text)") }
        }
        let alignment = AxisGravity(
            item.settings.alignment, axis, isRightToLeft: arrangement.isRightToLeft)
        if alignment != .none {
            rules.append("alignment \(alignment)")
        } else if arrangement.gravity[axis] != .none {
            rules.append("gravity \(arrangement.gravity[axis])")
        }
        if arrangement.spacing[axis] != 0 { rules.append("spacing \(arrangement.spacing[axis].text)") }
        if arrangement.padding(axis) != 0 {
            rules.append(
                "padding \(arrangement.paddingStart[axis].text) and \(arrangement.paddingEnd[axis].text)")
        }
        return rules.isEmpty ? "" : ": " + rules.joined(separator: ", ")
    }

    /// What decides the length.
    private func lengthRule(_ item: LayoutItem, _ axis: Axis, _ arrangement: Arrangement) -> String {
        let main = arrangement.settings.orientation.axis
        let line = self is MyFlowLayout ? main.other : main
        if axis == line, item.settings.weight != 0 { return "weight \(item.settings.weight.text)" }
        if arrangement.settings.flow.pagedCount > 0, self is MyFlowLayout {
            return "its part of a page: pagedCount \(arrangement.settings.flow.pagedCount), arrangedCount "
                + "\(arrangement.settings.flow.arrangedCount)"
        }
        let gravity = arrangement.gravity(of: item, axis)
        if gravity == .fill || gravity == .stretch && item.size[axis].yields {
            return "gravity \(gravity)"
                + (item.size[axis].text.map { ", \(Self.lengthName(axis)) \($0)" } ?? "")
        }
        if let text = item.size[axis].text { return "\(Self.lengthName(axis)) \(text)" }
        if item.hasBothEdges(axis) { return "the distances on both sides" }
        return "its own length: nothing is set"
    }
}

extension MyLayoutPos.Rule {
    /// What is set, in words; nil for nothing.
    fileprivate var text: String? {
        guard isSet else { return nil }
        let shift = offset == 0 ? "" : " + \(offset.text)"
        switch value {
        case .number(let number): return number.text + shift
        case .safeArea: return "the safe area" + shift
        case .anchor(let anchor):
            return "the \(anchor.edge.name(anchor.axis)) of \(anchor.view.nameInRules)" + shift
        case .named(let name, let axis, let edge): return "the \(edge.name(axis)) of '\(name)'" + shift
        case .group: return "centered with others" + shift
        case .least: return "the least of several" + shift
        case .greatest: return "the greatest of several" + shift
        case .none: return nil
        }
    }
}

extension MyLayoutSize.Rule {
    /// What is set, in words; nil for nothing.
    fileprivate var text: String? {
        guard isSet else { return nil }
        let factor = multiply == 1 ? "" : " * \(multiply.text)", shift = add == 0 ? "" : " + \(add.text)"
        let change = factor + shift + bounds
        switch value {
        case .number(let number): return number.text + change
        case .wrap: return "wrap, the size of the content" + change
        case .fill: return "fill, the layout's content area" + change
        case .average: return "average, an equal part of the line" + change
        case .anchor(let anchor):
            return "the \(anchor.axis.lengthName) of \(anchor.view.nameInRules)" + change
        case .named(let name, let axis): return "the \(axis.lengthName) of '\(name)'" + change
        case .group: return "shared with others" + change
        case .least: return "the least of several" + change
        case .greatest: return "the greatest of several" + change
        case .none: return nil
        }
    }

    private var bounds: String {
        let least = lower?.number.map { ", at least \($0.text)" } ?? ""
        let most = upper?.number.map { ", at most \($0.text)" } ?? ""
        return least + most
    }
}

extension MyLayoutPos.Edge {
    /// The name of the edge along an axis.
    fileprivate func name(_ axis: Axis) -> String {
        switch (self, axis) {
        case (.start, .horizontal): "leading edge"
        case (.end, .horizontal): "trailing edge"
        case (.start, .vertical): "top"
        case (.end, .vertical): "bottom"
        case (.center, _): "center"
        case (.baseline, _): "baseline"
        }
    }
}

extension Axis {
    /// The name of a length along the axis.
    fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension UIView? {
    fileprivate var nameInRules: String { self?.identifier.map { "'\($0)'" } ?? "another view" }
}

extension CGFloat {
    /// Without needless decimals.
    fileprivate var text: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(Double(self))" }
}
