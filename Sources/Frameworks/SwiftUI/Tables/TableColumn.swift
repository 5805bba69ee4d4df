public import Foundation
public import SwiftUICore

/// A column of a table, without its types.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    /// What sorts rows by the column; nil for a column that does not sort.
    var sort: Any?
    var minimum: CGFloat?
    var maximum: CGFloat?
}

/// A type used to represent columns within a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of value of rows presented by this column content.
    associatedtype TableRowValue: Identifiable
    /// The type of sort comparator associated with this table column content.
    associatedtype TableColumnSortComparator
    /// The columns in order.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column that displays a view for each row in a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    /// The type of value of rows presented by this column content.
    public typealias TableRowValue = RowValue
    /// The type of sort comparator associated with this table column content.
    public typealias TableColumnSortComparator = Sort

    var column: _TableColumn<RowValue>

    init(_ label: Label, sort: Any?, _ content: @escaping (RowValue) -> Content) {
        column = _TableColumn(label: AnyView(label), content: { AnyView(content($0)) }, sort: sort)
    }

    /// The column itself.
    public var _columns: [_TableColumn<RowValue>] { [column] }

    /// Creates a column of a fixed width in points; nil for one of the table's.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var other = self
        (other.column.minimum, other.column.maximum) = (width, width)
        return other
    }

    /// Creates a column whose width in points is between bounds; what is ideal is what is left for it here.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
        var other = self
        (other.column.minimum, other.column.maximum) = (min, max)
        return other
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates an unsortable column with a text label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), sort: nil, content)
    }

    /// Creates an unsortable column with a label of a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), sort: nil, content)
    }

    /// Creates an unsortable column with a label that is a text.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, sort: nil, content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates an unsortable column that displays a string property with a text label.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
    }

    /// Creates an unsortable column that displays a string property with a label of a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), sort: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a sortable column for values that can be compared.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sort: KeyPathComparator(value), content) }

    /// Creates a sortable column for values that can be compared, with a label of a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), sort: KeyPathComparator(value), content) }

    /// Creates a sortable column that generates its content from values that a comparator compares.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), sort: KeyPathComparator(value, comparator: comparator), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a sortable column that displays a string property.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), sort: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a sortable column that displays a string property, with a label of a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(Text(title), sort: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort: SortComparator, Label == Text {
    /// Creates a sortable column whose rows a comparator sorts.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sort: comparator, content) }
}
