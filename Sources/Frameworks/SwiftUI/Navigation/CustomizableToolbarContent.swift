public import SwiftUICore

/// Conforming types represent items that can be placed in various locations in a customizable toolbar.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The customization behavior of customizable toolbar content.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The default customization behavior.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// The item can be reordered and not removed.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// The item can be neither reordered nor removed.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

extension CustomizableToolbarContent {
    /// Configures the way customizable toolbar items with the default behavior behave; nobody customizes bars here.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Configures how customizable toolbar content behaves by default: hidden content is not shown.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic
    ) -> some CustomizableToolbarContent {
        _TupleToolbarContent(views: defaultVisibility == .hidden ? [] : [anyContributor])
    }
}

extension ToolbarContent {
    /// Hides the content; it is not shown.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _TupleToolbarContent(views: hidden ? [] : [anyContributor])
    }

    /// Controls the visibility of the glass background behind the items, since iOS 26; bars here have none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
