public import Foundation
public import SwiftUICore

extension Table {
    /// Creates a table with the given columns and rows of an explicit type.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), nil) }

    /// Creates a table with the given columns and rows, one of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), ListSelection(selection)) }

    /// Creates a table with the given columns and rows, several of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), ListSelection(selection)) }

    /// Creates a sortable table with the given columns and rows of an explicit type.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value { self.init(rows(), columns(), nil, Self.sorting(sortOrder)) }

    /// Returns what sorts rows by a column: it comes first in the order, or changes its direction where it is first.
    static func sorting<Sort: SortComparator>(
        _ order: Binding<[Sort]>
    ) -> (_TableColumn<Value>) -> Void {
        { column in
            guard var next = column.sort as? Sort else { return }
            if var first = order.wrappedValue.first {
                let direction = first.order
                first.order = next.order
                if first == next { next.order = direction == .forward ? .reverse : .forward }
            }
            order.wrappedValue =
                [next]
                + order.wrappedValue.filter { other in
                    var same = other
                    same.order = next.order
                    return same != next
                }
        }
    }
}

extension Table {
    /// Creates a table that computes its rows based on a collection of identifiable data.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), nil)
    }

    /// Creates a table of identifiable data, one row of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection))
    }

    /// Creates a table of identifiable data, several rows of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection))
    }

    /// Creates a sortable table that computes its rows based on a collection of identifiable data.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), columns(), nil, Self.sorting(sortOrder))
    }

    /// Creates a sortable table of identifiable data, one row of which can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), Self.sorting(sortOrder))
    }

    /// Creates a sortable table of identifiable data, several rows of which can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), Self.sorting(sortOrder))
    }
}

/// A type that applies a custom appearance to all tables within a view; those of iOS look alike.
public protocol TableStyle {}

/// The default table style in the current context.
public struct AutomaticTableStyle: TableStyle {
    /// Creates a default table style.
    public init() {}
}

/// The table style that describes the behavior and appearance of a table with its content and selection inset.
public struct InsetTableStyle: TableStyle {
    /// Creates the style of an inset table.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default table style in the current context.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// The table style with content and selection inset.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Returns the view with a style of its tables, which has no effect here: the automatic and the inset one look the same on
    /// iOS.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
