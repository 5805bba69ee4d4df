public import SwiftUICore
import UIKit

/// A view for presenting a stack of views that represents a visible path in a navigation hierarchy.
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationColumns) private var columns
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Creates a destination-based navigation view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A stack of the first view; in columns where there is room for them.
    public var body: some View {
        let views = content.flattened.map(\.view)
        if columns, sizeClass == .regular {
            SplitView(columns: SplitColumns(views: columnViews(views)), look: .balanced).ignoresSafeArea()
        } else {
            // A single view is not taken apart, so that it keeps its identity.
            StackView(root: views.count > 1 ? views[0] : content, path: nil).ignoresSafeArea()
        }
    }
}

/// Returns two or three columns of views, of which some may be missing.
private func columnViews(_ views: [any View]) -> [any View] {
    let shown = Array(views.prefix(3))
    return shown + Array(repeating: EmptyView(), count: max(0, 2 - shown.count))
}

/// The appearance and interaction behavior of a navigation view.
public protocol NavigationViewStyle {
    /// Whether the view has columns where there is room for them.
    var _hasColumns: Bool { get }
}

/// The default navigation view style: columns where there is room for them.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the default style.
    public init() {}
    /// Whether the view has columns where there is room for them.
    public var _hasColumns: Bool { true }
}

/// A navigation view style represented by a view stack that only shows a single view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style of a stack.
    public init() {}
    /// Whether the view has columns where there is room for them.
    public var _hasColumns: Bool { false }
}

/// A navigation view style represented by a series of views in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Whether the view has columns where there is room for them.
    public var _hasColumns: Bool { true }
}

/// A navigation view style represented by a primary view stack that navigates to a detail view.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style of two columns.
    public init() {}
    /// Whether the view has columns where there is room for them.
    public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation view style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A navigation view style represented by a view stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A navigation view style represented by a series of views in columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
    private enum ColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

    /// Whether navigation views have columns where there is room for them.
    var navigationColumns: Bool {
        get { self[ColumnsKey.self] }
        set { self[ColumnsKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its navigation views.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationColumns, style._hasColumns)
    }
}
