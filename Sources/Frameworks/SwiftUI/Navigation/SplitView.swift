import SwiftUICore
import UIKit

/// A split view controller of UIKit's with a stack in each column.
struct SplitView: UIViewControllerRepresentable {
    let columns: SplitColumns
    let look: _SplitLook

    var reportedName: String { "UISplitViewController" }

    func makeCoordinator() -> SplitCoordinator { SplitCoordinator() }

    func makeUIViewController(context: Context) -> UISplitViewController {
        context.coordinator.makeController(columns, in: context.environment)
    }

    func updateUIViewController(_ controller: UISplitViewController, context: Context) {
        context.coordinator.update(columns, look, in: context.environment)
    }
}

/// What connects a split view controller with the views of its columns.
final class SplitCoordinator {
    private weak var controller: UISplitViewController?
    private var columns: [Column] = []
    private var views: SplitColumns?
    private var look = _SplitLook.balanced
    private lazy var toggle = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction { [weak self] _ in self?.toggleSidebar() })

    /// A column with its stack.
    final class Column: SplitColumn {
        let stack: StackCoordinator
        /// The column after this one; nil for the last.
        weak var next: Column?

        init(_ view: any View, in environment: EnvironmentValues) {
            stack = StackCoordinator(view, nil, in: environment)
            stack.column = self
        }

        var pages: [PageController] { stack.pages }

        func show(_ page: PageController) {
            if let next { next.stack.replace(with: page) } else { stack.push(page) }
        }
    }

    /// Makes the controller.
    func makeController(_ views: SplitColumns, in environment: EnvironmentValues) -> UISplitViewController {
        let made = UISplitViewController(style: views.views.count == 2 ? .doubleColumn : .tripleColumn)
        columns = views.views.map { Column($0, in: environment) }
        for (column, next) in zip(columns, columns.dropFirst()) { column.next = next }
        let places: [UISplitViewController.Column] =
            columns.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
        for (column, place) in zip(columns, places) {
            made.setViewController(column.stack.makeController(), for: place)
            column.stack.root?.didUpdate = { [weak self] in self?.updateWidths() }
        }
        controller = made
        return made
    }

    /// Takes the next views, visibility and look.
    func update(_ views: SplitColumns, _ look: _SplitLook, in environment: EnvironmentValues) {
        (self.views, self.look) = (views, look)
        for (column, view) in zip(columns, views.views) { column.stack.update(view, nil, in: environment) }
        updateVisibility()
        updateWidths()
    }

    // MARK: Visibility

    /// Source: Apple's documentation of `NavigationSplitViewVisibility` and of the display modes.
    private func updateVisibility() {
        guard let controller else { return }
        let next = mode(of: views?.visibility?.wrappedValue ?? .automatic)
        // Without a binding, the user's choice stays.
        if views?.visibility != nil || next != .automatic, controller.preferredDisplayMode != next {
            controller.preferredDisplayMode = next
        }
        placeToggle()
    }

    private func mode(of visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
        let hasThree = columns.count == 3, isOver = look == .prominentDetail
        switch visibility {
        case .detailOnly: return .secondaryOnly
        case .all where hasThree: return isOver ? .twoOverSecondary : .twoBesideSecondary
        case .all, .doubleColumn: return isOver ? .oneOverSecondary : .oneBesideSecondary
        default: return isOver && controller?.displayMode != .secondaryOnly ? .oneOverSecondary : .automatic
        }
    }

    /// The button is in the bar of the first column that is shown.
    private func placeToggle() {
        guard let controller, let first = columns.first?.stack.root, let last = columns.last?.stack.root
        else {
            return
        }
        let isHidden = controller.displayMode == .secondaryOnly
        let shown = isHidden ? last : columns.count == 3 && !showsAll ? columns[1].stack.root ?? first : first
        for column in columns {
            guard let page = column.stack.root else { continue }
            let next = page === shown ? toggle : nil
            guard page.toggle !== next else { continue }
            page.toggle = next
            page.hostingView.preferences.updateBars()
        }
    }

    private var showsAll: Bool {
        [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(controller?.displayMode)
    }

    /// Shows the leading columns or hides them, and says so to the binding.
    private func toggleSidebar() {
        guard let controller else { return }
        let shows = columns.count == 2 ? controller.displayMode == .secondaryOnly : !showsAll
        let next: NavigationSplitViewVisibility =
            shows ? .all : columns.count == 2 ? .detailOnly : .doubleColumn
        controller.preferredDisplayMode = mode(of: next)
        views?.visibility?.wrappedValue = next
        placeToggle()
    }

    // MARK: Widths

    private func updateWidths() {
        guard let controller else { return }
        func width(_ index: Int) -> ColumnWidth? {
            columns[index].stack.root?.hostingView.graph.preference(ColumnWidthKey.self)
        }
        func set(_ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, _ value: CGFloat?) {
            let next = value ?? UISplitViewController.automaticDimension
            if controller[keyPath: path] != next { controller[keyPath: path] = next }
        }
        let first = width(0)
        set(\.preferredPrimaryColumnWidth, first?.ideal)
        set(\.minimumPrimaryColumnWidth, first?.min)
        set(\.maximumPrimaryColumnWidth, first?.max)
        guard columns.count == 3 else { return }
        let second = width(1)
        set(\.preferredSupplementaryColumnWidth, second?.ideal)
        set(\.minimumSupplementaryColumnWidth, second?.min)
        set(\.maximumSupplementaryColumnWidth, second?.max)
    }
}
