public import SwiftUICore

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let columns: SplitColumns
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.splitLook) private var look

    private init(
        _ views: [any View], _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) { columns = SplitColumns(views: views, visibility: visibility, compactColumn: compactColumn) }

    /// Creates a two-column navigation split view.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView { self.init([sidebar(), detail()], nil, nil) }

    /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init([sidebar(), detail()], columnVisibility, nil) }

    /// Creates a two-column navigation split view that enables programmatic control over which column appears on top when
    /// the view collapses into a single column in narrow sizes.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init([sidebar(), detail()], nil, preferredCompactColumn) }

    /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility, and of the
    /// column on top in narrow sizes.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init([sidebar(), detail()], columnVisibility, preferredCompactColumn)
    }

    /// Creates a three-column navigation split view.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], nil, nil) }

    /// Creates a three-column navigation split view that enables programmatic control of the leading columns' visibility.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], columnVisibility, nil) }

    /// Creates a three-column navigation split view that enables programmatic control over which column appears on top when
    /// the view collapses into a single column in narrow sizes.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], nil, preferredCompactColumn) }

    /// Creates a three-column navigation split view that enables programmatic control of the leading columns' visibility,
    /// and of the column on top in narrow sizes.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], columnVisibility, preferredCompactColumn) }

    /// The columns where there is room for them, else a stack of them.
    public var body: some View {
        if sizeClass == .regular {
            SplitView(columns: columns, look: look).ignoresSafeArea()
        } else {
            CompactSplitView(columns: columns).ignoresSafeArea()
        }
    }
}

/// The columns of a split view, and what an app says of them.
struct SplitColumns {
    /// The views of the columns, the sidebar first.
    let views: [any View]
    /// Which columns are visible; nil for as the system chooses.
    var visibility: Binding<NavigationSplitViewVisibility>?
    /// The column on top where there is room for one; nil for as the system chooses.
    var compactColumn: Binding<NavigationSplitViewColumn>?

    /// The names of the columns.
    var names: [NavigationSplitViewColumn] {
        views.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
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

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The leading column, which shows the sidebar.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The column between the sidebar and the detail area.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The trailing column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}
