public import Foundation
public import SwiftUICore

/// A container that presents rows of data arranged in one or more columns, optionally providing the ability to select one or
/// more members.
///
/// Source: Apple's documentation of `Table`: in a compact horizontal size class a table hides its headers and all columns but
/// the first.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: [_TableColumn<Value>]
    private let selection: ListSelection?
    /// Sorts the rows by a column, as far as it can; nil for a table that is not sorted.
    private let sort: ((_TableColumn<Value>) -> Void)?
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(
        _ rows: Rows, _ columns: Columns, _ selection: ListSelection?,
        _ sort: ((_TableColumn<Value>) -> Void)? = nil
    ) {
        (self.rows, self.columns) = (rows, columns._columns)
        (self.selection, self.sort) = (selection, sort)
    }

    /// The rows as those of a list, below a row of labels where there is room for columns.
    public var body: some View {
        let values = rows._values, isCompact = sizeClass == .compact
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        ListBody(
            content: Group {
                if !isCompact {
                    Section {
                        content(values, shown)
                    } header: {
                        TableHeader(columns: shown, sort: sort)
                    }
                } else {
                    content(values, shown)
                }
            }, look: .plain, selection: selection)
    }

    private func content(_ values: [Value], _ columns: [_TableColumn<Value>]) -> some View {
        ForEach(values) { value in
            HStack(spacing: 8) {
                ForEach(columns.indices, id: \.self) { index in
                    columns[index].content(value)
                        .frame(
                            minWidth: columns[index].minimum ?? 0,
                            maxWidth: columns[index].maximum ?? .infinity,
                            alignment: .leading)
                }
            }
        }
    }
}

/// The labels of a table's columns. Chosen: subheadlines in the secondary color.
struct TableHeader<Value>: View {
    let columns: [_TableColumn<Value>]
    let sort: ((_TableColumn<Value>) -> Void)?

    var body: some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { index in
                let column = columns[index]
                column.label.font(.subheadline).foregroundStyle(Color.secondary)
                    .frame(
                        minWidth: column.minimum ?? 0, maxWidth: column.maximum ?? .infinity,
                        alignment: .leading
                    )
                    .overlay {
                        if let sort, column.sort != nil { ButtonArea(action: { sort(column) }) }
                    }
            }
        }
    }
}
