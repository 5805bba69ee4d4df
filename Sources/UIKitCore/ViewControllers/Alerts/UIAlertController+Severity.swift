/// The severity of an alert. Raw values match Apple's.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
    /// The usual severity.
    case `default` = 0
    /// The user may lose data.
    case critical = 1
}

private final class AlertSeverity {
    static let key = AttachmentKey()
    var severity = UIAlertControllerSeverity.default
}

extension UIAlertController {
    /// The severity of the alert; displayed on a Mac alone.
    public var severity: UIAlertControllerSeverity {
        get { AlertSeverity.key.value(of: self) { AlertSeverity() }.severity }
        set { AlertSeverity.key.value(of: self) { AlertSeverity() }.severity = newValue }
    }
}
