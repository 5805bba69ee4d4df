public import SwiftUICore

/// The placements of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// The default tab placement.
    public static let automatic = TabPlacement(name: "automatic")
    /// The tab can be in the tab bar, and cannot be removed from it.
    public static let pinned = TabPlacement(name: "pinned")
    /// The tab is in the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
    private func changed(_ change: (inout TabEntry) -> Void) -> _TupleTabs {
        _TupleTabs(
            _tabs: _tabs.map { value in
                var entry = value.entry
                change(&entry)
                return _TabValue(entry: entry)
            })
    }

    /// Generates a badge for the tab from an integer value; zero shows none.
    public func badge(_ count: Int) -> some TabContent {
        changed { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }
    /// Generates a badge for the tab from a text view.
    public func badge(_ label: Text?) -> some TabContent { changed { $0.badge = label } }
    /// Generates a badge for the tab from a localized string key.
    public func badge(_ key: LocalizedStringKey) -> some TabContent { changed { $0.badge = Text(key) } }
    /// Generates a badge for the tab from a string.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some TabContent { changed { $0.badge = Text(label) } }

    /// Hides the tab from the user.
    public func hidden(_ hidden: Bool = true) -> some TabContent { changed { $0.isHidden = hidden } }
    /// Adds a condition that controls whether users can interact with the tab.
    public func disabled(_ disabled: Bool) -> some TabContent {
        changed { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Adds a label to the tab that describes its contents.
    public func accessibilityLabel(_ label: Text) -> some TabContent {
        changed { $0.accessibilityLabel = label }
    }
    /// Adds a label to the tab that describes its contents, by a localized string key.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent {
        accessibilityLabel(Text(key))
    }
    /// Uses the string you specify to identify the tab.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent {
        changed { $0.accessibilityIdentifier = identifier }
    }

    /// Specifies the placement of a tab in a sidebar; bars show all tabs, so that this has no effect here.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent { self }
    /// Sets the identifier that the user's customization is saved by; this has no effect here.
    public func customizationID(_ id: String) -> some TabContent { self }
}
