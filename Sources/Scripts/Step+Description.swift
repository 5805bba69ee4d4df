import Geometry

extension Step: CustomStringConvertible {
    /// The step as it is written in a file.
    public var description: String {
        switch action {
        case .tap(let target, let count): (count > 1 ? "double tap " : "tap ") + target.written
        case .longPress(let target, let duration):
            "long press \(target.written)"
                + (duration == Step.standardPress ? "" : " for \(Written.number(duration))")
        case .swipe(let direction, let view):
            "swipe \(direction.rawValue)" + (view.map { " on \(Written.name($0))" } ?? "")
        case .drag(let target, let destination, let duration):
            "drag \(target.written) \(destination.written)"
                + (duration == Step.standardDrag ? "" : " over \(Written.number(duration))")
        case .pinch(let target, let scale): "pinch \(target.written) by \(Written.number(scale))"
        case .scroll(let view, let destination): "scroll \(Written.name(view)) \(destination.written)"
        case .type(let text, let view):
            "type \(Written.text(text))" + (view.map { " in \(Written.name($0))" } ?? "")
        case .focus(let view): "focus \(Written.name(view))"
        case .dismissKeyboard: "dismiss keyboard"
        case .rotate(let orientation): "rotate" + (orientation.map { " \($0.rawValue)" } ?? "")
        case .selectRow(let row): "select row \(row.written)"
        case .deleteRow(let row): "delete row \(row.written)"
        case .switchTab(let tab): "switch tab \(tab.written)"
        case .back: "back"
        case .dismiss: "dismiss"
        case .set(let change):
            "set \(Written.name(change.view)).\(change.attribute) = \(change.value)"
        case .wait(let seconds): "wait \(Written.number(seconds))"
        case .expect(let expectation): "expect \(expectation)"
        case .capture(let name, let time):
            "capture \(name)" + (time.map { " at \(Written.number($0))" } ?? "")
        }
    }
}

extension Step.Expectation: CustomStringConvertible {
    /// The expectation as it is written in a file.
    public var description: String {
        "\(Written.name(view)).\(property.rawValue) \(relation.rawValue) \(value)"
    }
}

extension Step.Expectation.Value: CustomStringConvertible {
    /// The value as it is written in a file.
    public var description: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .text(let text): Written.text(text)
        case .number(let number): Written.number(number)
        }
    }
}

extension Step.Target {
    fileprivate var written: String {
        switch self {
        case .view(let name): Written.name(name)
        case .point(let point): "at \(Written.point(point))"
        }
    }
}

extension Step.Destination {
    fileprivate var written: String {
        switch self {
        case .target(.view(let name)): "to \(Written.name(name))"
        case .target(.point(let point)): "to \(Written.point(point))"
        case .offset(let offset): "by \(Written.point(offset))"
        }
    }
}

extension Step.ScrollDestination {
    fileprivate var written: String {
        switch self {
        case .offset(let point): "to \(Written.point(point))"
        case .by(let offset): "by \(Written.point(offset))"
        case .page(let page): "page \(page)"
        case .edge(let edge): "to \(edge.rawValue)"
        }
    }
}

extension Step.Item {
    fileprivate var written: String {
        switch self {
        case .index(let index): "\(index)"
        case .title(let title): Written.text(title)
        }
    }
}

extension Step.Row {
    fileprivate var written: String {
        item.written + (section > 0 ? " of section \(section)" : "")
            + (list.map { " in \(Written.name($0))" } ?? "")
    }
}

/// How values are written in steps.
enum Written {
    /// A number without a needless fraction.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    static func point(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

    /// A text in quotes.
    static func text(_ text: String) -> String {
        let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
        return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
    }

    /// A name, in quotes where it would not be read as one word.
    static func name(_ name: String) -> String {
        StepLexer.isWord(name) && !StepParser.reserved.contains(name) ? name : text(name)
    }
}
