import SwiftUICore

/// A column of a split view, which shows in the next column what its links lead to.
protocol SplitColumn: AnyObject {
    /// Shows a page in the next column; in the last one, above what is there.
    func show(_ page: PageController)
    /// The pages of the column, whose views say which page a value has.
    var pages: [PageController] { get }
}

/// The column that views are directly in.
struct ColumnReference {
    /// The column; nil for views in none, or in a stack in one.
    weak var column: (any SplitColumn)?
}

extension EnvironmentValues {
    private enum ColumnKey: EnvironmentKey {
        static var defaultValue: ColumnReference { ColumnReference() }
    }

    /// The column that views are directly in.
    var columnReference: ColumnReference {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }
}

extension SplitColumn {
    /// Shows the page that views of the column give a value.
    func show(_ value: AnyHashable, in environment: EnvironmentValues) {
        show(PageController(pages.destination(of: value), in: environment, for: value))
    }
}

extension [PageController] {
    /// The view that one of the pages gives a value, made inside its page.
    func destination(of value: AnyHashable) -> any View {
        let known = lazy.flatMap { $0.hostingView.graph.preference(DestinationsKey.self) }
        guard let destination = known.first(where: { $0.isOf(value) }) else { return MissingDestination() }
        return DeferredContent { destination.view(value) ?? MissingDestination() }.view
    }
}
