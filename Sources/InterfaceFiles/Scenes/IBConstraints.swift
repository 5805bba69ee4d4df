import Constraints
import Diagnostics
import ScreenDocuments
import XML

/// Reads the `<constraint>` elements of a scene.
struct IBConstraints {
    /// The shared data of the document.
    let resources: IBResources
    /// The guides of the scene by id.
    var guides: [String: Guide] = [:]

    /// The guide that an id refers to.
    enum Guide {
        /// A layout guide of a view.
        case ofView(id: String, ConstraintDeclaration.Guide)
        /// The top layout guide of a root view's controller.
        case topOf(id: String)
        /// The bottom layout guide of a root view's controller.
        case bottomOf(id: String)
    }

    /// Reads a constraint of a view; nil, after reporting a warning, if it is invalid.
    func declaration(_ node: XMLElement, ownerID: String) -> ConstraintDeclaration? {
        let place = resources.place(node)
        reportRuntimeAttributes(of: node)
        let secondID = node["secondItem"] ?? (node["secondAttribute"] == nil ? nil : ownerID)
        guard let first = operand(node["firstItem"] ?? ownerID, node["firstAttribute"]) else {
            return reject(node, "firstAttribute", place)
        }
        var second: ConstraintDeclaration.Operand?
        if let secondID {
            second = operand(secondID, node["secondAttribute"])
            guard second != nil else { return reject(node, "secondAttribute", place) }
        }
        let relation: Relation =
            switch node["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        let linear = ConstraintDeclaration.Linear(
            first: first, relation: relation, second: second,
            multiplier: node["multiplier"].flatMap(IBConstraints.factor) ?? 1, constant: constant(node) ?? 0,
            priority: node.priority("priority") ?? 1000, identifier: node["identifier"])
        return ConstraintDeclaration(rule: .linear(linear), place: place, id: node["id"])
    }

    /// Returns the constant in points. Interface Builder's standard spacing is 8 between siblings, and is
    /// here in all cases.
    func constant(_ node: XMLElement) -> Double? {
        node["constant"] == "standard" ? 8 : node.number("constant")
    }

    /// Parses a factor such as `0.5`, `3:4` or `3/4`; nil if it is none.
    static func factor(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { NumberText.number(String($0)) ?? .nan }
        let factor = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        return factor.isFinite ? factor : nil
    }

    /// Notes what user-defined runtime attributes would set on a constraint.
    private func reportRuntimeAttributes(of node: XMLElement) {
        guard node["customClass"] == nil, node.child("userDefinedRuntimeAttributes") != nil else { return }
        for attribute in node.runtimeAttributes(resources) where attribute.keyPath != "identifier" {
            resources.problems.report(
                Diagnostic(
                    .storyboardKeyPath,
                    "'\(attribute.keyPath.shortened)' of NSLayoutConstraint is not set by a runtime attribute",
                    of: "NSLayoutConstraint.\(attribute.keyPath)", at: attribute.place))
        }
    }

    private func reject(
        _ node: XMLElement, _ name: String, _ place: Place
    ) -> ConstraintDeclaration? {
        resources.problems.report(
            Diagnostic(
                .storyboardContent,
                "the constraint '\(node["id"] ?? "")' has the \(name) '\(node[name] ?? "")', which is not "
                    + "known, and is left out", at: place))
        return nil
    }

    private func operand(_ id: String, _ attribute: String?) -> ConstraintDeclaration.Operand? {
        guard let attribute, let known = IBConstraints.attributes[attribute] else { return nil }
        switch guides[id] {
        case nil:
            return .init(elementID: id, guide: known.isOfMargins ? .margins : nil, attribute: known.name)
        case .ofView(let id, let guide): return .init(elementID: id, guide: guide, attribute: known.name)
        case .topOf(let id): return edge(known.name, of: id, isTop: true)
        case .bottomOf(let id): return edge(known.name, of: id, isTop: false)
        }
    }

    /// Returns an edge of a top or bottom layout guide, which is as high as the bars: one edge is that of the
    /// root, the other that of the safe area.
    private func edge(
        _ attribute: LayoutAttribute, of id: String, isTop: Bool
    ) -> ConstraintDeclaration.Operand? {
        switch attribute {
        case .top, .firstBaseline:
            .init(elementID: id, guide: isTop ? nil : .safeArea, attribute: isTop ? .top : .bottom)
        case .bottom, .lastBaseline:
            .init(elementID: id, guide: isTop ? .safeArea : nil, attribute: isTop ? .top : .bottom)
        case .left, .right, .leading, .trailing, .width, .centerX:
            .init(elementID: id, guide: nil, attribute: attribute)
        case .height, .centerY: nil
        }
    }

    /// Interface Builder's attribute names, and whether they refer to the margins.
    private static let attributes: [String: (name: LayoutAttribute, isOfMargins: Bool)] =
        [
            "left": (.left, false), "right": (.right, false), "top": (.top, false),
            "bottom": (.bottom, false), "leading": (.leading, false), "trailing": (.trailing, false),
            "width": (.width, false), "height": (.height, false), "centerX": (.centerX, false),
            "centerY": (.centerY, false), "baseline": (.lastBaseline, false),
            "lastBaseline": (.lastBaseline, false), "firstBaseline": (.firstBaseline, false),
            "leftMargin": (.left, true), "rightMargin": (.right, true), "topMargin": (.top, true),
            "bottomMargin": (.bottom, true), "leadingMargin": (.leading, true),
            "trailingMargin": (.trailing, true), "centerXWithinMargins": (.centerX, true),
            "centerYWithinMargins": (.centerY, true),
        ]
}

extension ConstraintDeclaration.Guide {
    /// Interface Builder's keys of layout guides.
    static let keys: [String: ConstraintDeclaration.Guide] = [
        "safeArea": .safeArea, "layoutMargins": .margins, "readableContent": .readable,
        "contentLayoutGuide": .content, "frameLayoutGuide": .frame, "keyboard": .keyboard,
    ]
}
