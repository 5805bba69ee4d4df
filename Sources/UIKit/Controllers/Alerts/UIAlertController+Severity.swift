/// How severe the message of an alert is. Raw values match Apple's.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// Something may be lost.
    case critical = 1
}

private final class AlertSeverity {
    static let key = AttachmentKey()
    var severity = UIAlertControllerSeverity.default
}

extension UIAlertController {
    /// How severe the message of the alert is; shown on a Mac alone.
    public var severity: UIAlertControllerSeverity {
        get { AlertSeverity.key.value(of: self) { AlertSeverity() }.severity }
        set { AlertSeverity.key.value(of: self) { AlertSeverity() }.severity = newValue }
    }
}
