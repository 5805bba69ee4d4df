import SwiftUICore
import UIKitCore

/// The view of a view controller among SwiftUI's.
final class ControllerLeaf<Controller: UIViewController>: UIKitLeaf {
    let controller: Controller
    /// What the SwiftUI view keeps for it.
    let coordinator: Any
    /// Returns the size for a proposal; nil for the proposal itself.
    var sizing: ((ProposedViewSize) -> CGSize?)?
    /// Called when the controller leaves.
    var dismantle: (() -> Void)?
    var scopeViews: [ScopeView] = []
    private let host: HostReference

    init(_ controller: Controller, in host: HostReference, coordinator: Any) {
        (self.controller, self.host, self.coordinator) = (controller, host, coordinator)
    }

    var platformView: UIView {
        if controller.parent == nil, let parent = host.controller, parent !== controller {
            parent.addChild(controller)
            defer { controller.didMove(toParent: parent) }
            return controller.view
        }
        return controller.view
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        if let size = sizing?(proposal) { return size }
        let preferred = controller.preferredContentSize
        return proposal.replacingUnspecifiedDimensions(
            by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
    }

    func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    func place(in frame: CGRect) {}

    func remove() {
        for scope in scopeViews { scope.removeFromSuperview() }
        if controller.parent != nil {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        controller.viewIfLoaded?.removeFromSuperview()
        dismantle?()
    }
}
