/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    /// The system places the item automatically, based on several factors.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// The system places the item in the principal item section.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// The item represents a navigation action.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// The item represents a primary action.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// The item represents a secondary action.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// The item represents a change in status for the current context.
    public static let status = ToolbarItemPlacement(name: "status")
    /// The item represents a confirmation action for a modal interface.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// The item represents a cancellation action for a modal interface.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// The item represents a destructive action for a modal interface.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// Places the item in the leading edge of the top bar.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// Places the item in the trailing edge of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// Places the item in the leading edge of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// Places the item in the trailing edge of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// Places the item in the bottom toolbar.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// The item is placed in the keyboard section.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// The item is placed in the title section, instead of the title; since iOS 26.
    public static let title = ToolbarItemPlacement(name: "principal")
    /// The item is placed in place of the large title, since iOS 26; it is not shown here.
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    /// The item is placed in the subtitle section, since iOS 26; bars of the systems before have none.
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    /// The item is placed below the large title, since iOS 26; bars of the systems before have none.
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The primary toolbar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bottom toolbar of an app.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The navigation bar of an app.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The tab bar of an app.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The place in a bar of UIKit's.
enum BarPlace: Hashable {
    case leading
    case center
    case trailing
    case overflow
    case bottom
    case status
    case keyboard
    case none
}

extension ToolbarItemPlacement {
    /// The place of the item on iPhone and iPad.
    ///
    /// Source: Apple's documentation of the placements; secondary actions are in the overflow menu, which is a trailing item.
    var place: BarPlace {
        switch self {
        case .principal: .center
        case .topBarLeading, .cancellationAction, .navigation: .leading
        case .secondaryAction: .overflow
        case .bottomBar: .bottom
        case .status: .status
        case .keyboard: .keyboard
        case .largeTitle, .subtitle, .largeSubtitle: .none
        default: .trailing
        }
    }
}
