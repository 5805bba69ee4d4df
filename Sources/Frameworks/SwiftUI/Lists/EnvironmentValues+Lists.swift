public import Foundation
public import SwiftUICore

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The default spacing between sections.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Compact spacing between sections: about half of the usual. Chosen: 17.667 points; confidence low.
    public static let compact = ListSectionSpacing(length: 53 / 3)
    /// Creates a custom spacing value in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

/// The prominence of a view hierarchy.
public enum Prominence: Hashable, Sendable {
    /// The standard prominence.
    case standard
    /// An increased prominence.
    case increased
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
    private enum InsideKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
    private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
    private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private enum SpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private enum SectionKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
    private enum ContentKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
    private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

    /// The style of lists.
    var listLook: _ListLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    /// The style of the list that views are in; nil outside of lists.
    var surroundingList: _ListLook? {
        get { self[InsideKey.self] }
        set { self[InsideKey.self] = newValue }
    }
    /// The default minimum height of a row in a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The minimum height of a row in a list that views around say, in points; nil for that of the system.
    var minimumListRowHeight: CGFloat? { isSet(RowHeightKey.self) ? defaultMinListRowHeight : nil }
    /// The default minimum height of a header in a list, in points; nil for that of the system.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// The prominence to apply to section headers within a view.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionKey.self] }
        set { self[SectionKey.self] = newValue }
    }
    var scrollContentBackground: Visibility {
        get { self[ContentKey.self] }
        set { self[ContentKey.self] = newValue }
    }
}
