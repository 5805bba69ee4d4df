import Diagnostics
import Geometry

extension NSLayoutConstraint {
    /// The constraints that a line of Visual Format Language stands for, in the order of the text.
    ///
    /// - Throws: `VisualFormatError` where Apple raises an exception; the author's call without `try` is the
    ///   overload that reports a diagnostic instead.
    package static func constraints(
        parsing format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
        views: [String: AnyObject], superview: UIView? = nil
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, viewNames: Set(views.keys))
        let parsed = try parser.parse()
        if let direction = options.edgesAlong(parsed.axis) {
            let layout = parsed.axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                message: "Options mask required views to be aligned on a \(direction) edge, which is not "
                    + "allowed for layout that is also \(layout)", offset: format.count)
        }
        let firstView = parsed.views.lazy.compactMap { views[$0.name] as? UIView }.first
        let builder = VisualFormatBuilder(
            format: parsed, options: options, views: views, superview: superview ?? firstView?.superview)
        return try builder.build()
    }

    /// The constraints that a line of Visual Format Language stands for; a line that is not understood
    /// is reported with the place in it and stands for none.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues { value in
            (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init)
        }
        do {
            return try constraints(
                parsing: format, options: opts, metrics: numbers,
                views: views.compactMapValues { value in
                    (value as? UIView) ?? (value as? UILayoutGuide)
                })
        } catch {
            // The shape in which UIKit prints it: the line, and below it a caret at the place.
            RenderEnvironment.current.report(
                Diagnostic(
                    .error, "unable to parse constraint format: \(error.message)",
                    notes: [format, String(repeating: " ", count: error.offset) + "^"]))
            return []
        }
    }
}

/// Makes constraints of a parsed line.
private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    /// Views and guides by name.
    let views: [String: AnyObject]
    let superview: UIView?

    private typealias Attribute = NSLayoutConstraint.Attribute

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var previous: AnyObject?
        for (index, entry) in format.views.enumerated() {
            guard let view = views[entry.name] else { continue }
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

    private func edgeOwner() throws(VisualFormatError) -> UIView {
        guard let superview else {
            throw VisualFormatError(
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

    /// `later − earlier` is what the connection says; later is further along the line.
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
        _ relation: NSLayoutConstraint.Relation, _ points: Double, _ priority: Float
    ) -> NSLayoutConstraint {
        // Right to left, the later view lies at the smaller coordinate.
        let (first, second) =
            isReversed
            ? ((earlier, earlierAttribute), (later, laterAttribute))
            : ((later, laterAttribute), (earlier, earlierAttribute))
        let constraint = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: relation, toItem: second.0, attribute: second.1,
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
        case .view(let name): other = views[name]
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
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
