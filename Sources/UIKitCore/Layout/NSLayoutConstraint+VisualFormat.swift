package import Constraints
import Diagnostics
import Geometry

extension NSLayoutConstraint {
    /// Why a visual format cannot be parsed, or its constraints not be created.
    package struct VisualFormatFailure: Error, Hashable {
        /// One sentence that says what is wrong.
        package var message: String
        /// The position of the error, 0-based, in characters of the line.
        var offset: Int
    }

    /// Returns the constraints of a visual format, in the order of the text; views and
    /// guides are looked up by name.
    package static func constraints(
        for format: VisualFormat, options: FormatOptions = [], views: [String: AnyObject],
        superview: UIView? = nil
    ) throws(VisualFormatFailure) -> [NSLayoutConstraint] {
        if let unknown = format.names.first(where: { views[$0.text] == nil }) {
            throw VisualFormatFailure(
                message: "Unable to find view with name \(unknown.text)", offset: unknown.offset)
        }
        let firstView = format.views.lazy.compactMap { views[$0.name.text] as? UIView }.first
        let builder = VisualFormatBuilder(
            format: format, options: options, views: views, superview: superview ?? firstView?.superview)
        return try builder.build()
    }

    /// Creates the constraints of a visual format; a malformed one is reported with the position of the error and
    /// has none.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let items = views.compactMapValues { value -> AnyObject? in
            (value as? UIView) ?? (value as? UILayoutGuide)
        }
        let symbols = VisualFormatDictionaries(metrics: metrics ?? [:], views: items)
        do {
            return try constraints(parsing: format, symbols, options: opts)
        } catch {
            // As UIKit prints it: the format, and below it a caret at the position.
            RenderEnvironment.current.report(
                Diagnostic(
                    .constraintFormat, "unable to parse constraint format: \(error.message)",
                    notes: [format, String(repeating: " ", count: error.offset) + "^"]))
            return []
        }
    }

    private static func constraints(
        parsing line: String, _ symbols: VisualFormatDictionaries, options: FormatOptions
    ) throws(VisualFormatFailure) -> [NSLayoutConstraint] {
        let format: VisualFormat
        do {
            format = try VisualFormat(line, symbols: symbols)
        } catch {
            throw symbols.failure(for: error)
        }
        if let direction = options.edgesAlong(format.axis) {
            let layout = format.axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatFailure(
                message: "Options mask required views to be aligned on a \(direction) edge, which is not "
                    + "allowed for layout that is also \(layout)", offset: line.count)
        }
        return try constraints(for: format, options: options, views: symbols.views)
    }
}

/// Creates constraints from a parsed line.
private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    /// Views and guides by name.
    let views: [String: AnyObject]
    let superview: UIView?

    private typealias Attribute = NSLayoutConstraint.Attribute

    func build() throws(NSLayoutConstraint.VisualFormatFailure) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var previous: AnyObject?
        for (index, entry) in format.views.enumerated() {
            guard let view = views[entry.name.text] else { continue }
            if index == 0, let connection = format.leadingConnection {
                let superview = try edgeOwner()
                result += connect(superview, start, to: view, start, connection, isEdge: true)
            }
            if let previous, let connection = entry.connection {
                result += connect(previous, end, to: view, start, connection, isEdge: false)
                result += align(previous, view)
            }
            result += entry.sizes.map { size(of: view, $0) }
            previous = view
        }
        if let previous, let connection = format.trailingConnection {
            let superview = try edgeOwner()
            result += connect(previous, end, to: superview, end, connection, isEdge: true)
        }
        return result
    }

    private func edgeOwner() throws(NSLayoutConstraint.VisualFormatFailure) -> UIView {
        guard let superview else {
            throw NSLayoutConstraint.VisualFormatFailure(
                message: "'|' stands for a superview, but the views have none", offset: 0)
        }
        return superview
    }

    private var isReversed: Bool { options.contains(.directionRightToLeft) }
    private var isFixed: Bool { options.contains(.directionLeftToRight) || isReversed }
    private var start: Attribute {
        guard format.axis == .horizontal else { return .top }
        return isFixed ? (isReversed ? .right : .left) : .leading
    }
    private var end: Attribute {
        guard format.axis == .horizontal else { return .bottom }
        return isFixed ? (isReversed ? .left : .right) : .trailing
    }

    /// Constrains `later − earlier` as the connection says; later is further along the line.
    private func connect(
        _ earlier: AnyObject, _ earlierAttribute: Attribute, to later: AnyObject, _ laterAttribute: Attribute,
        _ connection: VisualFormat.Connection, isEdge: Bool
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .flush:
            return [pair(earlier, earlierAttribute, later, laterAttribute, .equal, 0, 1000)]
        case .standard:
            guard isEdge else {
                return [
                    pair(earlier, earlierAttribute, later, laterAttribute, .equal, systemSpacing, 1000)
                ]
            }
            // The standard space to a superview's edge is its margin.
            let (first, second) =
                earlier === superview
                ? (earlierAttribute.atMargin, laterAttribute) : (earlierAttribute, laterAttribute.atMargin)
            return [pair(earlier, first, later, second, .equal, 0, 1000)]
        case .predicates(let predicates):
            return predicates.map { predicate in
                var points = 0.0
                if case .constant(let constant) = predicate.object { points = constant }
                return pair(
                    earlier, earlierAttribute, later, laterAttribute, predicate.relation, points,
                    predicate.priority)
            }
        }
    }

    private func pair(
        _ earlier: AnyObject, _ earlierAttribute: Attribute, _ later: AnyObject, _ laterAttribute: Attribute,
        _ relation: Relation, _ points: Double, _ priority: Float
    ) -> NSLayoutConstraint {
        // Right to left, the later view is at the smaller coordinate.
        let (first, second) =
            isReversed
            ? ((earlier, earlierAttribute), (later, laterAttribute))
            : ((later, laterAttribute), (earlier, earlierAttribute))
        let constraint = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: .init(relation), toItem: second.0,
            attribute: second.1,
            multiplier: 1, constant: points)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func size(of view: AnyObject, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        var other: AnyObject?
        var points = 0.0
        switch predicate.object {
        case .constant(let constant): points = constant
        case .view(let name): other = views[name.text]
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .init(predicate.relation), toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: points)
        constraint.priority = UILayoutPriority(predicate.priority)
        return constraint
    }

    private func align(_ a: AnyObject, _ b: AnyObject) -> [NSLayoutConstraint] {
        let horizontal: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
            (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
        ]
        let vertical: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        ]
        return (format.axis == .horizontal ? horizontal : vertical).compactMap { option, attribute in
            guard options.contains(option) else { return nil }
            return NSLayoutConstraint(
                item: a, attribute: attribute, relatedBy: .equal, toItem: b, attribute: attribute,
                multiplier: 1, constant: 0)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin at an edge.
    fileprivate var atMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
