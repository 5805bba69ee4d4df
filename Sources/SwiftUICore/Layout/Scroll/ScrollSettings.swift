import Foundation

/// What views around a scrollable view say about it.
struct ScrollSettings {
    /// The point of the content that is seen at first; nil for the top leading corner.
    var anchor: UnitPoint?
    /// Distances of the content from the edges, in points.
    var margins = EdgeInsets()
    /// Whether content is drawn outside the frame.
    var isClipDisabled = false
    /// Returns the position that the app has bound; nil for none.
    var position: (() -> ScrollRequest?)?
    /// What is called when the view has another geometry.
    var observers: [WeakScrollObserver] = []
    /// Where scrolling by the user ends; nil for where it is let go.
    var targetBehavior: (any ScrollTargetBehavior)?
}

extension EnvironmentValues {
    private enum SettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
    private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private enum HorizontalKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }
    private enum VerticalKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }

    /// What views around the next scrollable view say about it.
    var scrolling: ScrollSettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
    /// Whether scrollable views can be scrolled by the user.
    public var isScrollEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// The visibility of horizontal scroll indicators; pictures show none at rest.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalKey.self] }
        set { self[HorizontalKey.self] = newValue }
    }
    /// The visibility of vertical scroll indicators; pictures show none at rest.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalKey.self] }
        set { self[VerticalKey.self] = newValue }
    }

    /// The values for the content of a scrollable view.
    var withoutScrolling: EnvironmentValues {
        guard isSet(SettingsKey.self) else { return self }
        var values = self
        values.scrolling = ScrollSettings()
        return values
    }
}

/// The visibility of scroll indicators of a scrollable view.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown while the content scrolls.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Hidden, unless an input device needs them.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown, whatever the device.
    public static let never = ScrollIndicatorVisibility(name: "never")
}
