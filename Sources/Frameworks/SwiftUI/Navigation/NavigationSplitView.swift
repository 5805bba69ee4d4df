public import SwiftUICore
import UIKit

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let detail: Detail
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Creates a two-column navigation split view.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView { (self.sidebar, self.detail) = (sidebar(), detail()) }

    /// Creates a two-column navigation split view; whether columns are visible is left to the system here.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { (self.sidebar, self.detail) = (sidebar(), detail()) }

    /// Creates a three-column navigation split view; of its columns the first and the last are shown.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.detail) = (sidebar(), detail()) }

    /// Creates a three-column navigation split view; of its columns the first and the last are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.detail) = (sidebar(), detail()) }

    /// The columns where there is room for them, else the sidebar as a stack.
    public var body: some View {
        if sizeClass == .regular {
            SplitView(sidebar: sidebar, detail: detail).ignoresSafeArea()
        } else {
            StackView(root: sidebar, path: nil).ignoresSafeArea()
        }
    }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: String
    /// Use the default leading column visibility for the current device.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// Show all the columns of a three-column navigation split view.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// Show the content column and detail area.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Hide the leading columns.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A split view controller of UIKit's with two stacks.
struct SplitView: UIViewControllerRepresentable {
    let sidebar: any View
    let detail: any View

    var reportedName: String { "UISplitViewController" }

    func makeCoordinator() -> Columns { Columns() }

    func makeUIViewController(context: Context) -> UISplitViewController {
        let sidebar = StackCoordinator(sidebar, nil, in: context.environment)
        let detail = StackCoordinator(detail, nil, in: context.environment)
        context.coordinator.columns = (sidebar, detail)
        let controller = UISplitViewController(style: .doubleColumn)
        controller.setViewController(sidebar.makeController(), for: .primary)
        controller.setViewController(detail.makeController(), for: .secondary)
        return controller
    }

    func updateUIViewController(_ controller: UISplitViewController, context: Context) {
        context.coordinator.columns?.sidebar.update(sidebar, nil, in: context.environment)
        context.coordinator.columns?.detail.update(detail, nil, in: context.environment)
    }

    /// The stacks of the columns.
    final class Columns {
        var columns: (sidebar: StackCoordinator, detail: StackCoordinator)?
    }
}
