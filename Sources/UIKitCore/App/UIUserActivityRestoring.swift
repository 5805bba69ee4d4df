/// An object that continues an activity.
public protocol UIUserActivityRestoring: AnyObject {
    /// Continues an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
