/// Properties that few view controllers set, stored in an associated object.
final class ControllerOptions {
    private static let key = AttachmentKey()

    /// A scroll view whose content decides the appearance of bars at some edges.
    struct EdgeScrollView {
        let edges: NSDirectionalRectEdge
        weak var view: UIScrollView?
    }

    var contentScrollViews: [EdgeScrollView] = []
    var preferredTransition: UIViewController.Transition?
    var unavailable: (any UIContentConfiguration)?
    var unavailableView: (any UIView & UIContentView)?

    /// Returns the options of a controller, created on first access.
    static func of(_ controller: UIViewController) -> ControllerOptions {
        key.value(of: controller) { ControllerOptions() }
    }
}
