public import SwiftUICore

/// A type used to represent table rows.
public protocol TableRowContent<TableRowValue> {
    /// The type of value represented by this table row content.
    associatedtype TableRowValue: Identifiable
    /// The values of the rows in order.
    var _values: [TableRowValue] { get }
}

/// A row that represents a data value in a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    /// Creates a table row for the given value.
    public init(_ value: Value) { self.value = value }

    /// The value of the row.
    public var _values: [Value] { [value] }
}

/// Rows of a table, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    /// The values of the rows in order.
    public let _values: [Value]
}

/// The rows of a collection, one for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    let data: Data

    /// The values of the rows in order.
    public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of value of the rows.
    public typealias TableRowValue = Content.TableRowValue
    /// The values of the rows in order.
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates rows of identifiable data.
    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V { self.init(data: data, id: \.id, content: content) }
}

/// A result builder that creates table row content from closures.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// The rows of a closure.
    public typealias Rows = TupleTableRowContent<Value>

    /// Returns the rows of a statement.
    public static func buildExpression<C: TableRowContent>(_ content: C) -> Rows
    where C.TableRowValue == Value { Rows(_values: content._values) }

    /// Returns the rows of a closure.
    public static func buildBlock(_ content: Rows...) -> Rows {
        Rows(_values: content.flatMap(\._values))
    }

    /// Returns the rows of an `if` without `else`.
    public static func buildIf(_ content: Rows?) -> Rows { Rows(_values: content?._values ?? []) }

    /// Returns the rows of the first branch.
    public static func buildEither(first: Rows) -> Rows { first }

    /// Returns the rows of the second branch.
    public static func buildEither(second: Rows) -> Rows { second }
}
