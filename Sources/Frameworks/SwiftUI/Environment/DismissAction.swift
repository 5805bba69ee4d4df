public import SwiftUICore
import UIKitCore

/// An action that dismisses a presentation.
public struct DismissAction {
    let host: HostReference

    /// Dismisses the view: takes it from the stack it was pushed on, or ends its presentation.
    public func callAsFunction() {
        guard let controller = host.controller else { return }
        if let stack = controller.navigationController, stack.viewControllers.count > 1 {
            stack.popViewController(animated: true)
        } else {
            controller.presentingViewController?.dismiss(animated: true)
        }
    }
}

/// The state of a view's presentation.
public struct PresentationMode {
    let host: HostReference

    /// Whether the view is presented.
    public var isPresented: Bool {
        guard let controller = host.controller else { return false }
        return controller.presentingViewController != nil
            || (controller.navigationController?.viewControllers.count ?? 0) > 1
    }

    /// Dismisses the view.
    public mutating func dismiss() { DismissAction(host: host)() }
}

extension EnvironmentValues {
    /// An action that dismisses the view's presentation.
    public var dismiss: DismissAction { DismissAction(host: hostReference) }

    /// Whether the view is presented.
    public var isPresented: Bool { PresentationMode(host: hostReference).isPresented }

    /// The state of the view's presentation.
    public var presentationMode: Binding<PresentationMode> {
        let host = hostReference
        return Binding(get: { PresentationMode(host: host) }, set: { _ in })
    }
}
