package import Geometry

/// A position in points: `[x, y]` or `{x:, y:}`.
package struct PointKind: AttributeKind {
    package var type: AttributeType { .point }
    package func erased(_ value: Point) -> AttributeValue { .point(value) }
    package func value(of erased: AttributeValue) -> Point? {
        if case .point(let point) = erased { point } else { nil }
    }
}

/// A size in points: `[width, height]` or `{width:, height:}`.
package struct SizeKind: AttributeKind {
    package var type: AttributeType { .size }
    package func erased(_ value: Size) -> AttributeValue { .size(value) }
    package func value(of erased: AttributeValue) -> Size? {
        if case .size(let size) = erased { size } else { nil }
    }
}

/// A rectangle in points: `[x, y, width, height]` or a mapping of the same.
package struct RectKind: AttributeKind {
    package var type: AttributeType { .rect }
    package func erased(_ value: Rect) -> AttributeValue { .rect(value) }
    package func value(of erased: AttributeValue) -> Rect? {
        if case .rect(let rect) = erased { rect } else { nil }
    }
}

/// Insets in points: one number, `[top, left, bottom, right]` or a mapping of some of these.
package struct InsetsKind: AttributeKind {
    package var type: AttributeType { .insets }
    package func erased(_ value: Insets) -> AttributeValue { .insets(value) }
    package func value(of erased: AttributeValue) -> Insets? {
        if case .insets(let insets) = erased { insets } else { nil }
    }
}

/// Layout priorities: one for both axes or `{horizontal:, vertical:}`.
package struct PrioritiesKind: AttributeKind {
    package var type: AttributeType { .priorities }
    package func erased(_ value: PrioritiesValue) -> AttributeValue {
        .priorities(horizontal: value.horizontal, vertical: value.vertical)
    }
    package func value(of erased: AttributeValue) -> PrioritiesValue? {
        guard case .priorities(let horizontal, let vertical) = erased else { return nil }
        return PrioritiesValue(horizontal: horizontal, vertical: vertical)
    }
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
