public import Foundation
public import SwiftUICore

/// A type that specifies the appearance and interaction of navigation split views within a view hierarchy.
public protocol NavigationSplitViewStyle {
    /// How a split view in the style looks.
    var _look: _SplitLook { get }
}

/// The looks of split views.
public enum _SplitLook: Sendable {
    /// The columns share the room.
    case balanced
    /// The leading columns are over the detail column.
    case prominentDetail
}

/// A navigation split style that resolves its appearance automatically based on the current context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the automatic style.
    public init() {}
    /// How a split view in the style looks.
    public var _look: _SplitLook { .balanced }
}

/// A navigation split style that reduces the size of the detail content to make room when showing the leading columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the balanced style.
    public init() {}
    /// How a split view in the style looks.
    public var _look: _SplitLook { .balanced }
}

/// A navigation split style that attempts to maintain the size of the detail content when hiding or showing the leading
/// columns.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style of prominent detail.
    public init() {}
    /// How a split view in the style looks.
    public var _look: _SplitLook { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// A navigation split style that resolves its appearance automatically.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A navigation split style that reduces the size of the detail content.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A navigation split style that attempts to maintain the size of the detail content.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _SplitLook { .balanced } }

    /// The style of split views.
    var splitLook: _SplitLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
}

/// The width that views give the column they are in.
enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the style for navigation split views within this view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitLook, style._look)
    }

    /// Sets a fixed, preferred width for the column containing this view.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets a flexible, preferred width for the column containing this view.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
