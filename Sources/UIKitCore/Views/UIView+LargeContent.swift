extension UIView {
}

/// Shows the large content viewer on a long press at the largest text sizes; it never does here.
public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?

    /// Called before the view changes.
    public func willMove(to view: UIView?) {}
    /// Called after the view changed.
    public func didMove(to view: UIView?) { self.view = view }
}
