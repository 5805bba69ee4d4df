public import UIKit

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
