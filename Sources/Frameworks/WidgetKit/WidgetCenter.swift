public import UIKit

/// The sizes of widgets. Raw values match Apple's.
public enum WidgetFamily: Int, Hashable, Sendable {
    /// A small square.
    case systemSmall = 0
    /// As wide as two small ones.
    case systemMedium = 1
    /// As large as four small ones.
    case systemLarge = 2
    /// As large as eight small ones.
    case systemExtraLarge = 3
    /// A circle on the lock screen.
    case accessoryCircular = 5
    /// A box on the lock screen.
    case accessoryRectangular = 6
    /// A line on the lock screen.
    case accessoryInline = 7
}

/// A widget that the user has placed.
public struct WidgetInfo: Sendable {
    /// The kind of the widget.
    public let kind: String
    /// The family of the widget.
    public let family: WidgetFamily
}

/// The widgets of the app, of which the user has placed none.
public final class WidgetCenter: Sendable {
    /// The center of the app.
    public static var shared: WidgetCenter { SharedObjects.object { WidgetCenter() } }

    /// Reloads the timelines of a kind of widget; has no effect here.
    public func reloadTimelines(ofKind kind: String) {}
    /// Reloads the timelines of all widgets; has no effect here.
    public func reloadAllTimelines() {}
    /// Invalidates the recommended configurations; has no effect here.
    public func invalidateConfigurationRecommendations() {}
    /// Passes the widgets that the user has placed: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        CompletionQueue.async { completion(.success([])) }
    }
    /// Returns the widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
