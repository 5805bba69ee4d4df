public import SwiftUICore

/// The severity of an alert or confirmation dialog.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// The default severity.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Alerts that people must pay attention to.
    public static let critical = DialogSeverity(name: "critical")
    /// The severity of most alerts.
    public static let standard = DialogSeverity(name: "standard")
}

extension EnvironmentValues {
    private enum SeverityKey: EnvironmentKey {
        static var defaultValue: DialogSeverity { .automatic }
    }

    /// The severity of the alerts that views present.
    var dialogSeverity: DialogSeverity {
        get { self[SeverityKey.self] }
        set { self[SeverityKey.self] = newValue }
    }
}

extension View {
    /// Sets the severity for alerts.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }
}
