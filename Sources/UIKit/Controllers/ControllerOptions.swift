/// What few view controllers have, kept beside them.
final class ControllerOptions {
    private static let key = AttachmentKey()

    /// A scroll view that bars at some edges follow.
    struct EdgeScrollView {
        let edges: NSDirectionalRectEdge
        weak var view: UIScrollView?
    }

    var contentScrollViews: [EdgeScrollView] = []
    var preferredTransition: UIViewController.Transition?
    var unavailable: (any UIContentConfiguration)?
    var unavailableView: (any UIView & UIContentView)?

    /// Returns the options of a controller, made when they are first asked for.
    static func of(_ controller: UIViewController) -> ControllerOptions {
        key.value(of: controller) { ControllerOptions() }
    }
}
