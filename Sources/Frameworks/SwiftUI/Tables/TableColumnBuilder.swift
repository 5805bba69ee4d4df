public import SwiftUICore

/// Columns of a table, one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
    /// The type of value of rows presented by this column content.
    public typealias TableRowValue = RowValue
    /// The type of sort comparator associated with this table column content.
    public typealias TableColumnSortComparator = Sort
    /// The columns in order.
    public let _columns: [_TableColumn<RowValue>]
}

/// A result builder that creates table column content from closures.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// The columns of a closure.
    public typealias Columns = TupleTableColumnContent<RowValue, Sort>

    /// Returns the columns of a statement.
    public static func buildExpression<C: TableColumnContent>(_ content: C) -> Columns
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
        Columns(_columns: content._columns)
    }

    /// Returns a column that does not sort, among those that do.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> Columns { Columns(_columns: column._columns) }

    /// Returns the columns of a closure.
    public static func buildBlock(_ content: Columns...) -> Columns {
        Columns(_columns: content.flatMap(\._columns))
    }

    /// Returns the columns of an `if` without `else`.
    public static func buildIf(_ content: Columns?) -> Columns {
        Columns(_columns: content?._columns ?? [])
    }

    /// Returns the columns of the first branch.
    public static func buildEither(first: Columns) -> Columns { first }

    /// Returns the columns of the second branch.
    public static func buildEither(second: Columns) -> Columns { second }
}
