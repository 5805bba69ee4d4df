import SwiftUICore
import UIKit

/// The columns of a split view in a stack, where there is room for one.
struct CompactSplitView: UIViewControllerRepresentable {
    let columns: SplitColumns

    var reportedName: String { "UINavigationController" }

    func makeCoordinator() -> CompactSplitCoordinator { CompactSplitCoordinator() }

    func makeUIViewController(context: Context) -> UINavigationController {
        context.coordinator.makeController(columns, in: context.environment)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        context.coordinator.update(columns, in: context.environment)
    }
}

/// What connects a stack of columns with their views.
///
/// Source: Apple's documentation of `NavigationSplitView`: in narrow sizes it "collapses all of its columns into a stack, and
/// shows the last column that displays useful information"; `preferredCompactColumn` says which is on top.
final class CompactSplitCoordinator {
    private weak var controller: UINavigationController?
    private var columns: [Column] = []
    private var views: SplitColumns?
    /// The column that the binding had on top; nil before the first update.
    private var knownColumn: NavigationSplitViewColumn?
    private var top = 0

    /// A column with its page.
    final class Column: SplitColumn {
        let page: PageController
        weak var coordinator: CompactSplitCoordinator?
        let index: Int
        /// The environment of the column.
        var environment: EnvironmentValues
        /// The row that was selected in a list of the column.
        var knownSelection: AnyHashable?

        init(_ view: any View, _ index: Int, in environment: EnvironmentValues) {
            (self.index, self.environment) = (index, environment)
            page = PageController(view, in: environment)
            page.isShownByOthers = index > 0
        }

        var pages: [PageController] { [page] }
        func show(_ page: PageController) { coordinator?.show(page, after: index) }
    }

    /// Makes the controller.
    func makeController(_ views: SplitColumns, in environment: EnvironmentValues) -> UINavigationController {
        columns = views.views.enumerated().map { Column($1, $0, in: environment) }
        for column in columns {
            column.coordinator = self
            column.page.didUpdate = { [weak self, weak column] in
                if let column { self?.followSelection(of: column) }
            }
        }
        let made = UINavigationController(rootViewController: columns[0].page)
        made.navigationBar.prefersLargeTitles = true
        controller = made
        return made
    }

    /// Takes the next views and the column on top.
    func update(_ views: SplitColumns, in environment: EnvironmentValues) {
        self.views = views
        for (column, view) in zip(columns, views.views) {
            var inner = environment
            inner.stackReference = StackReference()
            inner.columnReference = ColumnReference(column: column)
            column.environment = inner
            column.page.show(view, in: inner)
        }
        let next = views.compactColumn?.wrappedValue ?? .sidebar
        guard next != knownColumn else { return }
        knownColumn = next
        showColumn(views.names.firstIndex(of: next) ?? 0)
    }

    // MARK: The stack

    private func showColumn(_ index: Int) {
        guard let controller, index != top || controller.viewControllers.isEmpty else { return }
        top = index
        for column in columns[1...] where column.index <= index {
            column.page.didGo = { [weak self] _ in self?.columnDidGo(column.index) }
        }
        controller.setViewControllers(
            columns[...index].map(\.page), animated: controller.viewIfLoaded?.window != nil)
        sayTop()
    }

    /// Shows a page in place of the column after one.
    private func show(_ page: PageController, after index: Int) {
        guard let controller else { return }
        let below = columns[...min(index, columns.count - 1)].map(\.page)
        top = min(index + 1, columns.count - 1)
        page.isShownByOthers = true
        page.inherit(columns[top].environment)
        page.didGo = { [weak self, didGo = page.didGo] page in
            didGo?(page)
            self?.columnDidGo(index + 1)
        }
        controller.setViewControllers(below + [page], animated: controller.viewIfLoaded?.window != nil)
        sayTop()
    }

    /// Takes the column that the user has popped out of the stack; its row is no longer selected.
    private func columnDidGo(_ index: Int) {
        guard top >= index else { return }
        top = index - 1
        columns[top].page.hostingView.graph.preference(ListSelectionKey.self)?.clear()
        sayTop()
    }

    private func sayTop() {
        guard let names = views?.names else { return }
        knownColumn = names[top]
        if let binding = views?.compactColumn, binding.wrappedValue != names[top] {
            binding.wrappedValue = names[top]
        }
    }

    /// Shows the next column when a row is selected, and goes back when none is.
    private func followSelection(of column: Column) {
        let selected = column.page.hostingView.graph.preference(ListSelectionKey.self)
        guard let selected, selected.value != column.knownSelection else { return }
        column.knownSelection = selected.value
        let index = selected.value == nil ? column.index : column.index + 1
        guard columns.indices.contains(index), selected.value == nil ? top > index : top < index else {
            return
        }
        RenderContext.current.eventLoop.schedule { [weak self] in self?.showColumn(index) }
    }
}

/// The row that is selected in a list of a column.
struct SelectedRow {
    /// The value of the row; nil for none.
    let value: AnyHashable?
    /// Takes the row from the selection.
    let clear: () -> Void
}

/// The row that is selected in the lists of a column.
enum ListSelectionKey: PreferenceKey {
    static var defaultValue: SelectedRow? { nil }
    static func reduce(value: inout SelectedRow?, nextValue: () -> SelectedRow?) {
        value = value ?? nextValue()
    }
}
