import Files
package import Geometry
import XML

/// A position in points: `[x, y]` or `{x:, y:}`.
package struct PointKind: WrittenKind {
    package func erased(_ value: Point) -> AttributeValue { .point(value) }
    package func value(of erased: AttributeValue) -> Point? {
        if case .point(let point) = erased { point } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Point? {
        reader.point(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> Point? {
        guard element.name == "point" else { return nil }
        return Point(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Point? {
        switch value {
        case .point(let point): point
        // Offsets are sizes on iOS.
        case .size(let size): Point(x: size.width, y: size.height)
        default: nil
        }
    }

    var admitsNil: Bool { false }

    var schema: JSONValue { .reference("point") }
    var markdown: String { "point" }
}

/// A size in points: `[width, height]` or `{width:, height:}`.
package struct SizeKind: WrittenKind {
    package func erased(_ value: Size) -> AttributeValue { .size(value) }
    package func value(of erased: AttributeValue) -> Size? {
        if case .size(let size) = erased { size } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Size? {
        reader.size(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> Size? {
        guard element.name == "size" else { return nil }
        return Size(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Size? {
        switch value {
        case .size(let size): size
        case .point(let point): Size(width: point.x, height: point.y)
        default: nil
        }
    }

    var admitsNil: Bool { false }

    var schema: JSONValue { .reference("size") }
    var markdown: String { "size" }
}

/// A rectangle in points: `[x, y, width, height]` or a mapping of the same.
package struct RectKind: WrittenKind {
    package func erased(_ value: Rect) -> AttributeValue { .rect(value) }
    package func value(of erased: AttributeValue) -> Rect? {
        if case .rect(let rect) = erased { rect } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Rect? {
        reader.rect(node, for: name)
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Rect? {
        if case .rect(let rect) = value { rect } else { nil }
    }

    var admitsNil: Bool { false }

    var schema: JSONValue { .reference("rect") }
    var markdown: String { "rect" }
}

/// Insets in points: one number, `[top, left, bottom, right]` or a mapping of some of these.
package struct InsetsKind: WrittenKind {
    package func erased(_ value: Insets) -> AttributeValue { .insets(value) }
    package func value(of erased: AttributeValue) -> Insets? {
        if case .insets(let insets) = erased { insets } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Insets? {
        reader.insets(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> Insets? {
        ["edgeInsets", "directionalEdgeInsets", "inset"].contains(element.name) ? element.insets : nil
    }
    /// Insets are given as a rectangle, whose four numbers lie in memory as theirs do: top, left, bottom, right.
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Insets? {
        guard case .rect(let rect) = value else { return nil }
        return Insets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
    }

    var admitsNil: Bool { false }

    var schema: JSONValue { .reference("insets") }
    var markdown: String { "insets" }
}

/// Layout priorities: one for both axes or `{horizontal:, vertical:}`.
package struct PrioritiesKind: WrittenKind {
    package func erased(_ value: PrioritiesValue) -> AttributeValue {
        .priorities(horizontal: value.horizontal, vertical: value.vertical)
    }
    package func value(of erased: AttributeValue) -> PrioritiesValue? {
        guard case .priorities(let horizontal, let vertical) = erased else { return nil }
        return PrioritiesValue(horizontal: horizontal, vertical: vertical)
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> PrioritiesValue? {
        reader.priorities(node, for: name)
    }

    var admitsNil: Bool { false }

    var schema: JSONValue { .reference("priorities") }
    var markdown: String { "priority, or `{horizontal:, vertical:}` with one for an axis" }
}

/// A layout priority for each axis, each above 0 and at most 1000; nil for the class's own.
package struct PrioritiesValue: Hashable, Sendable {
    /// The priority of the width.
    package var horizontal: Float?
    /// The priority of the height.
    package var vertical: Float?

    /// Priorities by axis.
    package init(horizontal: Float?, vertical: Float?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension AttributeKind where Self == PointKind {
    /// A position in points.
    static var point: Self { PointKind() }
}

extension AttributeKind where Self == SizeKind {
    /// A size in points.
    static var size: Self { SizeKind() }
}

extension AttributeKind where Self == RectKind {
    /// A rectangle in points.
    static var rect: Self { RectKind() }
}

extension AttributeKind where Self == InsetsKind {
    /// Insets in points.
    static var insets: Self { InsetsKind() }
}

extension AttributeKind where Self == PrioritiesKind {
    /// Layout priorities by axis.
    static var priorities: Self { PrioritiesKind() }
}
