package import Foundation

/// What an element of a list is.
package enum ListPart: Hashable, Sendable {
    /// A row of a section.
    case row
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
}

/// The section of an element of a list.
package struct ListSectionPart {
    /// The identity of the section.
    package let section: AnyHashable
    /// What the element is in it.
    package let part: ListPart

    /// Creates the part of a section.
    package init(section: AnyHashable, part: ListPart) { (self.section, self.part) = (section, part) }
}

/// The section that an element of a list belongs to.
package enum ListSectionTrait: ViewTraitKey {
    /// An element in no section: nil.
    package static var defaultValue: ListSectionPart? { nil }
}

/// The insets of a row.
package enum ListRowInsetsTrait: ViewTraitKey {
    /// The insets of the list: nil.
    package static var defaultValue: EdgeInsets? { nil }
}

/// The insets of a row at edges, in points.
package enum ListRowEdgeInsetsTrait: ViewTraitKey {
    /// The insets of the list at all edges: none.
    package static var defaultValue: [Edge: CGFloat] { [:] }
}

/// A row with an inset at edges, besides those that the view inside sets.
package struct RowInsetsModification: ElementModification {
    let lengths: [Edge: CGFloat]

    /// Creates the modifier of an inset at edges, in points; nil for that of the list.
    package init(edges: Edge.Set, length: CGFloat?) {
        var lengths: [Edge: CGFloat] = [:]
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
        self.lengths = lengths
    }

    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    package func trait(
        _ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext
    ) -> Any? {
        guard key == ObjectIdentifier(ListRowEdgeInsetsTrait.self) else { return nil }
        return lengths.merging(child[ListRowEdgeInsetsTrait.self]) { _, inner in inner }
    }
}

/// The view behind a row.
package enum ListRowBackgroundTrait: ViewTraitKey {
    /// The background of the list: nil.
    package static var defaultValue: (any View)? { nil }
}

/// What a row or a section says about the lines at its edges.
package struct EdgeValues<Value> {
    /// What is said about the line at the top; nil for nothing.
    package var top: Value?
    /// What is said about the line at the bottom; nil for nothing.
    package var bottom: Value?

    /// Creates values for edges.
    package init(_ value: Value?, at edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }

    /// What is said about the line at an edge; nil for nothing.
    package subscript(edge: VerticalEdge) -> Value? { edge == .top ? top : bottom }

    /// The values, with those of a view inside where they say nothing.
    package func filled(from inner: EdgeValues?) -> EdgeValues {
        var values = self
        (values.top, values.bottom) = (top ?? inner?.top, bottom ?? inner?.bottom)
        return values
    }
}

/// A view with values for the lines at its edges; those of other edges are what views inside say.
package struct EdgeTraitModification<Key: ViewTraitKey, Value>: ElementModification
where Key.Value == EdgeValues<Value>? {
    let values: EdgeValues<Value>

    /// Creates the modifier of values for edges.
    package init(_ key: Key.Type, _ values: EdgeValues<Value>) { self.values = values }

    package func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(Key.self) ? values : nil }

    package func trait(
        _ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext
    ) -> Any? { key == ObjectIdentifier(Key.self) ? values.filled(from: child[Key.self]) : nil }
}

/// Whether lines are shown at a row's edges.
package enum ListRowSeparatorTrait: ViewTraitKey {
    /// Lines as the list chooses: nil.
    package static var defaultValue: EdgeValues<Visibility>? { nil }
}

/// The colors of the lines at a row's edges.
package enum ListRowSeparatorTintTrait: ViewTraitKey {
    /// The color of the list: nil.
    package static var defaultValue: EdgeValues<Color>? { nil }
}

/// Whether lines are shown at the edges of a section.
package enum ListSectionSeparatorTrait: ViewTraitKey {
    /// Lines as the list chooses: nil.
    package static var defaultValue: EdgeValues<Visibility>? { nil }
}

/// The colors of the lines of a section.
package enum ListSectionSeparatorTintTrait: ViewTraitKey {
    /// The color of the list: nil.
    package static var defaultValue: EdgeValues<Color>? { nil }
}

/// The view at the trailing edge of a row, such as a chevron.
package enum ListRowAccessoryTrait: ViewTraitKey {
    /// A row without one: nil.
    package static var defaultValue: (any View)? { nil }
}

/// The badge of a row.
package enum ListRowBadgeTrait: ViewTraitKey {
    /// A row without one: nil.
    package static var defaultValue: Text? { nil }
}

/// The view that takes the touches of a whole row.
package enum ListRowAreaTrait: ViewTraitKey {
    /// A row that takes none: nil.
    package static var defaultValue: (any View)? { nil }
}
